import type { Fared, Run } from './runs.ts'

/** A case that both passed and failed in the runs. */
export interface Flaky {
  id: string
  failed: number
  runs: number
}

/** A case that took far longer in the last run than before. */
export interface Slow {
  id: string
  seconds: number
  /** The median of earlier runs. */
  usual: number
}

export function flakyIn(runs: readonly Run[]): Flaky[] {
  const ended = runs
    .flatMap(({ cases }) => cases)
    .filter(({ result }) => result === 'passed' || result === 'failed')
  return [...Map.groupBy(ended, ({ id }) => id)]
    .map(([id, all]) => ({
      id,
      failed: all.filter(({ result }) => result === 'failed').length,
      runs: all.length,
    }))
    .filter(({ failed, runs: all }) => failed > 0 && failed < all)
}

const factor = 2
/** In seconds: a short case that takes twice its time is noise. */
const least = 1

/** Only runs that passed are compared: a case that fails waits for what does not come. */
export function slowIn(runs: readonly Run[]): Slow[] {
  const earlier = Map.groupBy(runs.slice(0, -1).flatMap(passedIn), ({ id }) => id)
  return runs
    .slice(-1)
    .flatMap(passedIn)
    .flatMap(({ id, seconds }): Slow[] => {
      const usual = median((earlier.get(id) ?? []).map((each) => each.seconds))
      if (usual === null || seconds <= factor * usual || seconds - usual < least) return []
      return [{ id, seconds, usual }]
    })
}

const passedIn = ({ cases }: Run): Fared[] => cases.filter(({ result }) => result === 'passed')

function median(all: readonly number[]): number | null {
  const sorted = all.toSorted((one, other) => one - other)
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return below === undefined || above === undefined ? null : (below + above) / 2
}
