import type { SiteActor } from '#machines/site/site.machine.ts'

/** Before a page opens: closes the dialog in front, then the game of a phone under it. */
export function uncover(site: SiteActor): void {
  site.send({ type: 'close' })
  site.send({ type: 'close' })
}
