import type { Placed, SlipRefusal, SlipRequest, SportsBook } from '#sandbox/contract/sports.ts'
import { transaction } from '../database.ts'
import type { TableParts } from '../parts.ts'
import type { Seat, WalletAnswer } from '../wallet.ts'
import { listEndings } from './ending.store.ts'
import { shownSlip } from './show.ts'
import { firstDue, judge } from './slip.rules.ts'
import { changeSlip, findSlip, insertSlip, type KeptSlip, type SlipKey } from './slip.store.ts'

/** The wallet's game code for sports bets. */
export const game = 'sportsbook'
/** Milliseconds without an answer of the wallet before a slip is given up and its bet rolled back. */
const placingPatience = 60_000

const refusals: Partial<Record<Extract<WalletAnswer, { done: false }>['why'], SlipRefusal>> = {
  'insufficient funds': 'insufficient funds',
  'limit reached': 'limit reached',
  'play closed': 'play closed',
  'session ended': 'session ended',
  'no such player': 'not known',
  'no answer': 'no answer',
}

type Parts = Pick<TableParts, 'pool' | 'clock' | 'walletOf' | 'debts'>

const refused = (why: SlipRefusal): Placed => ({ placed: false, why, legs: [] })

/** For the wallet a slip is one round; its bet has the same id. */
export const roundOf = ({ usercode, id }: Omit<SlipKey, 'book'>) => `${usercode}-${id}`

/** Idempotent by the id of the slip. */
export async function place(parts: Parts, book: SportsBook, seat: Seat, asked: SlipRequest): Promise<Placed> {
  const { pool, clock } = parts
  const key: SlipKey = { book, usercode: seat.usercode, id: asked.id }
  const known = await findSlip(pool, key, asked)
  if (known) return known.same ? goOn(parts, seat, known.slip) : refused('id reused')
  const now = clock()
  const endings = await listEndings(pool)
  const judged = judge(asked, now.getTime(), endings)
  if (!judged.taken) return { placed: false, why: judged.why, legs: [...judged.legs] }
  const { legs } = judged
  const dueAt = new Date(now.getTime() + placingPatience)
  await insertSlip(pool, { key, asked, legs, now, dueAt })
  const kept = await findSlip(pool, key, asked)
  if (!kept) throw new Error(`The slip ${asked.id} was inserted and is not there`)
  return kept.same ? goOn(parts, seat, kept.slip) : refused('id reused')
}

/** Asks the wallet again if it has not answered; the wallet is idempotent by the id. */
async function goOn(parts: Parts, seat: Seat, slip: KeptSlip): Promise<Placed> {
  if (slip.status !== 'placing') return answerOf(parts, slip, null)
  const { pool, clock, walletOf } = parts
  const { book, stake, legs } = slip
  const round = roundOf(slip)
  const answer = await walletOf(book).bet(seat, { id: round, round, game, amount: stake, endsRound: false })
  const now = clock()
  if (answer.done) {
    const dueAt = new Date(firstDue(legs, await listEndings(pool)))
    await changeSlip(pool, slip, { from: 'placing', to: 'open', dueAt, now })
  } else {
    await giveUp(parts, slip, refusals[answer.why] ?? 'no answer')
  }
  const { rows } = await pool.query<Pick<KeptSlip, 'status' | 'refusal'>>(
    'select status, refusal from sandbox.sports_slips where book = $1 and usercode = $2 and id = $3',
    [slip.book, slip.usercode, slip.id],
  )
  return answerOf(parts, { ...slip, ...rows[0] }, answer.balance)
}

/** 'no answer': the wallet may have taken the bet, so it gets a rollback. */
export async function giveUp(
  { pool, clock, debts }: Pick<Parts, 'pool' | 'clock' | 'debts'>,
  slip: KeptSlip,
  refusal: SlipRefusal,
): Promise<void> {
  const { book, usercode } = slip
  const round = roundOf(slip)
  await transaction(pool, async (tx) => {
    const change = { from: 'placing', to: 'refused', refusal, now: clock() } as const
    if (!(await changeSlip(tx, slip, change)) || refusal !== 'no answer') return
    await debts.owe(tx, {
      provider: book,
      seat: { usercode, token: '' },
      kind: 'rollback',
      owed: { id: `back-${round}`, round, game, of: round },
    })
  })
}

async function answerOf(
  { pool, clock }: Pick<Parts, 'pool' | 'clock'>,
  slip: KeptSlip,
  balance: number | null,
): Promise<Placed> {
  if (slip.status === 'refused') return refused(slip.refusal ?? 'no answer')
  return { placed: true, slip: shownSlip(slip, clock().getTime(), await listEndings(pool)), balance }
}
