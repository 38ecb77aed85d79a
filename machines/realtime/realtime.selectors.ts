import type { SnapshotFrom } from 'xstate'
import type { realtimeMachine } from './realtime.machine.ts'

type Snapshot = SnapshotFrom<typeof realtimeMachine>

/** A connection that comes back at once or with the second attempt was never missed. */
const quietAttempts = 2

/** The connection has been gone for so long that a person should know. */
export function selectInterrupted(now: Snapshot): boolean {
  return now.matches('stopped') || (!now.matches('offline') && now.context.attempt > quietAttempts)
}

/** Nothing is being tried: the person can ask for it. */
export function selectWaiting(now: Snapshot): boolean {
  return now.matches('waiting to reconnect') || now.matches('stopped')
}
