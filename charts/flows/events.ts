import type { Flow } from 'statechart-paths'
import type { Case } from 'statechart-walk'

/** A flow with a form that the site runs. */
export interface FormFlow extends Flow {
  form: {
    by: 'visitor' | 'player'
    /** Opens its dialog; null: the form has a page only. */
    opens: Case | null
    /** Its ends with success; a form on a page has none. */
    ends: readonly Case[]
    /** What may come while it waits for its answer: that it is opened, left, sent and answered goes without saying. */
    events: readonly Case[]
  }
}

export const done = (actor: string, output?: unknown): Case => ({
  type: `xstate.done.actor.${actor}`,
  actorId: actor,
  output,
})

export const failed = (actor: string, error: unknown): Case => ({
  type: `xstate.error.actor.${actor}`,
  actorId: actor,
  error,
})

/** @param state the machine's id and the path of the timer's state */
export const after = (delay: string, ...state: string[]): Case => ({
  type: `xstate.after.${delay}.${state.join('.')}`,
})

export const refused = { kind: 'refused', message: 'Sunucu bunu kabul etmedi.' } as const
export const noAnswer = { kind: 'no answer' } as const
export const signedOut = { kind: 'signed out', message: 'Oturum sona erdi.' } as const
export const fault = new Error('Beklenmedik bir hata oluştu.')
export const failures = (actor: string): Case[] =>
  [refused, noAnswer, signedOut, fault].map((error) => failed(actor, error))
