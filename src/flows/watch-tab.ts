import { fromCallback } from 'xstate'
import type { TabFact } from '#machines/tab-fact.ts'

/** Whether the page can be seen, from the first moment on. */
export const watchTab = fromCallback(({ sendBack }) => {
  const report = () => {
    const type = document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.shown'
    sendBack({ type } satisfies TabFact)
  }
  document.addEventListener('visibilitychange', report)
  if (document.visibilityState === 'hidden') report()
  return () => document.removeEventListener('visibilitychange', report)
})
