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

export interface RoundMove {
  playerId: number
  provider: string
  /** The provider's name for the round. */
  reference: string
  game: string
  /** What is added to the bets and to the wins of the round; negative where it is taken back. */
  bet: number
  win: number
  /** Nothing more is to come. */
  closes: boolean
  /** The player's cash afterwards. */
  balanceAfter: number
  now: Date
}

/**
 * A round after what has just moved in it; to be called in the transaction that moves the money. One that is over stays so; one of
 * which every bet was taken back is cancelled.
 */
export async function moveRound(db: Db, move: RoundMove): Promise<void> {
  const { Processing, Completed, Cancelled } = roundStatus
  await db.query(
    `insert into rounds (player_id, provider, reference, game, bet, win, status, balance_after, started_at, changed_at)
     values ($1, $2, $3, $4, greatest(0, $5::bigint), greatest(0, $6::bigint), case when $7 then $10::smallint else $9::smallint end, $8, $12, $12)
     on conflict on constraint round_once do update
       set bet = rounds.bet + $5::bigint, win = rounds.win + $6::bigint, balance_after = $8, changed_at = $12,
           status = case
             when $5::bigint + $6::bigint < 0 and rounds.bet + $5::bigint = 0 and rounds.win + $6::bigint = 0 then $11::smallint
             when $7 or rounds.status = $10 then $10
             else $9 end`,
    [
      move.playerId,
      move.provider,
      move.reference,
      move.game,
      move.bet,
      move.win,
      move.closes,
      move.balanceAfter,
      Processing,
      Completed,
      Cancelled,
      move.now,
    ],
  )
}

/** Nothing more is to come in the round, if there is one. */
export async function closeRound(
  db: Db,
  { playerId, provider, reference, now }: Pick<RoundMove, 'playerId' | 'provider' | 'reference' | 'now'>,
): Promise<void> {
  await db.query(
    'update rounds set status = $4, changed_at = $5 where player_id = $1 and provider = $2 and reference = $3 and status = $6',
    [playerId, provider, reference, roundStatus.Completed, now, roundStatus.Processing],
  )
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

/** Newest first. Game and provider have the names that the catalogue knows them by, and their own where it does not. */
export async function listRounds(db: Db, query: RoundQuery): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow>(
    `with page as materialized (
       select * from rounds where ${chosen} order by started_at desc, id desc offset $6 limit $7
     )
     select page.id, started_at as date, coalesce(games.name, game) as game, coalesce(games.provider, page.provider) as provider,
            kind, bet, win, status, balance_after as "balanceAfter", reference
       from page left join games on games.code = page.game
      order by started_at desc, page.id desc`,
    [...valuesOf(query), query.skip, query.take],
  )
  return rows
}
