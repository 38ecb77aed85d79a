import { toWire } from '#contract/money.ts'
import type { Played, TableRefusal, TableRound } from '#sandbox/contract/table.ts'
import { type Transaction, transaction } from '../database.ts'
import type { Debt, Debts } from '../debts.ts'
import type { Engine } from '../engine.ts'
import type { TableParts } from '../parts.ts'
import type { WalletAnswer } from '../wallet.ts'
import { concludeStep, dropStep, keepAnswer, type Round, type Step } from './round.store.ts'
import { betIdOf, rollbackIdOf, winIdOf } from './wallet-ids.ts'

export type StepParts = Pick<TableParts, 'pool' | 'walletOf' | 'debts'>

/** The result of a step after its stake was taken. */
export interface Outcome {
  state: unknown
  won: number | null
}

type Asked = Pick<Round, 'id' | 'provider' | 'game' | 'usercode' | 'token'>
type Asking = Pick<Step, 'round' | 'number' | 'stake'>
type Refused = Extract<WalletAnswer, { done: false }>

/** Takes the stake, plays the step and, if it ends the round, pays. Insert the step first. */
export async function takeStep(
  parts: StepParts,
  round: Asked,
  step: Asking,
  play: () => Outcome,
  engine: Engine,
): Promise<Played> {
  const bet = step.stake > 0 ? await sendBet(parts, round, step) : null
  if (bet !== null && !bet.done) return giveUp(parts, round, step, bet)
  try {
    const outcome = play()
    const concluded = await transaction(parts.pool, (tx) => conclude(tx, parts.debts, round, step, outcome))
    if (!concluded) return refusal('no answer')
    const { win, staked } = concluded
    const balance = win ? await parts.debts.pay({ provider: round.provider, id: win.owed.id }) : bet
    const answer = {
      done: true as const,
      round: roundView(engine, { ...outcome, id: round.id, staked }),
      balance: await shownBalance(parts, round, balance),
    }
    await keepAnswer(parts.pool, step.round, step.number, answer)
    return answer
  } catch (error) {
    await owedBack(parts, round, step)
    throw error
  }
}

/** Writes the result and the win in one transaction. Null if the step was given up meanwhile. */
export async function conclude(
  tx: Transaction,
  debts: Pick<Debts, 'owe'>,
  round: Asked,
  step: Asking,
  { state, won }: Outcome,
) {
  const win = winOf(round, won)
  const staked = await concludeStep(tx, step, { state, won })
  if (staked === null) return null
  if (win) await debts.owe(tx, win)
  return { staked, win }
}

/** Null if unknown: the win is not paid yet. */
async function shownBalance(
  parts: StepParts,
  round: Asked,
  answered: WalletAnswer | null,
): Promise<number | null> {
  const answer = answered ?? (await parts.walletOf(round.provider).balance(seatOf(round)))
  return answer.done ? toWire(answer.balance) : null
}

const seatOf = ({ token, usercode }: Asked) => ({ token, usercode })

function sendBet(parts: StepParts, round: Asked, { number, stake }: Asking) {
  return parts.walletOf(round.provider).bet(seatOf(round), {
    id: betIdOf(round.id, number),
    round: round.id,
    game: round.game,
    amount: stake,
    endsRound: false,
  })
}

/** A win of 0 tells the wallet that the round has ended. */
function winOf(round: Asked, won: number | null): Extract<Debt, { kind: 'win' }> | null {
  if (won === null) return null
  const { id, provider, game } = round
  const owed = { id: winIdOf(id), of: betIdOf(id, 0), round: id, game, amount: won, endsRound: true }
  return { kind: 'win', provider, seat: seatOf(round), owed }
}

export function rollbackOf(
  round: Asked,
  { number }: Pick<Step, 'number'>,
): Extract<Debt, { kind: 'rollback' }> {
  const { id, provider, game } = round
  const owed = { id: rollbackIdOf(id, number), round: id, game, of: betIdOf(id, number) }
  return { kind: 'rollback', provider, seat: seatOf(round), owed }
}

/** Drops the step and, in the same transaction, owes a rollback: the wallet may have taken the stake without answering. */
export async function owedBack(
  parts: StepParts,
  round: Asked,
  { round: of, number, stake }: Asking,
): Promise<boolean> {
  return transaction(parts.pool, async (tx) => {
    if (!(await dropStep(tx, of, number))) return false
    if (stake > 0) await parts.debts.owe(tx, rollbackOf(round, { number }))
    return true
  })
}

async function giveUp(
  parts: StepParts,
  round: Asked,
  step: Asking,
  { why, balance }: Refused,
): Promise<Played> {
  const answer = refusal(why === 'no answer' ? why : (refusals[why] ?? 'refused'), balance)
  if (why === 'no answer') {
    if (await owedBack(parts, round, step))
      void parts.debts.pay({ provider: round.provider, id: rollbackIdOf(step.round, step.number) })
  } else {
    await transaction(parts.pool, (tx) => dropStep(tx, step.round, step.number))
  }
  await keepAnswer(parts.pool, step.round, step.number, answer)
  return answer
}

const refusals: Partial<Record<Refused['why'], TableRefusal>> = {
  'no such player': 'not seated',
  'session ended': 'not seated',
  'insufficient funds': 'insufficient funds',
  'limit reached': 'limit reached',
  'play closed': 'play closed',
}

export const refusal = (why: TableRefusal, balance: number | null = null): Played => ({
  done: false,
  why,
  balance: balance === null ? null : toWire(balance),
})

export const roundView = (
  engine: Engine,
  { id, staked, won, state }: Pick<Round, 'id' | 'staked' | 'won' | 'state'>,
): TableRound => ({
  id,
  staked: toWire(staked),
  won: won === null ? null : toWire(won),
  view: engine.view(state),
})
