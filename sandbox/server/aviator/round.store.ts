import type { PastRound } from '#sandbox/contract/aviator.ts'
import type { Db } from '../database.ts'
import type { CrashGame } from './crash-game.ts'

export async function lastNumber(db: Db, { provider, game }: CrashGame): Promise<number> {
  const { rows } = await db.query<{ number: number }>(
    'select coalesce(max(number), 0) as number from sandbox.crash_rounds where provider = $1 and game = $2',
    [provider, game],
  )
  return rows[0]?.number ?? 0
}

export interface NewRound extends CrashGame {
  number: number
  chainId: number
  position: number
  commitment: string
  now: Date
}

export async function openRound(db: Db, round: NewRound): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into sandbox.crash_rounds (provider, game, number, chain_id, position, commitment, status, opened_at)
     values ($1, $2, $3, $4, $5, $6, 'betting', $7) returning id`,
    [round.provider, round.game, round.number, round.chainId, round.position, round.commitment, round.now],
  )
  const [row] = rows
  if (!row) throw new Error('A round was not written')
  return row.id
}

interface Told {
  seed: string
  /** Hundredths. */
  point: number
  now: Date
}

interface Untold {
  seed: null
  point: null
  now: Date
}

/** False where the round has been broken off meanwhile. */
export async function takeOff(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update sandbox.crash_rounds set status = 'flying' where id = $1 and status = 'betting'`,
    [id],
  )
  return rowCount === 1
}

/** False where the round has been broken off meanwhile. */
export async function crash(db: Db, id: number, { seed, point, now }: Told): Promise<boolean> {
  const { rowCount } = await db.query(
    `update sandbox.crash_rounds set status = 'crashed', seed = $2, point = $3, ended_at = $4 where id = $1 and status = 'flying'`,
    [id, seed, point, now],
  )
  return rowCount === 1
}

export async function annul(db: Db, id: number, { seed, point, now }: Told | Untold): Promise<void> {
  await db.query(
    `update sandbox.crash_rounds set status = 'annulled', seed = $2, point = $3, ended_at = $4
      where id = $1 and status in ('betting', 'flying')`,
    [id, seed, point, now],
  )
}

export async function markSettled(db: Db, id: number): Promise<void> {
  await db.query(`update sandbox.crash_rounds set status = 'settled' where id = $1 and status = 'crashed'`, [
    id,
  ])
}

export interface UnfinishedRound extends CrashGame {
  id: number
  number: number
  status: 'betting' | 'flying' | 'crashed'
  /** Null before the plane has gone. */
  point: number | null
  root: string
  length: number
  position: number
}

/** Rounds that are not settled: running now, or left by a dead node. */
export async function unfinishedRounds(db: Db, { provider, game }: CrashGame): Promise<UnfinishedRound[]> {
  const { rows } = await db.query<UnfinishedRound>(
    `select rounds.id, rounds.provider, rounds.game, number, status, point, root, length, position
       from sandbox.crash_rounds as rounds join sandbox.crash_chains as chains on chains.id = chain_id
      where rounds.provider = $1 and rounds.game = $2 and status in ('betting', 'flying', 'crashed') order by rounds.id`,
    [provider, game],
  )
  return rows
}

/** The last one first. */
export async function pastRounds(db: Db, { provider, game }: CrashGame, most: number): Promise<PastRound[]> {
  const { rows } = await db.query<PastRound>(
    `select number as round, point from sandbox.crash_rounds
      where provider = $1 and game = $2 and status in ('crashed', 'settled') order by number desc limit $3`,
    [provider, game, most],
  )
  return rows
}

export interface KeptRound {
  commitment: string
  status: string
  seed: string | null
  point: number | null
  /** The seed of the round before, where both are of one chain. */
  before: string | null
}

export async function findRound(
  db: Db,
  { provider, game }: CrashGame,
  number: number,
): Promise<KeptRound | null> {
  const { rows } = await db.query<KeptRound>(
    `select this.commitment, this.status, this.seed, this.point, earlier.seed as before
       from sandbox.crash_rounds as this
       left join sandbox.crash_rounds as earlier on earlier.chain_id = this.chain_id and earlier.position = this.position - 1
      where this.provider = $1 and this.game = $2 and this.number = $3`,
    [provider, game, number],
  )
  return rows[0] ?? null
}
