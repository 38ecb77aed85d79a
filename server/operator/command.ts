import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Pool } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import type { JobQueue } from '../jobs/queue.ts'
import type { Parts } from '../parts.ts'
import { readTyped, type Typed } from './given.ts'
import { keep, performAct, told, idle, type Done, type Idle } from './perform.ts'
import type { Answer } from './show.ts'

/** What a command works with, and who runs it. */
export interface Desk extends Pick<Parts, 'pool' | 'clock' | 'bus' | 'notify' | 'env' | 'providers'> {
  jobs: JobQueue
  /** From 0: whose database `pool` is. */
  shard: number
  /** All of them, in their order. */
  shards: readonly Pool[]
  who: string
  log: Pick<Parts['log'], 'error'>
}

export interface Command {
  /** Positional words, by name in their order. */
  words: z.ZodMiniObject
  options: z.ZodMiniObject
  about: Record<string, string>
  says: string
  /** `changes`: idempotent by --id; `decides`: final; both ask why. `looks`: only shows, but keeps who has looked. `no`: keeps nothing. */
  kept: 'changes' | 'decides' | 'looks' | 'no'
  /** Milliseconds that each of its statements may run; default: statementPatience. */
  patience?: number
  /** Done in every shard: what each of them has alike. */
  everywhere?: true
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

interface Named {
  id: string
  why: string | null
}

/** Runs in the transaction that also keeps the act: both or neither. `run` may be retried. */
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

/** A command that could be repeated by mistake: it is idempotent by its id. */
export const changing = acting('changes')

/** A command whose outcome is final. */
export const deciding = acting('decides')

/** A command that shows confidential data: it keeps who has looked. */
export const opening = acting('looks')

/** Keeps the act; call it in the transaction that does the work. */
export type Keep = (done: Done) => (tx: Transaction) => Promise<void>

/** Like `deciding`, for work with its own transactions: it keeps the act in the decisive one. */
export const settling = <Words extends z.ZodMiniObject, Options extends z.ZodMiniObject>(
  spec: Spec<Words, Options> &
    Pick<Command, 'patience'> & {
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

/** Milliseconds, for reports over the whole ledger. */
export const reportPatience = 10 * 60_000

export const asksWhy = ({ kept }: Pick<Command, 'kept'>) => kept === 'changes' || kept === 'decides'
