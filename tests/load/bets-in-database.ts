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

const pgbench = '/usr/lib/postgresql/15/bin/pgbench'
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
const hotProvider = 'hub88'
/** An expression for the provider of a bet. */
export const providers = { hot: `'${hotProvider}'`, ofEachPlayer: `'provider ' || :player` }

export interface Bench {
  url: string
  pool: Pool
  /** Bets per second. @param provider an expression */
  bets(writers: number, provider: string): Promise<number>
  /** Transactions per second of pgbench's own test (TPC-B). */
  tpcb(writers: number): Promise<number>
  [Symbol.asyncDispose](): Promise<void>
}

/** A ledger in a PostgreSQL of its own, where pgbench bets as the server does. Disposal proves the ledger. @param wrap words before pgbench */
export async function startBench(wrap: readonly string[] = []): Promise<Bench> {
  ensureProgram(pgbench, 'postgresql-15')
  await using started = new AsyncDisposableStack()
  const folder = scratchFolder('test')
  started.defer(async () => rmSync(folder, { recursive: true, force: true }))
  const database = await startEmbedded(folder)
  started.defer(() => database.stop())
  await migrate(database.url)
  const pool = createPool(database.url, { patience: longestStatement })
  started.defer(() => pool.end())
  await takeSeats(pool)
  started.defer(async () => void (await proveLedger({ pool })))
  let tpcbUrl: string | undefined
  async function prepareTpcb(): Promise<string> {
    const url = database.url.replace(/[^/]*$/, 'tpcb')
    await pool.query('create database tpcb')
    await promisify(execFile)(pgbench, ['-i', '-q', '-s', String(scale), url])
    return url
  }
  const all = started.move()
  return {
    url: database.url,
    pool,
    bets(count, provider) {
      const script = join(folder, 'bet.sql')
      writeFileSync(script, betAt(provider))
      return run(wrap, database.url, count, '-f', script)
    },
    tpcb: async (count) => run(wrap, (tpcbUrl ??= await prepareTpcb()), count),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
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
  await openAccounts(pool, 'payment provider', ['sandbox'])
  for (let number = 1; number <= players; number++) {
    const { id } = await signedIn(place, cash)
    const both = [hotProvider, `provider ${number}`]
    await openAccounts(pool, 'game provider', both)
    await pool.query(
      `insert into game_sessions (token_hash, player_id, session_id, provider, game, started_at)
       select sha256(convert_to(provider || $2::text, 'UTF8')), $1, id, provider, 'tulips', now()
         from sessions cross join unnest($3::text[]) as provider where player_id = $1`,
      [id, number, both],
    )
  }
}

/** Transactions per second. */
async function run(wrap: readonly string[], url: string, count: number, ...words: string[]): Promise<number> {
  const seconds = warmUp(count) + measuredTime
  const plan = ['-n', '-M', 'prepared', '-j', '2', '-P', '1', '-T', String(seconds), '-c', String(count)]
  const [program, ...before] = wrap.length > 0 ? [...wrap, pgbench] : [pgbench]
  const { stderr } = await promisify(execFile)(program ?? pgbench, [...before, ...plan, ...words, url])
  const each = [...stderr.matchAll(/progress: [\d.]+ s, ([\d.]+) tps/g)].map(([, tps]) => Number(tps))
  const last = each.slice(-measuredTime)
  return last.reduce((sum, tps) => sum + tps, 0) / last.length
}
