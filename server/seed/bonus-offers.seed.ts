import { toMinor } from '#contract/money.ts'
import { trialBonus } from '../bonus/bonus.store.ts'
import type { Db } from '../database/pool.ts'

/** Turkish lira. */
const trialAmount = 250

/** Writes the trial bonus where none is set; one that is stays as it is. */
export async function seedBonusOffers(db: Db): Promise<void> {
  await db.query('insert into bonus_offers (code, amount) values ($1, $2) on conflict (code) do nothing', [
    trialBonus,
    toMinor(trialAmount),
  ])
}
