import type { BetState, OwnBet } from '#sandbox/contract/aviator.ts'
import type { Db } from '../database.ts'
import type { CrashGame } from './crash-game.ts'

export interface AskedBet {
  id: string
  slot: OwnBet['slot']
  /** Minor units. */
  stake: number
  /** Hundredths. */
  auto: number | null
}

export interface Bettor {
  usercode: string
  token: string
  /** As other players see the name. */
  player: string
}

export interface KeptBet extends AskedBet, Bettor {
  /** The table's own name for it. */
  key: number
  state: BetState
  why: OwnBet['why']
  cashedAt: number | null
  /** Minor units. */
  won: number | null
}

interface NewBet {
  roundId: number
  bet: AskedBet
  bettor: Bettor
  now: Date
}

/** Returns the key; null if the id exists or the betting is closed. */
export async function askBet(db: Db, { roundId, bet, bettor, now }: NewBet): Promise<number | null> {
  const { rows } = await db.query<{ key: number }>(
    `insert into sandbox.crash_bets (id, round_id, usercode, token, player, slot, stake, auto, state, asked_at)
     select $2, id, $3, $4, $5, $6, $7, $8, 'asked', $9 from sandbox.crash_rounds where id = $1 and status = 'betting'
     on conflict (id) do nothing returning key`,
    [roundId, bet.id, bettor.usercode, bettor.token, bettor.player, bet.slot, bet.stake, bet.auto, now],
  )
  return rows[0]?.key ?? null
}

const columns = `bets.id, key, usercode, token, player, slot, stake, auto, state, why, cashed_at as "cashedAt", won`

export type FoundBet = KeptBet & CrashGame & { round: number }

export async function findBet(db: Db, id: string): Promise<FoundBet | null> {
  const { rows } = await db.query<FoundBet>(
    `select ${columns}, number as round, provider, game
       from sandbox.crash_bets as bets join sandbox.crash_rounds as rounds on rounds.id = round_id where bets.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** False if the bet is no longer in the state `from`. */
export async function moveBet(
  db: Db,
  { id, from, to, why = null }: { id: string; from: BetState; to: BetState; why?: OwnBet['why'] },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update sandbox.crash_bets set state = $3, why = $4 where id = $1 and state = $2',
    [id, from, to, why],
  )
  return rowCount === 1
}

export interface Outcome {
  id: string
  /** Hundredths; null where it is lost. */
  at: number | null
  /** Minor units. */
  won: number
}

/** Settles placed bets, each once. Returns the ids of those that were settled now. */
export async function decideBets(db: Db, outcomes: readonly Outcome[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    `update sandbox.crash_bets as bets
        set state = case when at is null then 'lost' else 'cashed' end, cashed_at = at, won = outcome.won
       from unnest($1::uuid[], $2::int[], $3::bigint[]) as outcome (id, at, won)
      where bets.id = outcome.id and state = 'placed' returning bets.id`,
    [outcomes.map(({ id }) => id), outcomes.map(({ at }) => at), outcomes.map(({ won }) => won)],
  )
  return new Set(rows.map(({ id }) => id))
}

export async function placedIn(db: Db, roundId: number): Promise<KeptBet[]> {
  const { rows } = await db.query<KeptBet>(
    `select ${columns} from sandbox.crash_bets as bets where round_id = $1 and state = 'placed' for update`,
    [roundId],
  )
  return rows
}

/** Annuls the placed bets of the round, and those that the wallet may have taken. */
export async function annulBets(db: Db, roundId: number): Promise<KeptBet[]> {
  const { rows } = await db.query<KeptBet>(
    `update sandbox.crash_bets as bets set state = 'annulled' where round_id = $1 and state in ('asked', 'placed')
     returning ${columns}`,
    [roundId],
  )
  return rows
}

/** Annuls bets that have waited for the wallet since `before`. */
export async function annulAsked(
  db: Db,
  { provider, game }: CrashGame,
  before: Date,
): Promise<(KeptBet & { round: number })[]> {
  const { rows } = await db.query<KeptBet & { round: number }>(
    `update sandbox.crash_bets as bets set state = 'annulled' from sandbox.crash_rounds as rounds
      where rounds.id = round_id and provider = $1 and game = $2 and state = 'asked' and asked_at <= $3
     returning ${columns}, number as round`,
    [provider, game, before],
  )
  return rows
}
