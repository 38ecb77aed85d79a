import type { AskRefusal, CrashTell, OwnBet, PastRound, SeenBet } from '#sandbox/contract/aviator.ts'
import { shownRounds } from '#sandbox/contract/aviator.ts'

/** Of times: milliseconds of the page's own clock. */
export type Phase =
  | { name: 'waiting' }
  | { name: 'betting'; closesAt: number }
  /** `heardAt`: when the table was last heard of; the plane is not shown further on for long without it. */
  | { name: 'flying'; tookOffAt: number; heardAt: number }
  | { name: 'crashed'; point: number }

export type Slot = OwnBet['slot']

export interface Wanted {
  /** Minor units. */
  stake: number
  /** Hundredths. */
  auto: number | null
}

export interface CrashState {
  line: 'opening' | 'open' | 'broken' | 'sent away'
  /** Why nobody sits down here; null where somebody may. */
  sentAway: AskRefusal | null
  balance: number | null
  /** The auto cash-out is offered. */
  autoplay: boolean
  round: { number: number; commitment: string } | null
  phase: Phase
  /** The player's bets of this round, and those that were told of since. */
  mine: readonly OwnBet[]
  seen: ReadonlyMap<number, SeenBet>
  /** The last one first. */
  past: readonly PastRound[]
  /** Bets that wait here for the next round: nothing has been asked of the table yet. */
  queued: ReadonlySet<Slot>
  /** The id of each panel's last bet. */
  asked: ReadonlyMap<Slot, string>
  /** What was last not done; by the bet's id, where it was about one. */
  refusal: { why: AskRefusal; id: string | null } | null
}

export const opening: CrashState = {
  line: 'opening',
  sentAway: null,
  balance: null,
  autoplay: false,
  round: null,
  phase: { name: 'waiting' },
  mine: [],
  seen: new Map(),
  past: [],
  queued: new Set(),
  asked: new Map(),
  refusal: null,
}

export type StateTell = Exclude<CrashTell, { type: 'reload' }>

export type CrashEvent =
  | { type: 'told'; tell: StateTell; at: number }
  | { type: 'line.broken' }
  | { type: 'queued'; queued: ReadonlySet<Slot> }
  | { type: 'bet asked'; slot: Slot; id: string }
  | { type: 'asked' }

export function nextState(state: CrashState, event: CrashEvent): CrashState {
  switch (event.type) {
    case 'line.broken':
      return state.line === 'sent away' ? state : { ...state, line: 'broken' }
    case 'queued':
      return { ...state, queued: event.queued }
    case 'bet asked':
      return { ...state, asked: new Map(state.asked).set(event.slot, event.id), refusal: null }
    case 'asked':
      return { ...state, refusal: null }
    default:
      return afterTell(state, event.tell, event.at)
  }
}

const finalRefusals = new Set<AskRefusal>(['not seated', 'no such game'])

const isSentAway = ({ line }: CrashState, why: AskRefusal) =>
  finalRefusals.has(why) || (why === 'not understood' && line === 'opening')

function afterTell(state: CrashState, tell: StateTell, at: number): CrashState {
  switch (tell.type) {
    case 'joined':
      return {
        ...state,
        line: 'open',
        balance: tell.balance,
        autoplay: tell.autoplay,
        round: tell.round,
        phase: phaseOf(tell.phase, at),
        mine: tell.mine,
        seen: new Map(tell.seen.map((bet) => [bet.key, bet])),
        past: tell.past,
        refusal: null,
      }
    case 'betting':
      return {
        ...state,
        round: { number: tell.round, commitment: tell.commitment },
        phase: phaseOf({ name: 'betting', closesIn: tell.closesIn }, at),
        mine: [],
        seen: new Map(),
        refusal: null,
      }
    case 'flying':
      return { ...state, phase: flown(state.phase, at - tell.elapsed, at) }
    case 'crashed': {
      const ended = { round: tell.round, point: tell.point }
      const others = state.past.filter(({ round }) => round !== tell.round)
      return {
        ...state,
        phase: { name: 'crashed', point: tell.point },
        past: [ended, ...others].slice(0, shownRounds),
      }
    }
    case 'seen':
      return tell.round === state.round?.number ? { ...state, seen: withBets(state.seen, tell.bets) } : state
    case 'mine':
      return { ...state, mine: [...state.mine.filter(({ id }) => id !== tell.bet.id), tell.bet] }
    case 'balance':
      return { ...state, balance: tell.balance }
    default:
      return isSentAway(state, tell.why)
        ? { ...state, line: 'sent away', sentAway: tell.why }
        : { ...state, refusal: { why: tell.why, id: tell.id } }
  }
}

type ToldPhase = Extract<CrashTell, { type: 'joined' }>['phase']

function phaseOf(phase: ToldPhase, at: number): Phase {
  if (phase.name === 'betting') return { name: 'betting', closesAt: at + phase.closesIn }
  return phase.name === 'flying' ? flown({ name: 'waiting' }, at - phase.elapsed, at) : phase
}

/** Messages can be late, never early, so the earliest estimate of the take-off is the best. */
const flown = (before: Phase, tookOffAt: number, heardAt: number): Phase => ({
  name: 'flying',
  tookOffAt: before.name === 'flying' ? Math.min(before.tookOffAt, tookOffAt) : tookOffAt,
  heardAt,
})

function withBets(
  seen: ReadonlyMap<number, SeenBet>,
  bets: readonly SeenBet[],
): ReadonlyMap<number, SeenBet> {
  const all = new Map(seen)
  for (const bet of bets) {
    if (bet.gone) all.delete(bet.key)
    else all.set(bet.key, bet)
  }
  return all
}
