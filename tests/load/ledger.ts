import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbedded } from '#server/database/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { createPool, type Pool } from '#server/database/pool.ts'
import { stripes } from '#server/wallet/wallet.rules.ts'
import { openAccounts } from '#server/wallet/wallet.store.ts'
import { ensureProgram } from '#tests/server/setup/program.ts'
import { proveLedger, signedIn } from '#tests/server/setup/player.ts'
import { scratchFolder } from '#tests/server/setup/scratch.ts'
import { figure, spread, type Spread } from './compared.ts'

const pgbench = '/usr/lib/postgresql/15/bin/pgbench'
const writers = [1, 2, 4, 8, 16, 32, 64]
/** Where ways are compared that differ only by their locks or triggers. */
const crowded = 16
const turns = 3
/** Seconds that are measured, after those that each writer's connection needs to plan its statements. */
const measuredTime = 4
const warmUp = (count: number) => 2 + Math.ceil(count / 4)
/** Milliseconds: of the proofs at the end. */
const longestStatement = 60_000
/** Players of each way. */
const players = 128
/** Minor units: more than all bets together. */
const cash = 1_000_000_000
/** Of pgbench's own test: 10 branches, so that up to ten writers do not wait for each other. */
const scale = 10
/** All bets at one provider ÷ each player at another one. */
const goal = 0.9
const hotProvider = 'hub88'
const triggers = {
  transfer_complete: 'transfers',
  entry_balanced: 'entries',
  account_follows_entries: 'accounts',
}

interface Point {
  writers: number
  /** Per second. */
  bets: Spread
  /** pgbench's own transactions (TPC-B). */
  tpcb: Spread
}

export interface LedgerMeasured {
  curve: Point[]
  /** All bets at one provider ÷ each player at another one. */
  hot: Spread
  /** Without the checks at commit ÷ with them. */
  unchecked: Spread
  missed: string[]
}

/** Bets as the server sends them, by pgbench: without our server's own time, beside pgbench's own test on the same PostgreSQL. */
export async function measureLedger(): Promise<LedgerMeasured> {
  ensureProgram(pgbench, 'postgresql-15')
  await using ends = new AsyncDisposableStack()
  const folder = scratchFolder('test')
  ends.defer(async () => rmSync(folder, { recursive: true, force: true }))
  const database = await startEmbedded(folder)
  ends.defer(() => database.stop())
  await migrate(database.url)
  const pool = createPool(database.url, { patience: longestStatement })
  ends.defer(() => pool.end())
  const tpcbUrl = database.url.replace(/[^/]*$/, 'tpcb')
  await pool.query('create database tpcb')
  await promisify(execFile)(pgbench, ['-i', '-q', '-s', String(scale), tpcbUrl])
  await takeSeats(pool)
  const bets = (count: number, provider: string) => {
    const script = join(folder, 'bet.sql')
    writeFileSync(script, betAt(provider))
    return run(database.url, count, '-f', script)
  }
  const hot = `'${hotProvider}'`
  const others = `'provider ' || :player`

  const curve: Point[] = []
  for (const count of writers) {
    const [own, other]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < turns; turn++) {
      own.push(await bets(count, hot))
      other.push(await run(tpcbUrl, count))
    }
    curve.push({ writers: count, bets: spread(own), tpcb: spread(other) })
  }
  const ratios = { hot: [] as number[], unchecked: [] as number[] }
  for (let turn = 0; turn < turns; turn++) {
    const usual = await bets(crowded, hot)
    ratios.hot.push(usual / (await bets(crowded, others)))
    await check(pool, 'disable')
    ratios.unchecked.push((await bets(crowded, hot)) / usual)
    await check(pool, 'enable')
  }
  await proveLedger({ pool })
  const measured = { curve, hot: spread(ratios.hot), unchecked: spread(ratios.unchecked) }
  const missed =
    measured.hot.median < goal ? [`The hot account: ${measured.hot.median.toFixed(2)}, at least ${goal}`] : []
  return { ...measured, missed }
}

/** Each bet has ids of its own. @param provider an expression */
const betAt = (provider: string) => `\\set player random(1, ${players})
select taken from take_plain_bet(
  ${provider}, gen_random_uuid()::text, ',"bench"]', sha256(convert_to(${provider} || :player, 'UTF8')), null, null,
  gen_random_uuid()::text, gen_random_uuid()::text, 100, false, ${stripes}, now(), null);
`

/** Players with cash and two open games: one at the provider of all, one at a provider of their own. */
async function takeSeats(pool: Pool): Promise<void> {
  const place = { pool, clock: { now: () => new Date() } }
  for (let number = 1; number <= players; number++) {
    const { id } = await signedIn(place, cash)
    const providers = [hotProvider, `provider ${number}`]
    await openAccounts(pool, 'game provider', providers)
    await pool.query(
      `insert into game_sessions (token_hash, player_id, session_id, provider, game, started_at)
       select sha256(convert_to(provider || $2::text, 'UTF8')), $1, id, provider, 'tulips', now()
         from sessions cross join unnest($3::text[]) as provider where player_id = $1`,
      [id, number, providers],
    )
  }
}

async function check(pool: Pool, whether: 'enable' | 'disable'): Promise<void> {
  for (const [name, table] of Object.entries(triggers))
    await pool.query(`alter table ${table} ${whether} trigger ${name}`)
}

/** Transactions per second. */
async function run(url: string, count: number, ...words: string[]): Promise<number> {
  const seconds = warmUp(count) + measuredTime
  const plan = ['-n', '-M', 'prepared', '-j', '2', '-P', '1', '-T', String(seconds), '-c', String(count)]
  const { stderr } = await promisify(execFile)(pgbench, [...plan, ...words, url])
  const each = [...stderr.matchAll(/progress: [\d.]+ s, ([\d.]+) tps/g)].map(([, tps]) => Number(tps))
  const last = each.slice(-measuredTime)
  return last.reduce((sum, tps) => sum + tps, 0) / last.length
}

export const sayLedger = ({ curve, hot, unchecked, missed }: LedgerMeasured): string =>
  [
    'writers  bets per second         pgbench (TPC-B) per second',
    ...curve.map(
      ({ writers: count, bets, tpcb }) =>
        `${String(count).padStart(7)}  ${figure(bets, 0).padEnd(22)}  ${figure(tpcb, 0)}`,
    ),
    `All bets at one provider: ${figure(hot, 2)} of bets at as many providers as players (at least ${goal})`,
    `Without the checks at commit: ${figure(unchecked, 2)} of bets with them`,
    ...missed.map((each) => `✗ ${each}`),
  ].join('\n')
