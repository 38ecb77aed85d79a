import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { roundStatus } from '#contract/round.ts'
import { siteTimeZone } from '#contract/day.ts'
import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import { counted } from '../transaction/round.store.ts'
import { markers, night, rise, soonAfter, type Due, type Found, type Taken } from './harm.rules.ts'

const { Deposit, Withdraw } = transactionKind
const { Rejected, Cancelled, Confirmed } = transactionStatus

/** Rounds, with or without an end, of the day, and of the quarter of an hour before it, of players who have bet on the day. */
const played = `
  select rounds.player_id, bet, win, started_at, status <> ${roundStatus.Processing} as is_over
    from bounds cross join play_sessions
    join rounds on rounds.player_id = play_sessions.player_id and ${counted}
     and started_at >= begins - $3 * interval '1 millisecond' and started_at < ends
   where bet_at >= begins`

const counts = `
  select 'deposit after a loss' as marker, player_id, count(*) as seen from payments
   where type = ${Deposit} and created_at >= begins and created_at < ends
     and player_id in (select player_id from played)
     and exists (
       select from played where played.player_id = payments.player_id and is_over and win < bet
          and started_at between created_at - $3 * interval '1 millisecond' and created_at
     ) group by player_id
   union all
  select 'play at night', player_id, floor(extract(epoch from max(started_at) - min(started_at)) / 60) from played
   where started_at >= begins and started_at < begins + $4 * interval '1 millisecond' group by player_id
   union all
  select 'raised limit', player_id, count(*) from limit_requests
   where created_at >= begins and created_at < ends group by player_id
   union all
  select 'cancelled withdrawal', player_id, count(*) from payments
   where type = ${Withdraw} and status = ${Cancelled} and changed_at >= begins and changed_at < ends group by player_id
   union all
  select 'rising stakes', player_id, count(*) from (
    select player_id, started_at, bet, lag(bet) over one_by_one as bet_before, lag(win) over one_by_one as win_before
      from played where is_over window one_by_one as (partition by player_id order by started_at)
  ) as following
   where started_at >= begins and win_before < bet_before and bet >= $5 * bet_before group by player_id
   union all
  select 'failed deposits', player_id, count(*) from payments
   where type = ${Deposit} and status = ${Rejected} and changed_at >= begins and changed_at < ends group by player_id`

/** Counts the day and keeps its markers; resolves with the players who have one. @param day YYYY-MM-DD, of the site */
export async function findMarkers(db: Db, day: string, now: Date): Promise<number[]> {
  const least = Object.entries(markers).map(([marker, definition]) => ({ marker, least: definition.least }))
  const { rows } = await db.query<{ playerId: number }>(
    `with bounds as (
       select $1::date::timestamp at time zone '${siteTimeZone}' as begins,
              ($1::date + 1)::timestamp at time zone '${siteTimeZone}' as ends
     ), played as materialized (${played}),
     counted as (select counts.* from bounds cross join lateral (${counts}) as counts),
     found as (
       insert into harm_markers (player_id, day, marker, seen, found_at)
       select player_id, $1::date, marker, seen, $2
         from counted join json_to_recordset($6) as definition (marker text, least int) using (marker)
        where seen >= least
       on conflict (player_id, day, marker) do update set seen = excluded.seen
       returning player_id
     )
     select distinct player_id as "playerId" from found`,
    [day, now, soonAfter, night, rise, JSON.stringify(least)],
  )
  return rows.map(({ playerId }) => playerId)
}

/** One run at a time for each player, until the transaction ends. */
export async function lockSteps(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('steps against harm', $1))`, [playerId])
}

export async function lastStep(db: Db, playerId: number): Promise<Taken | null> {
  const { rows } = await db.query<Taken>(
    'select step, taken_at as at from harm_steps where player_id = $1 order by id desc limit 1',
    [playerId],
  )
  return rows[0] ?? null
}

export async function markersSince(db: Db, playerId: number, since: Date): Promise<Found[]> {
  const { rows } = await db.query<Found>(
    `select marker, day::text from harm_markers where player_id = $1 and found_at >= $2 order by day, marker`,
    [playerId, since],
  )
  return rows
}

export async function insertStep(db: Db, playerId: number, { step, rule, markers: of }: Due, at: Date) {
  await db.query(
    'insert into harm_steps (player_id, step, rule, markers, taken_at) values ($1, $2, $3, $4, $5)',
    [playerId, step, rule, of, at],
  )
}

export interface StepRow {
  usercode: string
  step: string
  rule: string
  markers: string[]
  at: Date
}

/** Newest first. */
export async function listSteps(db: Db, most: number): Promise<StepRow[]> {
  const { rows } = await db.query<StepRow>(
    `select usercode, step, rule, markers, taken_at as at
       from harm_steps join players on players.id = player_id order by harm_steps.id desc limit $1`,
    [most],
  )
  return rows
}

export interface Effect extends StepRow {
  /** Of as many days before the step and after it; minor units. */
  depositedBefore: number
  depositedAfter: number
  stakedBefore: number
  stakedAfter: number
  /** Limits that were set or lowered, and breaks that began, in the time after it. */
  limits: number
  breaks: number
}

const sums = (name: 'Before' | 'After', from: string, to: string) => `
  (select coalesce(sum(amount), 0)::bigint from payments
    where payments.player_id = harm_steps.player_id and type = ${Deposit} and status = ${Confirmed}
      and created_at >= ${from} and created_at < ${to}) as "deposited${name}",
  (select coalesce(sum(bet), 0)::bigint from rounds
    where rounds.player_id = harm_steps.player_id and ${counted}
      and started_at >= ${from} and started_at < ${to}) as "staked${name}"`

/** Of steps whose time after them is over. @param span milliseconds */
export async function listEffects(
  db: Db,
  { span, now, most }: { span: number; now: Date; most: number },
): Promise<Effect[]> {
  const { rows } = await db.query<Effect>(
    `select usercode, step, rule, markers, taken_at as at,
            ${sums('Before', 'taken_at - span', 'taken_at')}, ${sums('After', 'taken_at', 'taken_at + span')},
            (select count(*)::int from limit_changes changed
              where changed.player_id = harm_steps.player_id and event in ('set', 'lowered')
                and changed_at >= taken_at and changed_at < taken_at + span) as limits,
            (select count(*)::int from breaks
              where breaks.player_id = harm_steps.player_id
                and begun_at >= taken_at and begun_at < taken_at + span) as breaks
       from harm_steps join players on players.id = player_id
      cross join (select $1 * interval '1 millisecond' as span) as long
      where taken_at + span <= $2 order by harm_steps.id desc limit $3`,
    [span, now, most],
  )
  return rows
}
