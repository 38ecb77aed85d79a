import type { Locale } from '#contract/locale.ts'
import type { Part, Programme } from '#sandbox/contract/sports.ts'
import { matchesWithin, type Endings, type Match } from './fixtures.ts'
import { isESport } from './kinds.ts'
import { leagues } from './leagues.ts'
import { fixtureOf } from './show.ts'

const minute = 60_000
/** How far ahead the programme goes; that of live bets shows what is about to begin. */
const ahead = { sports: 240 * minute, esports: 240 * minute, live: 15 * minute } satisfies Record<
  Part,
  number
>

const belongs = {
  sports: (match: Match) => !isESport(match.league.sport),
  esports: (match: Match) => isESport(match.league.sport),
  live: () => true,
} satisfies Record<Part, (match: Match) => boolean>

/** What can be bet on in a part of the book, as it begins. */
export function programmeOf(
  { part, language }: { part: Part; language: Locale },
  now: number,
  endings: Endings,
): Programme {
  const matches = matchesWithin(now, ahead[part], endings).filter(belongs[part])
  const shown = new Set(matches.map(({ league }) => league.id))
  return {
    leagues: leagues
      .filter(({ id }) => shown.has(id))
      .map(({ id, sport, name }) => ({ id, sport, name: name[language] })),
    fixtures: matches.map((match) => fixtureOf(match, now, endings)),
  }
}
