import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { readTyped, type Typed } from './given.ts'
import { keep, performAct, told, idle, type Done, type Idle } from './perform.ts'
import type { Answer } from './show.ts'

/** What a command works with, and who sits there. */
export interface Desk extends Pick<Parts, 'pool' | 'clock' | 'bus' | 'notify' | 'env' | 'providers'> {
  who: string
  log: Pick<Parts['log'], 'error'>
}

export interface Command {
  /** Positional words, by name in their order. */
  words: z.ZodMiniObject
  options: z.ZodMiniObject
  /** Of each option, in the help. */
  about: Record<string, string>
  says: string
  /**
   * Whether it changes something, and so asks why; what it decides can be decided once, any other change is named by an id. Of some that
   * only show, it is kept that somebody has looked.
   */
  kept: 'changes' | 'decides' | 'looks' | 'no'
  /** Milliseconds for which each of its statements may run; as long as a player's, unless it is said. */
  patience?: number
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
  spec: Spec<Words, Options> &
    Pick<Command, 'patience'> & { run(desk: Desk, given: Given<Words, Options>): Promise<Answer> },
): Command {
  return {
    ...spec,
    kept: 'no',
    run: (desk, typed) => spec.run(desk, readTyped(spec.words, spec.options, typed)),
  }
}

/** The act, as it will be kept. */
interface Named {
  id: string
  why: string | null
}

/** A command that is done in the transaction that also keeps that it was done: both or neither. It may run several times. */
interface Acting<Words extends z.ZodMiniObject, Options extends z.ZodMiniObject> extends Spec<
  Words,
  Options
> {
  run(tx: Transaction, desk: Desk, given: Given<Words, Options>, act: Named): Promise<Done | Idle>
}

const acting =
  (kept: 'changes' | 'decides' | 'looks') =>
  <Words extends z.ZodMiniObject, Options extends z.ZodMiniObject>(
    spec: Acting<Words, Options>,
  ): Command => ({
    ...spec,
    kept,
    run(desk, { command, id, why, ...typed }) {
      const given = readTyped(spec.words, spec.options, typed)
      return performAct(desk, { command, id, why, given }, (tx, act) =>
        spec.run(tx, desk, given, { id: act, why }),
      )
    },
  })

/** A command that could be meant twice: it takes an id, by which it is done once. */
export const changing = acting('changes')

/** A command whose outcome stands once it is there. */
export const deciding = acting('decides')

/** A command that shows what not everybody is to see: it keeps who has looked. */
export const opening = acting('looks')

/** To be called in the transaction that does the work: keeps what was done. */
export type Keep = (done: Done) => (tx: Transaction) => Promise<void>

/** Like `deciding`, of work that brings its own transactions and keeps the act in the one that counts. */
export const settling = <Words extends z.ZodMiniObject, Options extends z.ZodMiniObject>(
  spec: Spec<Words, Options> & {
    run(desk: Desk, given: Given<Words, Options>, keeping: Keep): Promise<Pick<Done, 'outcome'> | Idle>
  },
): Command => ({
  ...spec,
  kept: 'decides',
  async run(desk, { command, why, ...typed }) {
    const given = readTyped(spec.words, spec.options, typed)
    const id = randomUUID()
    let kept = false
    const keeping: Keep = (act) => async (tx) => {
      await keep(tx, desk, { id, command, why, given }, act)
      kept = true
    }
    const done = await spec.run(desk, given, keeping)
    return 'nothing' in done ? idle(done) : told(kept ? id : null, done)
  },
})

/** Of what reads a whole book. */
export const reportPatience = 10 * 60_000

/** Whether it has to be said why. */
export const asksWhy = ({ kept }: Pick<Command, 'kept'>) => kept === 'changes' || kept === 'decides'
