import type { SiteActor } from '#machines/site/site.machine.ts'

type Now = ReturnType<SiteActor['getSnapshot']>

/** Once start-up has gathered what could be had; never, where that is no longer waited for. */
export function untilStarted(site: SiteActor, signal: AbortSignal): Promise<Now> {
  return new Promise((resolve) => {
    const look = (now: Now) => {
      if (!now.matches({ 'start-up': 'started' })) return
      watching.unsubscribe()
      resolve(now)
    }
    const watching = site.subscribe(look)
    signal.addEventListener('abort', () => watching.unsubscribe(), { once: true })
    look(site.getSnapshot())
  })
}

/** Neither a dialog nor a game nor a panel lies over the page. */
export function isPageFree(now: Now): boolean {
  const { dialog, game, menus } = now.value
  return dialog === 'none' && game === 'none' && Object.values(menus).every((menu) => menu === 'closed')
}
