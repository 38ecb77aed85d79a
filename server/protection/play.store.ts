import { roundStatus } from '#contract/round.ts'
import { transactionKind, transactionStatus } from '#contract/payment.ts'
import type { Profile } from '#contract/law/profile.ts'
import { sportsProviders } from '../seamless/game-call.ts'
import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import { counted } from '../transaction/round.store.ts'

/** Amounts in minor units, intervals in minutes. */
export interface KeptPlay {
  /** Null: outside of a session. */
  begunAt: Date | null
  staked: number
  won: number
  deposited: number
  every: number
  shortest: number
  longest: number
  dueAt: Date | null
  /** A round of a game runs, and no bet of a next one has been refused. */
  runs: boolean
  /** Null: the law has no longest play without a pause. */
  pauseBegins: Date | null
  pauseEnds: Date | null
}

export async function findPlay(db: Db, playerId: number, now: Date): Promise<KeptPlay> {
  const { rows } = await db.query<KeptPlay>(
    `select begun_at as "begunAt", due_at as "dueAt", shortest, longest,
            extract(epoch from reality_check_every($1))::int / 60 as every,
            coalesce(staked, 0)::bigint as staked, coalesce(won, 0)::bigint as won,
            coalesce(deposited, 0)::bigint as deposited, coalesce(runs, false) and stopped_at is null as runs,
            begun_at + longest_play as "pauseBegins", begun_at + longest_play + pause as "pauseEnds"
       from players
       join reality_check_bounds using (country_id)
       left join play_session_lengths using (country_id)
       left join play_sessions on player_id = players.id and $2 - bet_at <= session_pause()
         and (longest_play is null or $2 < begun_at + longest_play + pause)
       left join lateral (
         select sum(bet) as staked, sum(win) as won,
                bool_or(status = ${roundStatus.Processing} and provider <> all ($3)) as runs
           from rounds where rounds.player_id = players.id and ${counted} and started_at >= begun_at
       ) as played on true
       left join lateral (
         select sum(amount) as deposited from payments
          where payments.player_id = players.id and type = ${transactionKind.Deposit} and status = ${transactionStatus.Confirmed}
            and created_at >= begun_at
       ) as paid on true
      where players.id = $1`,
    [playerId, now, [...sportsProviders]],
  )
  const [kept] = rows
  if (!kept) throw new Error(`The country of player ${playerId} has no reality_check_bounds`)
  return kept
}

/** Does nothing while no reality check is due. */
export async function answerCheck(db: Db, playerId: number, now: Date): Promise<void> {
  await db.query(
    `update play_sessions set checked_at = $2, due_at = reality_check_due($1, begun_at, $2), stopped_at = null
      where player_id = $1 and due_at <= $2`,
    [playerId, now],
  )
}

/** A bet was refused for a reality check or the pause: whatever round has no end yet, the next one was tried. */
export async function stopPlay(db: Db, playerId: number, now: Date): Promise<void> {
  await db.query('update play_sessions set stopped_at = $2 where player_id = $1 and due_at <= $2', [
    playerId,
    now,
  ])
}

/** Of the running interval too; a reality check that is due stays due. */
export async function keepCheckEvery(
  tx: Transaction,
  { playerId, minutes, now }: { playerId: number; minutes: number; now: Date },
): Promise<void> {
  await tx.query(
    `insert into reality_check_choices values ($1, $2)
     on conflict (player_id) do update set minutes = excluded.minutes`,
    [playerId, minutes],
  )
  await tx.query(
    `update play_sessions set due_at = reality_check_due($1, begun_at, checked_at)
      where player_id = $1 and due_at > $2`,
    [playerId, now],
  )
}

/** Writes for every country what its law says of reality checks: the judge reads it. */
export async function writeCheckBounds(
  db: Db,
  boundsOf: (country: string) => Profile['realityCheck'],
): Promise<void> {
  const { rows } = await db.query<{ id: number; code: string }>('select id, code from countries')
  const bounds = rows.map(({ id, code }) => ({ country_id: id, ...boundsOf(code) }))
  await db.query(
    `insert into reality_check_bounds select * from json_populate_recordset(null::reality_check_bounds, $1)
     on conflict (country_id) do update
       set shortest = excluded.shortest, longest = excluded.longest, standard = excluded.standard`,
    [JSON.stringify(bounds)],
  )
}
