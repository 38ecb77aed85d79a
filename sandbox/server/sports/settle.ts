import { transaction } from '../database.ts'
import type { Debt } from '../debts.ts'
import type { TableParts } from '../parts.ts'
import { listEndings } from './ending.store.ts'
import { game, giveUp, roundOf } from './place.ts'
import { verdictOf } from './slip.rules.ts'
import { changeSlip, dueSlips, lockSlip, type KeptSlip } from './slip.store.ts'

type Parts = Pick<TableParts, 'pool' | 'clock' | 'debts'>

const mostAtOnce = 200

/** Settles due slips, each once, also with several nodes. Returns how many were due. */
export async function settle(parts: Parts): Promise<number> {
  const { pool, clock } = parts
  const due = await dueSlips(pool, clock(), mostAtOnce)
  for (const slip of due) {
    if (slip.status === 'placing') await giveUp(parts, slip, 'no answer')
    else await settleOne(parts, slip)
  }
  return due.length
}

async function settleOne({ pool, clock, debts }: Parts, key: KeptSlip): Promise<void> {
  const owed = await transaction(pool, async (tx) => {
    const slip = await lockSlip(tx, key)
    if (slip?.status !== 'open') return null
    const now = clock()
    const { status, won, dueAt } = verdictOf(slip.stake, slip.legs, now.getTime(), await listEndings(tx))
    await changeSlip(tx, slip, {
      from: 'open',
      to: status,
      won,
      now,
      ...(dueAt !== null && { dueAt: new Date(dueAt) }),
    })
    if (status === 'open') return null
    const debt = debtOf(slip, status, won)
    await debts.owe(tx, debt)
    return debt
  })
  if (owed) await debts.pay({ provider: owed.provider, id: owed.owed.id })
}

/** A void slip is a rollback of its bet; a lost one is a win of 0, which ends the round. */
function debtOf(slip: KeptSlip, status: 'won' | 'lost' | 'void', won: number): Debt {
  const { book, usercode } = slip
  const round = roundOf(slip)
  const whose = { provider: book, seat: { usercode, token: '' } }
  if (status === 'void')
    return { ...whose, kind: 'rollback', owed: { id: `back-${round}`, round, game, of: round } }
  return {
    ...whose,
    kind: 'win',
    owed: { id: `win-${round}`, round, game, amount: won, endsRound: true, of: round },
  }
}
