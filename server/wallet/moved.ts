import { channel } from 'node:diagnostics_channel'
import type { Cause } from './wallet.rules.ts'

/** `repeated`: it had been done before. */
export type Outcome = 'done' | 'refused' | 'repeated'
type Listener = (cause: Cause, outcome: Outcome) => void

interface Moved {
  cause: Cause
  outcome: Outcome
}

/** Of the whole process. */
const moves = channel('lale.money moved')

export const tellMoved: Listener = (cause, outcome) => {
  if (moves.hasSubscribers) moves.publish({ cause, outcome } satisfies Moved)
}

const isMoved = (message: unknown): message is Moved =>
  typeof message === 'object' && message !== null && 'cause' in message && 'outcome' in message

/** Returns how to stop. */
export function hearMoved(hear: Listener): () => void {
  const listener = (message: unknown) => {
    if (isMoved(message)) hear(message.cause, message.outcome)
  }
  moves.subscribe(listener)
  return () => moves.unsubscribe(listener)
}
