import type { InSets, Timed } from './kinds.ts'
import type { Pair } from './timeline.ts'

/** Probabilities of final scores; they sum to 1. */
export type Likely = readonly { score: Pair; chance: number }[]

/** Scores above the average are counted up to this many standard deviations. */
const reach = 5
/** Less probable scores are dropped. */
const negligible = 1e-7

function poisson(average: number): number[] {
  const most = Math.ceil(average + reach * Math.sqrt(average) + reach)
  const chances = [Math.exp(-average)]
  for (let count = 1; count <= most; count++) chances.push(((chances[count - 1] ?? 0) * average) / count)
  return chances
}

function certain(scores: readonly Likely[number][]): Likely {
  const all = scores.reduce((sum, { chance }) => sum + chance, 0)
  return scores.map(({ score, chance }) => ({ score, chance: chance / all }))
}

/** @param left remaining share of the playing time, from 1 to 0 */
export function likelyOfTimed(kind: Timed, share: number, score: Pair, left: number): Likely {
  const { goals, points, draws } = kind
  const worth = points.reduce((sum, each) => sum + each, 0) / points.length
  const home = poisson((goals / worth) * share * left)
  const away = poisson((goals / worth) * (1 - share) * left)
  const scores: { score: Pair; chance: number }[] = []
  for (const [one, likelyOne] of home.entries()) {
    for (const [two, likelyTwo] of away.entries()) {
      const chance = likelyOne * likelyTwo
      const final: Pair = [score[0] + Math.round(one * worth), score[1] + Math.round(two * worth)]
      if (chance > negligible && (draws || final[0] !== final[1])) scores.push({ score: final, chance })
    }
  }
  // No score is possible: the match is level, has no time left and cannot end in a draw. One side has to score.
  return scores.length > 0 ? certain(scores) : levelled(score, share)
}

const levelled = ([home, away]: Pair, share: number): Likely => [
  { score: [home + 2, away], chance: share },
  { score: [home, away + 2], chance: 1 - share },
]

/** What a point ahead in a set is worth, at its end. */
const worthOfPoint = 0.55

/** @param current of the set that is played */
export function likelyOfSets({ needed, to }: InSets, share: number, score: Pair, current: Pair): Likely {
  const usual = setChance(share, 0)
  const lead = current[0] - current[1]
  const far = Math.min(1, Math.max(current[0], current[1]) / to)
  function walk(home: number, away: number, chance: number, now: number): Likely {
    if (home === needed || away === needed) return [{ score: [home, away], chance }]
    return [...walk(home + 1, away, chance * now, usual), ...walk(home, away + 1, chance * (1 - now), usual)]
  }
  return walk(score[0], score[1], 1, setChance(share, lead * worthOfPoint * far))
}

const steepness = 5
const setChance = (share: number, lead: number) => 1 / (1 + Math.exp(-((share - 0.5) * steepness + lead)))
