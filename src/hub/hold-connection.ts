import type { HubConnection } from '@microsoft/signalr'
import { fromCallback, type AnyEventObject } from 'xstate'
import type { HubFact, RealtimeInput } from '#machines/realtime/realtime.machine.ts'

/** One connection from its opening to its end; what draws on the network is loaded with the first one. */
export const holdConnection = fromCallback<AnyEventObject, RealtimeInput>(({ input, sendBack }) => {
  let connection: HubConnection | null = null
  let left = false
  const report = (fact: HubFact) => {
    if (!left) sendBack(fact)
  }
  const open = async () => {
    const { openConnection } = await import('./connection.ts')
    if (!left) connection = openConnection(input, report)
  }
  open().catch((error: unknown) => report({ type: 'hub.closed', reason: String(error) }))
  return () => {
    left = true
    void connection?.stop()
  }
})
