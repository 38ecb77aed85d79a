import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'

/** An event with its payload, and a word for it where one type stands for several cases. */
export type Case = EventObject & Record<string, unknown>

/** From where a walk begins, and by which events it may go on. */
export interface Start {
  /** In words: 'a player with a verified phone'. */
  name: string
  input?: unknown
  events: readonly Case[]
}

/** What the generator needs to know of a flow besides its machine. */
export interface Flow {
  machine: AnyStateMachine
  starts: readonly Start[]
  /** What guards read of the context: with the state it tells one place of a path from another. */
  project: (snapshot: AnyMachineSnapshot) => unknown
  /** Whether the event can come now where the machine would take it; always, where nothing is said. */
  canCome?: (event: Case, state: AnyMachineSnapshot) => boolean
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

/** @param state the path of the state whose timer it is, from the machine's id on */
export const after = (delay: string, ...state: string[]): Case => ({
  type: `xstate.after.${delay}.${state.join('.')}`,
})

/** One of each kind that an actor may reject with. */
export const refused = { kind: 'refused', message: 'Sunucu bunu kabul etmedi.' } as const
export const noAnswer = { kind: 'no answer' } as const
export const signedOut = { kind: 'signed out', message: 'Oturum sona erdi.' } as const
export const fault = new Error('Beklenmedik bir hata oluştu.')
export const failures = (actor: string): Case[] =>
  [refused, noAnswer, signedOut, fault].map((error) => failed(actor, error))
