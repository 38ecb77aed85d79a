import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { providers, startBench, type Bench } from './bets-in-database.ts'
import { figure, spread, type Spread } from './compared.ts'

const writers = [1, 4, 16]
const turns = 3
/** Two shards ÷ one, where it carries most. */
const goal = 1.8

interface Point {
  writers: number
  /** Bets per second. */
  one: Spread
  two: Spread
  ratio: Spread
}

export interface ShardsMeasured {
  curve: Point[]
  missed: string[]
}

/**
 * Bets in one shard, then in two at the same time. Each shard, its PostgreSQL and those who bet there, has one processor of its own: as if
 * each were a machine. Each has as many writers as one has alone.
 */
export async function measureShards(): Promise<ShardsMeasured> {
  if (availableParallelism() < 2) throw new Error('Two shards need two processors')
  await using first = await startBench(['taskset', '-c', '0'])
  await using second = await startBench(['taskset', '-c', '1'])
  await pin(first, 0)
  await pin(second, 1)
  const curve: Point[] = []
  for (const count of writers) {
    const [one, two]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < turns; turn++) {
      one.push(await (turn % 2 === 0 ? first : second).bets(count, providers.hot))
      const both = await Promise.all([first, second].map((shard) => shard.bets(count, providers.hot)))
      two.push(both.reduce((sum, bets) => sum + bets))
    }
    const ratio = spread(two.map((bets, turn) => bets / (one[turn] ?? bets)))
    curve.push({ writers: count, one: spread(one), two: spread(two), ratio })
  }
  const most = curve.toSorted((one, other) => other.one.median - one.one.median)[0]
  const missed =
    most && most.ratio.median < goal
      ? [`Two shards carry ${most.ratio.median.toFixed(2)} times one, at least ${goal}`]
      : []
  return { curve, missed }
}

/** The processes that PostgreSQL starts from now on as well. */
async function pin({ pool }: Bench, processor: number): Promise<void> {
  const { rows } = await pool.query<{ pid: string }>(
    `select (string_to_array(pg_read_file('postmaster.pid'), E'\\n'))[1] as pid`,
  )
  const { stdout } = await promisify(execFile)('pgrep', ['-P', rows[0]?.pid ?? '0'])
  for (const pid of [rows[0]?.pid ?? '', ...stdout.trim().split('\n')])
    await promisify(execFile)('taskset', ['-a', '-c', '-p', String(processor), pid])
}

export const sayShards = ({ curve, missed }: ShardsMeasured): string =>
  [
    'writers of each  one shard, bets per second  two shards              two ÷ one',
    ...curve.map(
      ({ writers: count, one, two, ratio }) =>
        `${String(count).padStart(15)}  ${figure(one, 0).padEnd(26)}  ${figure(two, 0).padEnd(22)}  ${figure(ratio, 2)}`,
    ),
    ...missed.map((each) => `✗ ${each}`),
  ].join('\n')
