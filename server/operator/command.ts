import type * as z from 'zod/mini'
import type { Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { readTyped, type Typed } from './given.ts'
import { performAct } from './perform.ts'
import type { Answer } from './show.ts'

/** What a command works with, and who sits there. */
export interface Desk extends Pick<Parts, 'pool' | 'clock' | 'bus' | 'notify' | 'env'> {
  who: string
}

export interface Command {
  /** Positional words, by name in their order. */
  words: z.ZodMiniObject
  options: z.ZodMiniObject
  /** Of each option, in the help. */
  about: Record<string, string>
  says: string
  /** Whether it changes something, and so asks why. Of some that only show, it is kept that somebody has looked. */
  kept: 'changes' | 'looks' | 'no'
  /** Throws NotDone or NotUnderstood, with a sentence for the operator. */
  run(desk: Desk, typed: Typed): Promise<Answer>
}

interface Spec<Words extends z.ZodMiniObject, Options extends z.ZodMiniObject> {
  words: Words
  options: Options
  about: { [Name in keyof z.output<Options>]-?: string }
  says: string
}
type Given<Words extends z.ZodMiniObject, Options extends z.ZodMiniObject> = z.output<Words> &
  z.output<Options>

/** A command that changes nothing. */
export function looking<Words extends z.ZodMiniObject, Options extends z.ZodMiniObject>(
  spec: Spec<Words, Options> & { run(desk: Desk, given: Given<Words, Options>): Promise<Answer> },
): Command {
  return {
    ...spec,
    kept: 'no',
    run: (desk, typed) => spec.run(desk, readTyped(spec.words, spec.options, typed)),
  }
}

/** What came of an act. */
export interface Done {
  /** One sentence, kept with the act. */
  outcome: string
  players?: readonly number[]
  /** What else it was done to: 'page 3'. */
  subject?: string
  shown?: Answer
}

interface Acting<Words extends z.ZodMiniObject, Options extends z.ZodMiniObject> extends Spec<
  Words,
  Options
> {
  /** What it does, in the transaction that also keeps that it was done: both or neither. It may run several times. */
  run(tx: Transaction, desk: Desk, given: Given<Words, Options>, id: string): Promise<Done>
}

const keeping = <Words extends z.ZodMiniObject, Options extends z.ZodMiniObject>(
  kept: 'changes' | 'looks',
  spec: Acting<Words, Options>,
): Command => ({
  ...spec,
  kept,
  run(desk, typed) {
    const given = readTyped(spec.words, spec.options, typed)
    return performAct(desk, {
      command: typed.command,
      id: typed.id,
      why: typed.why,
      given,
      repeatable: kept === 'looks',
      work: (tx, id) => spec.run(tx, desk, given, id),
    })
  },
})

/** A command that changes something: it asks why, and keeps who did it. */
export const changing = <Words extends z.ZodMiniObject, Options extends z.ZodMiniObject>(
  spec: Acting<Words, Options>,
): Command => keeping('changes', spec)

/** A command that shows what not everybody is to see: it keeps who has looked. */
export const opening = <Words extends z.ZodMiniObject, Options extends z.ZodMiniObject>(
  spec: Acting<Words, Options>,
): Command => keeping('looks', spec)
