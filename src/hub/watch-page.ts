import { fromCallback } from 'xstate'
import type { NetworkFact, PageFact } from '#machines/realtime/realtime.machine.ts'

/** Reports the back/forward cache; the network may have gone while the page was in it. */
export const watchPage = fromCallback(({ sendBack }) => {
  const report = (fact: PageFact | NetworkFact) => sendBack(fact)
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) report({ type: 'page.put away' })
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    report({ type: 'page.returned' })
    if (!navigator.onLine) report({ type: 'network.lost' })
  }
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
})
