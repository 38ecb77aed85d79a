import type { Pool } from '#server/database/pool.ts'
import { providers, startBench } from './bets-in-database.ts'
import { figure, spread, type Spread } from './compared.ts'

const writers = [1, 2, 4, 8, 16, 32, 64]
/** Where ways are compared that differ only by their locks or triggers. */
const crowded = 16
const turns = 3
/** All bets at one provider ÷ each player at another one. */
const goal = 0.9
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
  /** Bytes of a bet with its round: in the database, and in the write-ahead log. */
  kept: Spread
  logged: Spread
  missed: string[]
}

/** Bets as the server sends them, by pgbench: without our server's own time, beside pgbench's own test on the same PostgreSQL. */
export async function measureLedger(): Promise<LedgerMeasured> {
  await using bench = await startBench()
  const curve: Point[] = []
  for (const count of writers) {
    const [own, other]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < turns; turn++) {
      own.push(await bench.bets(count, providers.hot))
      other.push(await bench.tpcb(count))
    }
    curve.push({ writers: count, bets: spread(own), tpcb: spread(other) })
  }
  const ratios = { hot: [] as number[], unchecked: [] as number[] }
  const bytes = { kept: [] as number[], logged: [] as number[] }
  for (let turn = 0; turn < turns; turn++) {
    const before = await written(bench.pool)
    const usual = await bench.bets(crowded, providers.hot)
    const after = await written(bench.pool)
    for (const each of ['kept', 'logged'] as const)
      bytes[each].push((after[each] - before[each]) / (after.bets - before.bets))
    ratios.hot.push(usual / (await bench.bets(crowded, providers.ofEachPlayer)))
    await check(bench.pool, 'disable')
    ratios.unchecked.push((await bench.bets(crowded, providers.hot)) / usual)
    await check(bench.pool, 'enable')
  }
  const measured = {
    curve,
    hot: spread(ratios.hot),
    unchecked: spread(ratios.unchecked),
    kept: spread(bytes.kept),
    logged: spread(bytes.logged),
  }
  const missed =
    measured.hot.median < goal ? [`The hot account: ${measured.hot.median.toFixed(2)}, at least ${goal}`] : []
  return { ...measured, missed }
}

async function written(pool: Pool): Promise<{ bets: number; kept: number; logged: number }> {
  const { rows } = await pool.query<{ bets: number; kept: number; logged: number }>(
    `select (select count(*) from rounds) as bets, pg_database_size(current_database()) as kept,
            pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as logged`,
  )
  return rows[0] ?? { bets: 0, kept: 0, logged: 0 }
}

async function check(pool: Pool, whether: 'enable' | 'disable'): Promise<void> {
  for (const [name, table] of Object.entries(triggers))
    await pool.query(`alter table ${table} ${whether} trigger ${name}`)
}

export const sayLedger = ({ curve, hot, unchecked, kept, logged, missed }: LedgerMeasured): string =>
  [
    'writers  bets per second         pgbench (TPC-B) per second',
    ...curve.map(
      ({ writers: count, bets, tpcb }) =>
        `${String(count).padStart(7)}  ${figure(bets, 0).padEnd(22)}  ${figure(tpcb, 0)}`,
    ),
    `All bets at one provider: ${figure(hot, 2)} of bets at as many providers as players (at least ${goal})`,
    `Without the checks at commit: ${figure(unchecked, 2)} of bets with them`,
    `A bet with its round: ${figure(kept, 0)} bytes in the database, ${figure(logged, 0)} in the write-ahead log`,
    ...missed.map((each) => `✗ ${each}`),
  ].join('\n')
