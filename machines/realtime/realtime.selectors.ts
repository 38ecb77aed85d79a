import type { SnapshotFrom } from 'xstate'
import type { realtimeMachine } from './realtime.machine.ts'

type Snapshot = SnapshotFrom<typeof realtimeMachine>

/** The first reconnects, after 0 and 2 s, are not shown. */
const quietAttempts = 2

/** Interrupted for so long that the person should know. */
export function selectInterrupted(now: Snapshot): boolean {
  return now.matches('stopped') || (!now.matches('offline') && now.context.attempt > quietAttempts)
}

/** No attempt is running: the person can start one. */
export function selectWaiting(now: Snapshot): boolean {
  return now.matches('waiting to reconnect') || now.matches('stopped')
}
