import { isDeepStrictEqual } from 'node:util'
import type { Played } from '#sandbox/contract/table.ts'
import type { Db } from '../database.ts'
import type { Engine } from '../engine.ts'
import { findRound, type Step } from './round.store.ts'
import { refusal, roundView } from './step.ts'

/** The stored answer of a repeated step. @param round that the step must belong to; null: any */
export async function answeredAgain(
  db: Db,
  before: Step,
  { round, input, engine }: { round: string | null; input: unknown; engine: Engine },
): Promise<Played> {
  if ((round !== null && before.round !== round) || !isDeepStrictEqual(before.input, input))
    return refusal('id reused')
  if (isAnswer(before.answer)) return before.answer
  if (before.status !== 'done') return refusal('elsewhere')
  const played = await findRound(db, before.round)
  return played ? { done: true, round: roundView(engine, played), balance: null } : refusal('no such round')
}

const isAnswer = (answer: unknown): answer is Played => answer !== null
