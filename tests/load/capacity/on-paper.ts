/** Of one thing that is done: CPU in milliseconds, and bytes. */
export interface Unit {
  node: number
  database: number
  /** In the write-ahead log. */
  logged: number
  /** In the database. */
  kept: number
}

/** What a concurrent player does, in times per second: assumed, not measured. */
export const shares = {
  bet: 1 / 20,
  win: 1 / 20,
  /** After each hint. */
  balance: 1 / 10,
  history: 1 / 300,
  document: 1 / 120,
  'sign-in': 1 / 1_800,
}
/** Part of a processor that is planned to be used: the rest is for peaks, failures and the operating system. */
const planned = 0.5
/** Processors of one shard's primary: more are not measured. */
const coresOfShard = 16
const sizes = [10_000, 100_000, 1_000_000]
const day = 24 * 60 * 60

const line = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(16)).join('')

/** What so many concurrent players need, a line for each. */
export function onPaper(units: Record<keyof typeof shares, Unit>, connection: number): string[] {
  const perPlayer = (what: keyof Unit) =>
    Object.entries(shares).reduce((sum, [name, rate]) => {
      const unit = Object.entries(units).find(([each]) => each === name)?.[1]
      return sum + rate * (unit?.[what] ?? 0)
    }, 0)
  const cores = (what: 'node' | 'database', players: number) =>
    Math.ceil((players * perPlayer(what)) / 1_000 / planned)
  return [
    line([
      'players',
      'bets and wins/s',
      'node cores',
      'database cores',
      'shards',
      'hub GiB',
      'log MB/s',
      'kept GB/day',
    ]),
    ...sizes.map((players) => {
      const database = cores('database', players)
      return line([
        players,
        Math.round(players * (shares.bet + shares.win)),
        cores('node', players),
        database,
        Math.ceil(database / coresOfShard),
        ((players * connection) / 1_024 ** 3).toFixed(1),
        ((players * perPlayer('logged')) / 1e6).toFixed(1),
        ((players * perPlayer('kept') * day) / 1e9).toFixed(0),
      ])
    }),
  ]
}
