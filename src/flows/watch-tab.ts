import { fromCallback } from 'xstate'
import type { TabFact } from '#machines/tab-fact.ts'

/** Reports every change; at the start only a hidden tab, because a tab counts as shown. */
export const watchTab = fromCallback(({ sendBack }) => {
  const report = () => {
    const type = document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.shown'
    sendBack({ type } satisfies TabFact)
  }
  document.addEventListener('visibilitychange', report)
  if (document.visibilityState === 'hidden') report()
  return () => document.removeEventListener('visibilitychange', report)
})
