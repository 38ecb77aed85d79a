import type { Soaked } from './soak.ts'

/** What the soak measured, for people. */
export function sayOf({ endured, calls, turns, pages, wrong }: Soaked): string {
  const isCalm = (at: number) => endured.every(({ from, to }) => at < from || at > to)
  const calm = calls.filter(({ at }) => isCalm(at))
  const took = calm.map((call) => call.took).toSorted((one, other) => one - other)
  const at = (share: number) => `${(took[Math.floor(took.length * share)] ?? NaN).toFixed(0)} ms`
  const failures = (some: typeof calls) => {
    const counts = new Map<string, number>()
    for (const { failure } of some) if (failure) counts.set(failure, (counts.get(failure) ?? 0) + 1)
    return [...counts].map(([failure, count]) => `  ${count} × ${failure}`)
  }
  return [
    `${calls.length} calls, ${turns} turns of deposit, bets, wins and withdrawal; ${pages.heard} hints at ${pages.connected} pages`,
    `Outside the faults ${calm.length} calls: p50 ${at(0.5)}, p99 ${at(0.99)}`,
    'Not done at once outside the faults:',
    ...failures(calm),
    'Not done at once during the faults:',
    ...failures(calls.filter((call) => !isCalm(call.at))),
    `Times that a page read "connection lost": ${pages.stopped}; sessions lost: ${pages.turnedAway}`,
    ...(wrong.length === 0
      ? ['Every acknowledged movement is there once, and the ledger adds up.']
      : wrong.map((each) => `✗ ${each}`)),
  ].join('\n')
}
