import type { SiteActor } from '#machines/site/site.machine.ts'
import { hasArrived } from './arriving.ts'

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

/** No dialog, game, panel or live chat covers the page. */
export function isPageFree(now: Now): boolean {
  const { dialog, game, menus } = now.value
  const isBare =
    dialog === 'none' && game === 'none' && Object.values(menus).every((menu) => menu === 'closed')
  return isBare && !isChatWanted(now)
}

/** Open, or requested and still loading. */
function isChatWanted({ children: { 'live chat': chat } }: Now): boolean {
  if (chat === undefined || !hasArrived(chat)) return false
  const now = chat.getSnapshot()
  return now.matches('open') || now.matches({ loading: 'awaited' })
}
