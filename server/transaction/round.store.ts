import { roundStatus, type Round, type RoundFilter, type RoundPage } from '#contract/round.ts'
import type { Db } from '../database/pool.ts'
import { withinDays } from '../database/within-days.ts'

/** What is asked for, of one player only. */
export interface RoundQuery extends RoundFilter {
  playerId: number
  skip: number
  take: number
}

/** As on the wire, with amounts in minor units and the date not yet said. */
export interface RoundRow extends Omit<Round, 'date'> {
  date: Date
}

export interface PlayedRound extends Omit<RoundRow, 'id' | 'date' | 'kind'> {
  playerId: number
  startedAt: Date
  changedAt: Date
}

/**
 * A round as it now stands: a new one, or what has become of the one with this reference. To be called in the transaction that moves
 * its money. False where the reference belongs to the round of another player: then nothing has happened.
 */
export async function writeRound(db: Db, round: PlayedRound): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into rounds (player_id, provider, reference, game, bet, win, status, balance_after, started_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict on constraint round_once do update
       set bet = excluded.bet, win = excluded.win, status = excluded.status, balance_after = excluded.balance_after,
           changed_at = excluded.changed_at
     where rounds.player_id = excluded.player_id`,
    [
      round.playerId,
      round.provider,
      round.reference,
      round.game,
      round.bet,
      round.win,
      round.status,
      round.balanceAfter,
      round.startedAt,
      round.changedAt,
    ],
  )
  return rowCount === 1
}

const chosen = `
  player_id = $1 and ($2 = 0 or kind = $2) and ($3::smallint is null or status = $3)
    and ${withinDays('started_at', '$4', '$5')}`

const valuesOf = ({ playerId, kind, status, from, to }: RoundQuery) => [
  playerId,
  kind,
  status ?? null,
  from ?? null,
  to ?? null,
]

type Sums = Pick<RoundPage, 'total' | 'sum'>

/** How many there are in all, and what was bet and won in those that count. */
export async function sumRounds(db: Db, query: RoundQuery): Promise<Sums> {
  const { rows } = await db.query<{ total: number; bet: number; win: number }>(
    `select count(*)::int as total,
            coalesce(sum(bet) filter (where status <> $6), 0)::bigint as bet,
            coalesce(sum(win) filter (where status <> $6), 0)::bigint as win
       from rounds where ${chosen}`,
    [...valuesOf(query), roundStatus.Cancelled],
  )
  const { total, bet, win } = rows[0] ?? { total: 0, bet: 0, win: 0 }
  return { total, sum: { bet, win } }
}

/** Newest first. */
export async function listRounds(db: Db, query: RoundQuery): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow>(
    `select id, started_at as date, game, provider, kind, bet, win, status, balance_after as "balanceAfter", reference
       from rounds where ${chosen} order by started_at desc, id desc offset $6 limit $7`,
    [...valuesOf(query), query.skip, query.take],
  )
  return rows
}
