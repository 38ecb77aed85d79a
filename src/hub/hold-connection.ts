import { fromCallback, type AnyEventObject } from 'xstate'
import type { HubFact, RealtimeInput } from '#machines/realtime/realtime.machine.ts'
import { openConnection } from './connection.ts'

export const holdConnection = fromCallback<AnyEventObject, RealtimeInput>(({ input, sendBack }) => {
  let left = false
  const report = (fact: HubFact) => {
    if (!left) sendBack(fact)
  }
  const connection = openConnection(input, report)
  return () => {
    left = true
    void connection.stop()
  }
})
