import { randomBytes } from 'node:crypto'
import {
  ownSlips,
  placed,
  type LegRequest,
  type MarketId,
  type OwnSlips,
  type Placed,
  type SelectionId,
  type SlipRequest,
  type SportsBook,
} from '#sandbox/contract/sports.ts'
import { matchesWithin, type Match } from '#sandbox/server/sports/fixtures.ts'
import { marketsOf } from '#sandbox/server/sports/odds.rules.ts'
import { standingOf } from '#sandbox/server/sports/standing.rules.ts'
import type { TestApp } from './app.ts'
import { seat } from './games/seat.ts'
import type { Seated } from './games/dialect.ts'

/** A fixed Saturday, so that the programme always has the same matches. */
export const saturday = new Date('2026-11-21T10:06:00Z')

const nothingEnded = new Map()
const minute = 60_000

/** Matches of the next two hours in this state, without those whose bets are suspended. */
export function matchesAt(now: Date, state: 'upcoming' | 'live', sport = 'football'): Match[] {
  const time = now.getTime()
  return matchesWithin(time, 120 * minute, nothingEnded).filter((match) => {
    const standing = standingOf(match, time, nothingEnded)
    return standing.state === state && !standing.suspended && match.league.sport === sport
  })
}

/** A leg as the page shows it at this time. Throws if there are no odds. */
export function legOf(
  match: Match,
  now: Date,
  selection: SelectionId = 'home',
  market: MarketId = 'result',
): LegRequest {
  const time = now.getTime()
  const found = marketsOf(match, time, nothingEnded).find(({ id }) => id === market)
  const odds = found?.prices.find((price) => price.selection === selection)?.odds
  if (odds === undefined || odds === null) throw new Error(`${match.id} has no odds for ${selection}`)
  return { fixture: match.id, market, selection, odds, live: time >= match.startsAt }
}

export const slipOf = (legs: LegRequest[], change: Partial<SlipRequest> = {}): SlipRequest => ({
  id: randomBytes(16).toString('hex'),
  stake: 1_000,
  accept: 'never',
  legs,
  ...change,
})

export interface SportsPlace extends Pick<TestApp, 'pool'> {
  clock: Pick<TestApp['clock'], 'now'>
  env: Pick<TestApp['env'], 'sandboxUrl'>
}

export interface Bettor extends Seated {
  places(slip: SlipRequest): Promise<Placed>
  /** The raw answer. */
  asks(slip: unknown): Promise<{ status: number; text: string }>
  slips(): Promise<OwnSlips>
}

export const bettor = async (app: SportsPlace, cash: number, book: SportsBook = 'betsy'): Promise<Bettor> =>
  bettorAt(app, await seat(app, book, cash), book)

/** The same player at the book's present address. */
export function bettorAt(app: Pick<SportsPlace, 'env'>, seated: Seated, book: SportsBook = 'betsy'): Bettor {
  const url = `${app.env.sandboxUrl}/api/sports/${book}/slips`
  const headers = { authorization: `Bearer ${seated.token}`, 'content-type': 'application/json' }
  const asks: Bettor['asks'] = async (slip) => {
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(slip) })
    return { status: reply.status, text: await reply.text() }
  }
  return {
    ...seated,
    asks,
    places: async (slip) => placed.parse(JSON.parse((await asks(slip)).text)),
    slips: async () => ownSlips.parse(await (await fetch(url, { headers })).json()),
  }
}

/** Ends a match at the sandbox, which settles its bets before it answers. */
export async function ends(
  app: SportsPlace,
  fixture: string,
  score: [number, number] | 'abandoned',
): Promise<boolean> {
  const said = score === 'abandoned' ? { fixture, abandoned: true } : { fixture, score }
  const reply = await fetch(`${app.env.sandboxUrl}/api/sports/endings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(said),
  })
  return reply.ok
}

export async function roundsOf(app: Pick<TestApp, 'pool'>, { playerId }: Seated) {
  const { rows } = await app.pool.query<{ bet: number; win: number; status: number }>(
    'select bet, win, status from rounds where player_id = $1 order by id desc',
    [playerId],
  )
  return rows
}
