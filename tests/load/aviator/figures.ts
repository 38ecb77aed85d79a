import type { Pool } from '#server/database/pool.ts'
import type { Record as Seen } from './bettor.ts'

export interface Figures {
  players: number
  seconds: number
  rounds: number
  /** By final state. */
  bets: Record<string, number>
  /** Milliseconds from a bet to its answer, as players see it. */
  answers: { p50: number; p99: number; most: number }
  /** Crash points that a player was told and that match the book. */
  pointsSeen: number
  refused: Record<string, number>
  cpuSeconds: number
  /** Of one core. */
  cpuShare: number
  faults: string[]
}

interface Measured {
  records: readonly Seen[]
  faults: string[]
  players: number
  /** Milliseconds. */
  took: number
  /** Microseconds. */
  cpu: number
}

export async function figuresOf(
  pool: Pool,
  { records, faults, players, took, cpu }: Measured,
): Promise<Figures> {
  const { rows: states } = await pool.query<{ state: string; count: number }>(
    'select state, count(*) from sandbox.crash_bets group by state order by state',
  )
  const { rows: rounds } = await pool.query<{ count: number }>(
    `select count(*) from sandbox.crash_rounds where status = 'settled'`,
  )
  const answers = records.flatMap((record) => record.answers).sort((one, other) => one - other)
  const at = (share: number) => Math.round(answers[Math.floor((answers.length - 1) * share)] ?? Number.NaN)
  const refused = new Map<string, number>()
  for (const { refusals } of records)
    for (const [why, count] of refusals) refused.set(why, (refused.get(why) ?? 0) + count)
  return {
    players,
    seconds: Math.round(took / 1_000),
    rounds: rounds[0]?.count ?? 0,
    bets: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    answers: { p50: at(0.5), p99: at(0.99), most: at(1) },
    pointsSeen: records.reduce((sum, { points }) => sum + points.size, 0),
    refused: Object.fromEntries(refused),
    cpuSeconds: Math.round(cpu / 100_000) / 10,
    cpuShare: Math.round((cpu / 1_000 / took) * 100) / 100,
    faults,
  }
}

const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || 'none'

export function sayFigures(figures: Figures): string {
  const { players, seconds, rounds, bets, answers, pointsSeen, refused, cpuSeconds, cpuShare, faults } =
    figures
  const all = Object.values(bets).reduce((sum, count) => sum + count, 0)
  return [
    `${players} players for ${seconds} s: ${rounds} rounds, ${all} bets (${listed(bets)})`,
    `a bet is answered in ${answers.p50} ms (median), ${answers.p99} ms (99 of 100), ${answers.most} ms at most`,
    `asks that were refused: ${listed(refused)}`,
    `the server took ${cpuSeconds} s of processor time, ${cpuShare} of one core`,
    `${pointsSeen} points were told to players; the ledger reconciles`,
    faults.length === 0
      ? 'every bet is settled once, and everybody saw what the book says'
      : `${faults.length} FAULTS:\n${faults.slice(0, 20).join('\n')}`,
  ].join('\n')
}
