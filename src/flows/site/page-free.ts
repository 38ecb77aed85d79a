import type { SiteActor } from '#machines/site/site.machine.ts'

type Now = ReturnType<SiteActor['getSnapshot']>

/** Resolves when start-up is done; never after an abort. */
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

/** No dialog, game, panel or live chat covers the page, or is on its way. */
export function isPageFree(now: Now): boolean {
  const isBare = now.matches({
    dialog: 'none',
    game: 'none',
    menus: {
      'side menu': 'closed',
      'profile panel': 'closed',
      dropdown: 'closed',
      'notifications panel': 'closed',
      'movements panel': 'closed',
    },
  })
  return isBare && !now.matches({ chat: { offered: 'wanted' } })
}
