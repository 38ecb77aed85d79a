import { caller } from '#tests/server/setup/call.ts'
import { roundKind, roundStatus } from '#contract/round.ts'
import { transactionStatus } from '#contract/payment.ts'
import { writeBook, type Gambler, type Past } from './history/book.ts'
import { withPlatform } from './platform.ts'

/** Limit: time of a page of the longest history ÷ that of the shortest. */
const mostTimes = 1.5
/** Requests per page; the lengths alternate. */
const turns = 40
const take = 20
/** Enough for one whole page in the shortest history. */
const fewOpen = 25
const lengths: readonly Past[] = [1_000, 10_000, 100_000, 1_000_000].map((rounds) => ({
  rounds,
  open: fewOpen,
}))
const bets: readonly Past[] = [100, 1_000, 10_000].map((open) => ({ rounds: 2 * open, open }))

/** Half a year, two years ago. */
const dayAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10)
const days = { from: dayAgo(800), to: dayAgo(620) }

type Name = 'transaction/games' | 'transaction/list' | 'transaction/movements'

interface Asked {
  name: Name
  filters: Record<string, object>
}

const askedOfLengths: readonly Asked[] = [
  {
    name: 'transaction/games',
    filters: {
      all: {},
      won: { kind: roundKind.Win },
      open: { status: roundStatus.Processing },
      expired: { status: roundStatus.Expired },
      'half a year': days,
      'half a year, won': { ...days, kind: roundKind.Win },
    },
  },
  {
    name: 'transaction/list',
    filters: { all: {}, confirmed: { status: transactionStatus.Confirmed }, 'half a year': days },
  },
  {
    name: 'transaction/movements',
    filters: { all: {}, deposits: { cause: 'deposit' }, wins: { cause: 'win' } },
  },
]
const askedOfBets: readonly Asked[] = [
  {
    name: 'transaction/games',
    filters: {
      'open bets': { status: roundStatus.Processing },
      'settled bets': { status: roundStatus.Completed },
    },
  },
]

interface Times {
  length: number
  median: number
  p95: number
}

interface Curve {
  /** The call, filter and page. */
  of: string
  times: Times[]
  /** Median of the longest ÷ median of the shortest. */
  ratio: number
}

export interface HistoryMeasured {
  curves: Curve[]
  missed: string[]
}

/** Pages of histories over HTTP, with more and more rounds, and with more and more open bets. */
export function measureHistory(): Promise<HistoryMeasured> {
  return withPlatform(
    async ({ url, databaseUrl }) => {
      const gamblers = await writeBook(databaseUrl, [...lengths, ...bets])
      const told = [
        ...(await curvesOf(url, gamblers.slice(0, lengths.length), askedOfLengths)),
        ...(await curvesOf(url, gamblers.slice(lengths.length), askedOfBets)),
      ]
      const missed = told
        .filter(({ ratio }) => ratio > mostTimes)
        .map(({ of, ratio }) => `${of}: ${ratio.toFixed(2)}, at most ${mostTimes}`)
      return { curves: told, missed }
    },
    { ADDRESS_FACTOR: '1000' },
  )
}

async function curvesOf(
  url: string,
  gamblers: readonly Gambler[],
  asked: readonly Asked[],
): Promise<Curve[]> {
  const told: Curve[] = []
  for (const { name, filters } of asked)
    for (const [filter, request] of Object.entries(filters))
      told.push(...(await threePages(url, gamblers, name, { filter, request })))
  return told
}

interface Filtered {
  filter: string
  request: object
}

async function threePages(
  url: string,
  gamblers: readonly Gambler[],
  name: Name,
  { filter, request }: Filtered,
): Promise<Curve[]> {
  const place = caller(url)
  async function ask({ token }: Gambler, skip: number): Promise<number> {
    const begun = performance.now()
    const { success, data } = await place.callRaw(name, { ...request, skip, take }, { token })
    const took = performance.now() - begun
    const { list } = data as { list: unknown[] }
    if (!success || list.length !== take) throw new Error(`${name} has ${list.length} rows on a page`)
    return took
  }
  const totals: number[] = []
  for (const { token } of gamblers)
    totals.push(
      ((await place.callRaw(name, { ...request, take }, { token })).data as { total: number }).total,
    )
  const told: Curve[] = []
  for (const [page, skipOf] of Object.entries({
    first: () => 0,
    middle: (total: number) => Math.floor((total - take) / 2),
    last: (total: number) => total - take,
  })) {
    const took = gamblers.map((): number[] => [])
    // The first turn warms caches and is not counted.
    for (let turn = 0; turn <= turns; turn++)
      for (const [index, gambler] of gamblers.entries()) {
        const time = await ask(gambler, skipOf(totals[index] ?? 0))
        if (turn > 0) took[index]?.push(time)
      }
    const times = took.map((each, index) => {
      each.sort((one, other) => one - other)
      const at = (share: number) => each[Math.min(each.length - 1, Math.floor(each.length * share))] ?? 0
      return { length: gamblers[index]?.rounds ?? 0, median: at(0.5), p95: at(0.95) }
    })
    told.push({
      of: `${name}, ${filter}, ${page} page`,
      times,
      ratio: (times.at(-1)?.median ?? 0) / (times[0]?.median ?? 1),
    })
  }
  return told
}

export const sayHistory = ({ curves: told, missed }: HistoryMeasured) =>
  [
    'rounds: median, p95 in ms; the longest ÷ the shortest',
    ...told.map(
      ({ of, times, ratio }) =>
        `${of}: ${times.map(({ length, median, p95 }) => `${length}: ${median.toFixed(1)}, ${p95.toFixed(1)}`).join(' · ')}; ${ratio.toFixed(2)}`,
    ),
    missed.length === 0 ? 'held' : `missed: ${missed.join('; ')}`,
  ].join('\n')
