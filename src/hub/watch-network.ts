import { fromCallback } from 'xstate'
import type { NetworkFact } from '#machines/realtime/realtime.machine.ts'

export const watchNetwork = fromCallback(({ sendBack }) => {
  const report = (type: NetworkFact['type']) => () => sendBack({ type } satisfies NetworkFact)
  const lost = report('network.lost')
  const returned = report('network.returned')
  window.addEventListener('offline', lost)
  window.addEventListener('online', returned)
  if (!navigator.onLine) lost()
  return () => {
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', returned)
  }
})
