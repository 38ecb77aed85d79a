import type { MatchOutcome } from '#sandbox/contract/match.ts'
import type { Fixture, Strength } from './match.ts'

/** What a bet on a match returns on average, at most. */
export const matchReturn = 0.94

/** How likely each total of so many parts is. */
function totalsOf({ base, weights }: Strength, parts: number): Map<number, number> {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let totals = new Map([[0, 1]])
  for (let part = 0; part < parts; part++) {
    const next = new Map<number, number>()
    for (const [total, chance] of totals)
      for (const [more, weight] of weights.entries()) {
        const sum = total + base + more
        next.set(sum, (next.get(sum) ?? 0) + (chance * weight) / all)
      }
    totals = next
  }
  return totals
}

/** How likely each outcome is, over every course that the match can take. */
export function chancesOf({ parts, home, away }: Fixture): Record<MatchOutcome, number> {
  const chances = { home: 0, draw: 0, away: 0 }
  if (parts === null) {
    const set = home.base / (home.base + away.base)
    chances.home = set * set * (1 + 2 * (1 - set))
    chances.away = 1 - chances.home
    return chances
  }
  const theirs = totalsOf(away, parts)
  for (const [own, chance] of totalsOf(home, parts))
    for (const [other, otherChance] of theirs)
      chances[own === other ? 'draw' : own > other ? 'home' : 'away'] += chance * otherChance
  return chances
}

const priceOf = (chance: number) => Math.floor((matchReturn * 100) / chance) / 100

/** Null where nobody can draw. */
export function oddsOf(fixture: Fixture): { home: number; draw: number | null; away: number } {
  const { home, draw, away } = chancesOf(fixture)
  return { home: priceOf(home), draw: draw > 0 ? priceOf(draw) : null, away: priceOf(away) }
}
