import { type Db, type Transaction, brokenConstraint } from '../database.ts'
import type { GameProvider } from '#sandbox/contract/provider.ts'

/** Whose round at which game. */
export interface Place {
  provider: GameProvider
  game: string
  usercode: string
}

export interface Round extends Place {
  id: string
  token: string
  status: 'betting' | 'open' | 'ended' | 'cancelled'
  /** Minor units. */
  staked: number
  won: number | null
  /** The engine's own. */
  state: unknown
  /** How many steps it has had. */
  steps: number
  /** A step is in progress: `state` may be about to change. */
  stepping: boolean
}

export interface Step {
  round: string
  number: number
  /** Made by the browser. */
  id: string
  input: unknown
  /** What it costs, minor units. */
  stake: number
  status: 'asked' | 'done' | 'refused'
  /** What the browser was answered. */
  answer: unknown
}

const round = `id, provider, game, usercode, token, status, staked, won, state,
  (select count(*) from sandbox.steps where round = sandbox.rounds.id) as steps,
  exists (select from sandbox.steps where round = sandbox.rounds.id and sandbox.steps.status = 'asked') as stepping`
const step = `round, number, id, input, stake, status, answer`

/** How many of the last rounds a player is shown. */
const recentRounds = 12

export async function insertRound(
  tx: Transaction,
  { id, provider, game, usercode, token }: Place & { id: string; token: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into sandbox.rounds (id, provider, game, usercode, token, status, staked, started_at, seen_at)
     values ($1, $2, $3, $4, $5, 'betting', 0, $6, $6)`,
    [id, provider, game, usercode, token, now],
  )
}

export async function insertStep(
  db: Db,
  { provider, usercode }: Place,
  { round: of, number, id, input, stake }: Pick<Step, 'round' | 'number' | 'id' | 'input' | 'stake'>,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into sandbox.steps (round, number, provider, usercode, id, input, stake, status, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'asked', $8)`,
    [of, number, provider, usercode, id, JSON.stringify(input), stake, now],
  )
}

const constraints: Partial<Record<string, 'round open' | 'asked before' | 'elsewhere'>> = {
  round_open: 'round open',
  step_once: 'asked before',
  steps_pkey: 'elsewhere',
}

/** The constraint that a write violated; undefined for any other error. */
export const brokenRule = (error: unknown) => constraints[brokenConstraint(error) ?? '']

export async function findRound(db: Db, id: string): Promise<Round | null> {
  const { rows } = await db.query<Round>(`select ${round} from sandbox.rounds where id = $1`, [id])
  return rows[0] ?? null
}

export async function findStep(
  db: Db,
  { provider, usercode }: Pick<Place, 'provider' | 'usercode'>,
  id: string,
): Promise<Step | null> {
  const { rows } = await db.query<Step>(
    `select ${step} from sandbox.steps where provider = $1 and usercode = $2 and id = $3`,
    [provider, usercode, id],
  )
  return rows[0] ?? null
}

/** The open round of the player at this game; its next bets use this token. */
export async function resumeRound(db: Db, place: Place, token: string, now: Date): Promise<Round | null> {
  const { rows } = await db.query<Round>(
    `update sandbox.rounds set token = $4, seen_at = $5
      where provider = $1 and game = $2 and usercode = $3 and status = 'open' returning ${round}`,
    [place.provider, place.game, place.usercode, token, now],
  )
  return rows[0] ?? null
}

/** Whether another of the player's rounds at this game has begun after `moment`. */
export async function hasBegunAfter(
  db: Db,
  { provider, game, usercode }: Place,
  { moment, round: own }: { moment: Date; round: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from sandbox.rounds
      where provider = $1 and game = $2 and usercode = $3 and id <> $4 and status <> 'cancelled' and started_at > $5 limit 1`,
    [provider, game, usercode, own, moment],
  )
  return rowCount === 1
}

export async function recentOf(db: Db, place: Place): Promise<Round[]> {
  const { rows } = await db.query<Round>(
    `select ${round} from sandbox.rounds where provider = $1 and game = $2 and usercode = $3 and status = 'ended'
      order by started_at desc limit ${recentRounds}`,
    [place.provider, place.game, place.usercode],
  )
  return rows
}

/** Writes the result of a step. Returns the total stake of the round; null, and nothing written, if the step was given up. */
export async function concludeStep(
  tx: Transaction,
  { round: of, number, stake }: Pick<Step, 'round' | 'number' | 'stake'>,
  { state, won }: { state: unknown; won: number | null },
): Promise<number | null> {
  const { rowCount } = await tx.query(
    `update sandbox.steps set status = 'done' where round = $1 and number = $2 and status = 'asked'`,
    [of, number],
  )
  if (rowCount === 0) return null
  const { rows } = await tx.query<{ staked: number }>(
    `update sandbox.rounds set status = $2, staked = staked + $3, state = $4, won = $5 where id = $1 returning staked`,
    [of, won === null ? 'open' : 'ended', stake, JSON.stringify(state), won],
  )
  return rows[0]?.staked ?? null
}

/** Cancels a step whose bet was not taken. False if it is no longer in progress. */
export async function dropStep(tx: Transaction, of: string, number: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update sandbox.steps set status = 'refused' where round = $1 and number = $2 and status = 'asked'`,
    [of, number],
  )
  if (rowCount === 0) return false
  await tx.query(`update sandbox.rounds set status = 'cancelled' where id = $1 and status = 'betting'`, [of])
  return true
}

/** Cancels the round. Returns the steps whose stakes have to go back. */
export async function annulRound(
  tx: Transaction,
  id: string,
): Promise<Pick<Step, 'round' | 'number' | 'stake'>[]> {
  await tx.query(`update sandbox.rounds set status = 'cancelled' where id = $1 and status = 'open'`, [id])
  const { rows } = await tx.query<Pick<Step, 'round' | 'number' | 'stake'>>(
    `select round, number, stake from sandbox.steps where round = $1 and status = 'done' and stake > 0 order by number`,
    [id],
  )
  return rows
}

export async function keepAnswer(db: Db, of: string, number: number, answer: unknown): Promise<void> {
  await db.query('update sandbox.steps set answer = $3 where round = $1 and number = $2', [
    of,
    number,
    JSON.stringify(answer),
  ])
}

/** Steps in progress since `before`. */
export async function abandonedSteps(
  db: Db,
  before: Date,
): Promise<Pick<Step, 'round' | 'number' | 'stake'>[]> {
  const { rows } = await db.query<Pick<Step, 'round' | 'number' | 'stake'>>(
    `select round, number, stake from sandbox.steps where status = 'asked' and asked_at <= $1 order by round, number`,
    [before],
  )
  return rows
}

/** Open rounds whose players were last seen before `before`, the oldest first. */
export async function leftRounds(db: Db, before: Date, most: number): Promise<Round[]> {
  const { rows } = await db.query<Round>(
    `select ${round} from sandbox.rounds
      where status = 'open' and seen_at <= $1
        and not exists (
          select from sandbox.steps
           where round = sandbox.rounds.id and (asked_at > $1 or sandbox.steps.status = 'asked')
        )
      order by seen_at limit $2`,
    [before, most],
  )
  return rows
}
