import type { Profile } from '#contract/law/profile.ts'
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
export type AgainstBet = Against | StakeTooHigh | SlotSessionBar | PauseOfPlay | { bar: 'reality check' }

/** The law's ceiling of a round of slots. */
export interface StakeTooHigh {
  kind: 'slot stake'
  /** Minor units. */
  most: number
}

/** The law wants a session of slots: none runs, or the stake is above what may still be lost in it. */
export interface SlotSessionBar {
  kind: 'slot session'
  /** Minor units. */
  left: number
  /** ISO; null: none runs. */
  until: string | null
}

/** The law's longest play without a pause is over. */
export interface PauseOfPlay {
  kind: 'pause'
  /** ISO; from then on a round may begin. */
  until: string
}

export interface JudgedBet {
  playerId: number
  provider: string
  /** The provider's id; null: a sports slip. */
  round: string | null
  /** The game that the call names, and that of the session. */
  games: readonly string[]
  /** Minor units. */
  amount: number
  now: Date
}

/** Null: nothing is against the bet. The caller has locked the player's funds. */
export async function judgeBet(
  tx: Transaction,
  { playerId, provider, round, games, amount, now }: JudgedBet,
): Promise<AgainstBet | null> {
  const { rows } = await tx.query<{ refusal: AgainstBet | null }>(
    'select judge_bet_of_round($1, $2, $3, $4, $5, $6) as refusal',
    [playerId, provider, round, games, amount, now],
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

/** Writes what the law of each country asks of bets and limits: the judge and the triggers read it. */
export async function writeLaw(db: Db, profileOf: (country: string) => Profile): Promise<void> {
  const { rows } = await db.query<{ id: number; code: string }>('select id, code from countries')
  const laws = rows.map(({ id, code }) => ({ id, law: profileOf(code) }))
  const needed = laws.flatMap(({ id, law: { limits } }) =>
    limits.required.map((limit) => ({ country_id: id, ...limit })),
  )
  // Nobody has been granted a higher tier.
  const ceilings = laws.flatMap(({ id, law: { game } }) =>
    game.stakes
      .filter(({ tier }) => tier === 0)
      .map(({ age, most }) => ({ country_id: id, age, most: most.amount })),
  )
  const ofLimits = laws.map(({ id, law }) => ({
    country_id: id,
    raise_wait: `${law.limits.raiseWait} milliseconds`,
    deposit_zone: law.limits.depositZone,
  }))
  const lengths = laws.flatMap(({ id, law: { session } }) =>
    session.longest === null
      ? []
      : [{ country_id: id, longest_play: `${session.longest} minutes`, pause: `${session.pause} minutes` }],
  )
  const ofSessions = laws.flatMap(({ id, law: { session } }) => (session.setBefore ? [id] : []))
  await db.query(
    `with needed as (select * from json_populate_recordset(null::required_limits, $1)),
          ceilings as (select * from json_populate_recordset(null::stake_ceilings, $2)),
          sessions as (select unnest($3::int[]) as country_id),
          lengths as (select * from json_populate_recordset(null::play_session_lengths, $5)),
          judged as (
            select country_id from needed union select country_id from ceilings
             union select country_id from sessions union select country_id from lengths
          ),
          unneeded as (
            delete from required_limits
             where (country_id, kind, period) not in (select country_id, kind, period from needed)
          ),
          lifted as (
            delete from stake_ceilings where (country_id, age) not in (select country_id, age from ceilings)
          ),
          freed as (
            delete from slot_session_countries where country_id not in (select country_id from sessions)
          ),
          bound as (insert into slot_session_countries select country_id from sessions on conflict do nothing),
          endless as (
            delete from play_session_lengths where country_id not in (select country_id from lengths)
          ),
          ended as (
            insert into play_session_lengths select * from lengths
            on conflict (country_id) do update set longest_play = excluded.longest_play, pause = excluded.pause
          ),
          unjudged as (delete from judged_countries where country_id not in (select country_id from judged)),
          added as (insert into judged_countries select country_id from judged on conflict do nothing),
          capped as (
            insert into stake_ceilings select * from ceilings
            on conflict (country_id, age) do update set most = excluded.most
          ),
          waits as (
            insert into laws_of_limits select * from json_populate_recordset(null::laws_of_limits, $4)
            on conflict (country_id) do update set raise_wait = excluded.raise_wait, deposit_zone = excluded.deposit_zone
          )
     insert into required_limits select * from needed on conflict do nothing`,
    [
      JSON.stringify(needed),
      JSON.stringify(ceilings),
      ofSessions,
      JSON.stringify(ofLimits),
      JSON.stringify(lengths),
    ],
  )
}
