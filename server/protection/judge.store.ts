import type { LimitName } from '#contract/protection.ts'
import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Bar } from './break.store.ts'

/** A limit that a deposit or bet would pass. Amounts in minor units, of a session in minutes. */
export interface Reached extends LimitName {
  /** Null: the law of the player's country requires it, and it is not set. */
  limit: number | null
  used: number
  /** ISO; when the same amount would fit. Null: it never does. */
  availableAt: string | null
}

/** What is against a deposit or bet. */
export type Against = Reached | { bar: Bar }
export type AgainstBet = Against | { bar: 'reality check' }

export interface JudgedBet {
  playerId: number
  provider: string
  /** The provider's id; null: a sports slip. */
  round: string | null
  /** Minor units. */
  amount: number
  now: Date
}

/** Null: nothing is against the bet. The caller has locked the player's funds. */
export async function judgeBet(
  tx: Transaction,
  { playerId, provider, round, amount, now }: JudgedBet,
): Promise<AgainstBet | null> {
  const { rows } = await tx.query<{ refusal: AgainstBet | null }>(
    'select judge_bet_of_round($1, $2, $3, $4, $5) as refusal',
    [playerId, provider, round, amount, now],
  )
  return verdict(rows)
}

/** Null: nothing is against the deposit. The caller has locked the player's deposits. */
export async function judgeDeposit(
  tx: Transaction,
  { playerId, amount, now }: { playerId: number; amount: number; now: Date },
): Promise<Against | null> {
  const { rows } = await tx.query<{ refusal: Against | null }>(
    'select judge_deposit($1, $2, $3) as refusal',
    [playerId, amount, now],
  )
  return verdict(rows)
}

function verdict<Refusal>([row]: readonly { refusal: Refusal | null }[]): Refusal | null {
  if (!row) throw new Error('The movement was not judged')
  return row.refusal
}

/** Writes for every country which limits its law requires: the judge reads it. */
export async function writeRequired(
  db: Db,
  requiredOf: (country: string) => readonly LimitName[],
): Promise<void> {
  const { rows } = await db.query<{ id: number; code: string }>('select id, code from countries')
  const needed = rows.flatMap(({ id, code }) =>
    requiredOf(code).map((limit) => ({ country_id: id, ...limit })),
  )
  await db.query(
    `with needed as (select * from json_populate_recordset(null::required_limits, $1)),
          gone as (
            delete from required_limits
             where (country_id, kind, period) not in (select country_id, kind, period from needed)
          )
     insert into required_limits select * from needed on conflict do nothing`,
    [JSON.stringify(needed)],
  )
}
