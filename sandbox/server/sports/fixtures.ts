import { chanceOf, shuffled } from './chance.ts'
import { kinds, type SportKind } from './kinds.ts'
import { leagues, type League } from './leagues.ts'
import { timelineOf, type Pair, type Timeline } from './timeline.ts'

const minute = 60_000
/** Milliseconds; longer than any match. */
const longestMatch = 45 * minute
/** What a side that is this much further up its league's list is the better for. */
const gainOfPlace = 0.022
const gainAtHome = 0.03

/** A match: who plays, and all that will happen in it, which follows from its name alone. */
export interface Match {
  id: string
  league: League
  kind: SportKind
  home: string
  away: string
  startsAt: number
  /** Of the home side in what both achieve. */
  share: number
  timeline: Timeline
}

/** The early end of a match. */
export interface Ended {
  at: number
  /** Null: abandoned. */
  score: Pair | null
}
export type Endings = ReadonlyMap<string, Ended>

const known = new Map<string, Match>()
const mostKnown = 2_000

export function matchOf(id: string): Match | null {
  const kept = known.get(id)
  if (kept) return kept
  const [, name = '', slot = '', number = ''] = /^([a-z-]+)-(\d{1,9})-(\d)$/.exec(id) ?? []
  const league = leagues.find((each) => each.id === name)
  if (!league || Number(number) >= league.matches) return null
  const match = made(league, Number(slot), Number(number))
  if (known.size >= mostKnown) known.delete(known.keys().next().value ?? '')
  known.set(id, match)
  return match
}

function made(league: League, slot: number, number: number): Match {
  const id = `${league.id}-${slot}-${number}`
  const drawn = shuffled(league.teams, chanceOf(`${league.id} ${slot}`))
  const [home = '', away = ''] = drawn.slice(number * 2)
  const places = league.teams.indexOf(away) - league.teams.indexOf(home)
  const form = (chanceOf(`${id} form`)() - 0.5) / 10
  const kind = kinds[league.sport]
  const strength = Math.min(0.3, Math.max(-0.3, gainAtHome + places * gainOfPlace + form))
  const share = 0.5 + strength * (kind.kind === 'timed' ? kind.edge : 1)
  const startsAt = (slot * league.every + league.phase) * minute
  return { id, league, kind, home, away, startsAt, share, timeline: timelineOf(id, kind, share) }
}

/** When the match ends or was ended early. */
export const endOf = (match: Match, endings: Endings) =>
  endings.get(match.id)?.at ?? match.startsAt + match.timeline.length

/** Those that are played now or begin within so many milliseconds, as they begin. */
export function matchesWithin(now: number, ahead: number, endings: Endings): Match[] {
  const found: Match[] = []
  for (const league of leagues) {
    const every = league.every * minute
    const slotAt = (time: number) => Math.floor((time - league.phase * minute) / every)
    for (let slot = slotAt(now - longestMatch); slot <= slotAt(now + ahead); slot++) {
      for (let number = 0; number < league.matches; number++) {
        const match = matchOf(`${league.id}-${slot}-${number}`)
        if (match && endOf(match, endings) > now) found.push(match)
      }
    }
  }
  return found.sort((one, two) => one.startsAt - two.startsAt || (one.id < two.id ? -1 : 1))
}
