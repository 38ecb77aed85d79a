import { combined, payout } from '#sandbox/contract/odds.ts'
import type { Change, Fixture, Slip } from '#sandbox/contract/sports.ts'
import { matchOf, type Endings, type Match } from './fixtures.ts'
import { marketsOf } from './odds.rules.ts'
import { outcomeOf } from './slip.rules.ts'
import type { KeptSlip } from './slip.store.ts'
import { standingOf } from './standing.rules.ts'
import type { Pair } from './timeline.ts'

const mutable = ([home, away]: Pair): [number, number] => [home, away]

/** A match as it stands now. */
export function changeOf(match: Match, now: number, endings: Endings): Change {
  const { state, suspended, score, sets, minute, period } = standingOf(match, now, endings)
  return {
    id: match.id,
    state,
    suspended,
    score: mutable(score),
    sets: sets.map(mutable),
    minute,
    period,
    markets: marketsOf(match, now, endings),
  }
}

export function fixtureOf(match: Match, now: number, endings: Endings): Fixture {
  const { league, home, away, startsAt } = match
  return {
    sport: league.sport,
    league: league.id,
    home,
    away,
    startsAt: new Date(startsAt).toISOString(),
    ...changeOf(match, now, endings),
  }
}

/** A slip as its player sees it. */
export function shownSlip(slip: KeptSlip, now: number, endings: Endings): Slip {
  const { id, stake, legs, status, won, placedAt } = slip
  const odds = legs.map((leg) => leg.odds)
  return {
    id,
    placedAt: placedAt.toISOString(),
    stake,
    odds: combined(odds),
    mayWin: payout(stake, odds),
    status: status === 'placing' || status === 'refused' ? 'open' : status,
    won,
    legs: legs.flatMap((leg) => {
      const match = matchOf(leg.fixture)
      if (!match) return []
      const { fixture, id: market, line, selection, odds: own } = leg
      const { state, score } = standingOf(match, now, endings)
      return [
        {
          fixture,
          sport: match.league.sport,
          home: match.home,
          away: match.away,
          market,
          line,
          selection,
          odds: own,
          status: outcomeOf(leg, now, endings),
          score: state === 'ended' ? mutable(score) : null,
        },
      ]
    }),
  }
}
