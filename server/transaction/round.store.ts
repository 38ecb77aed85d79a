import { roundKind, roundStatus, type Round, type RoundPage } from '#contract/round.ts'
import type { Db } from '../database/pool.ts'
import { countedPage, countedValues, type CountedQuery } from './counted-page.ts'

/** As on the wire, but amounts in minor units and the date as Date. */
export interface RoundRow extends Omit<Round, 'date'> {
  date: Date
}

export interface RoundMove {
  playerId: number
  provider: string
  /** The provider's id for the round. */
  reference: string
  game: string
  /** Added to the bets and wins of the round; negative: taken back. */
  bet: number
  win: number
  closes: boolean
  /** Cash and bonus afterwards. */
  balanceAfter: number
  now: Date
}

/**
 * Updates the round; call it in the transaction of the transfer. A completed round stays so; one whose bets and wins were all taken back is
 * cancelled.
 */
export async function moveRound(db: Db, move: RoundMove): Promise<void> {
  await db.query('select move_round($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    move.playerId,
    move.provider,
    move.reference,
    move.game,
    move.bet,
    move.win,
    move.closes,
    move.balanceAfter,
    move.now,
  ])
}

export async function closeRound(
  db: Db,
  { playerId, provider, reference, now }: Pick<RoundMove, 'playerId' | 'provider' | 'reference' | 'now'>,
): Promise<void> {
  await db.query(
    `update rounds set status = $4, changed_at = $5
      where id = (select round_id from round_names where player_id = $1 and provider = $2 and reference = $3) and status = $6`,
    [playerId, provider, reference, roundStatus.Completed, now, roundStatus.Processing],
  )
}

const { Processing, Completed, Cancelled, Expired } = roundStatus

/** What of a player's rounds counts as play; an index leads to them by kind, status and moment. */
export const counted = `kind in (${roundKind.Win}, ${roundKind.Bet}) and status in (${Processing}, ${Completed}, ${Expired})`

const onePage = `
  ${countedPage({ table: 'rounds', kind: 'kind', moment: 'started_at', monthly: true })},
  sums as (
    select coalesce(sum(total), 0)::bigint as total,
           coalesce(sum(bet) filter (where status <> ${Cancelled}), 0)::bigint as "sumBet",
           coalesce(sum(win) filter (where status <> ${Cancelled}), 0)::bigint as "sumWin"
      from chosen
  )
  select sums.*, rounds.id, rounds.started_at as date, coalesce(games.name, rounds.game) as game,
         coalesce(games.provider, rounds.provider) as provider, rounds.kind, rounds.bet, rounds.win, rounds.status,
         rounds.balance_after as "balanceAfter", rounds.reference
    from sums
    left join (page join rounds on rounds.id = page.id left join games on games.code = rounds.game) on true
   order by rounds.started_at desc, rounds.id desc`

/** As on the wire, but amounts in minor units and dates as Date. */
export interface Rounds extends Omit<RoundPage, 'list'> {
  list: RoundRow[]
}

type Row = { total: number; sumBet: number; sumWin: number } & (RoundRow | { id: null })

/**
 * Newest first, with the total number, and the sums without cancelled rounds; one snapshot. Game and provider have the names of the
 * catalogue, or their own if it does not know them.
 */
export async function readRounds(db: Db, query: CountedQuery): Promise<Rounds> {
  const { rows } = await db.query<Row>(onePage, countedValues(query))
  const { total = 0, sumBet: bet = 0, sumWin: win = 0 } = rows[0] ?? {}
  return { total, sum: { bet, win }, list: rows.flatMap(roundIn) }
}

function roundIn({ total: _total, sumBet: _bet, sumWin: _win, ...row }: Row): RoundRow[] {
  return row.id === null ? [] : [row]
}
