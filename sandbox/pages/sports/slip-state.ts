import * as z from 'zod/mini'
import { payout } from '#sandbox/contract/odds.ts'
import {
  acceptance,
  limits,
  marketId,
  selectionId,
  sports,
  type Acceptance,
  type Fixture,
  type LegRequest,
} from '#sandbox/contract/sports.ts'

const picked = z.object({
  fixture: z.string(),
  sport: z.enum(sports),
  home: z.string(),
  away: z.string(),
  market: marketId,
  line: z.nullable(z.number()),
  selection: selectionId,
  odds: z.int(),
  live: z.boolean(),
})
export type Picked = z.output<typeof picked>

export const slipState = z.object({
  picked: z.array(picked),
  combined: z.boolean(),
  /** Minor units; null while none is typed. */
  stake: z.nullable(z.int()),
  accept: acceptance,
})
export type SlipState = z.output<typeof slipState>

export const emptySlip: SlipState = { picked: [], combined: true, stake: 10_00, accept: 'never' }

export type SlipIntent =
  | { type: 'pick'; pick: Picked }
  | { type: 'drop'; fixture: string }
  | { type: 'clear' }
  | { type: 'combine'; combined: boolean }
  | { type: 'stake'; stake: number | null }
  | { type: 'accept'; accept: Acceptance }
  /** The odds of now are seen, and taken. */
  | { type: 'see'; fixtures: readonly Fixture[] }

const same = (one: Picked, other: Picked) =>
  one.fixture === other.fixture && one.market === other.market && one.selection === other.selection

/** One selection per match: a new one replaces it, the same one removes it. */
function pickIn(slip: SlipState, pick: Picked): SlipState {
  const others = slip.picked.filter(({ fixture }) => fixture !== pick.fixture)
  if (slip.picked.some((each) => same(each, pick))) return { ...slip, picked: others }
  return others.length < limits.mostLegs ? { ...slip, picked: [...others, pick] } : slip
}

type Changes = {
  [Type in SlipIntent['type']]: (slip: SlipState, intent: Extract<SlipIntent, { type: Type }>) => SlipState
}

const changes: Changes = {
  pick: (slip, { pick }) => pickIn(slip, pick),
  drop: (slip, { fixture }) => ({ ...slip, picked: slip.picked.filter((each) => each.fixture !== fixture) }),
  clear: (slip) => ({ ...slip, picked: [] }),
  combine: (slip, { combined }) => ({ ...slip, combined }),
  stake: (slip, { stake }) => ({ ...slip, stake }),
  accept: (slip, { accept }) => ({ ...slip, accept }),
  see: (slip, { fixtures }) => ({ ...slip, picked: slip.picked.map((each) => seen(each, fixtures)) }),
}

export function change<Type extends SlipIntent['type']>(
  slip: SlipState,
  intent: Extract<SlipIntent, { type: Type }>,
): SlipState {
  return changes[intent.type](slip, intent)
}

function seen(pick: Picked, fixtures: readonly Fixture[]): Picked {
  const { odds, live } = oddsNow(pick, fixtures)
  return odds === null ? pick : { ...pick, odds, live }
}

export interface OddsNow {
  /** Null where it cannot be bet on. */
  odds: number | null
  live: boolean
  /** Only for a moment. */
  suspended: boolean
}

/** A match outside the loaded programme keeps the odds that were seen; the server judges it. */
export function oddsNow(pick: Picked, fixtures: readonly Fixture[]): OddsNow {
  const fixture = fixtures.find(({ id }) => id === pick.fixture)
  if (!fixture) return { odds: pick.odds, live: pick.live, suspended: false }
  const { suspended, state, markets } = fixture
  const live = state === 'live'
  if (state === 'ended' || state === 'abandoned') return { odds: null, live, suspended: false }
  const market = markets.find(({ id }) => id === pick.market)
  const odds = market?.prices.find(({ selection }) => selection === pick.selection)?.odds ?? null
  return { odds: suspended ? null : odds, live, suspended: suspended || odds === null }
}

/** Whether the odds are others than the player saw, or those of a match that has begun since. */
export function hasMoved(pick: Picked, now: OddsNow): boolean {
  return now.odds !== null && (now.odds !== pick.odds || now.live !== pick.live)
}

export const isCombined = ({ combined, picked: legs }: SlipState) => combined && legs.length > 1

/** What is paid, and what may come back: minor units. */
export function sumsOf(slip: SlipState, fixtures: readonly Fixture[]): { stake: number; win: number } {
  const stake = slip.stake ?? 0
  const odds = slip.picked.map((pick) => oddsNow(pick, fixtures).odds ?? pick.odds)
  if (isCombined(slip)) return { stake, win: payout(stake, odds) }
  return {
    stake: stake * odds.length,
    win: odds.reduce((sum, each) => sum + payout(stake, [each]), 0),
  }
}

export const legOf = ({ fixture, market, selection, odds, live }: Picked): LegRequest => ({
  fixture,
  market,
  selection,
  odds,
  live,
})
