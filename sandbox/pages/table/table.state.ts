import type { Entered, Played, TableRefusal, TableRound } from '#sandbox/contract/table.ts'
import type { Kind } from './kind.ts'

type Seated = Extract<Entered, { done: true }>

export type TableState =
  | { at: 'sitting down' }
  | { at: 'sent away'; why: TableRefusal | 'unreachable' }
  | {
      at: 'seated'
      kind: Kind
      game: Seated['game']
      /** The shown balance; it changes after the animation of the result. */
      balance: number
      /** The real balance; null while the win is not paid. */
      known: number | null
      round: TableRound | null
      recent: readonly TableRound[]
      /** 'resting': the round is shown, and the next may not start yet. */
      doing: 'nothing' | 'asking' | 'showing' | 'resting'
      /** Milliseconds from the start of a round to the next start. */
      cycle: number
      /** From when the next round may start, by the page's own clock. */
      nextAt: number
      refusal: TableRefusal | null
    }

export type TableEvent =
  | { type: 'entered'; answer: Seated; kind: Kind }
  | { type: 'sent away'; why: TableRefusal | 'unreachable' }
  | { type: 'asked' }
  /** `at`: of the page's own clock. */
  | { type: 'answered'; answer: Played; at: number }
  | { type: 'shown'; at: number }
  | { type: 'rested' }
  | { type: 'sit down again' }

const shownRounds = 12

export const sittingDown: TableState = { at: 'sitting down' }

export function nextState(state: TableState, event: TableEvent): TableState {
  if (event.type === 'sit down again') return sittingDown
  if (event.type === 'sent away') return { at: 'sent away', why: event.why }
  if (event.type === 'entered') return seat(event.answer, event.kind)
  if (state.at !== 'seated') return state
  if (event.type === 'asked') return { ...state, doing: 'asking', refusal: null }
  if (event.type === 'answered') return answered(state, event.answer, event.at)
  return event.type === 'shown' ? shown(state, event.at) : { ...state, doing: 'nothing' }
}

function seat({ game, balance, cycle, open, recent }: Seated, kind: Kind): TableState {
  const round = open ?? recent[0] ?? null
  return {
    at: 'seated',
    kind,
    game,
    balance,
    known: balance,
    round,
    recent,
    doing: 'nothing',
    cycle,
    nextAt: 0,
    refusal: null,
  }
}

type AtTable = Extract<TableState, { at: 'seated' }>

function answered(state: AtTable, answer: Played, at: number): TableState {
  if (answer.done) {
    const { round, balance: known } = answer
    // The round has begun before its answer is here: the table is never asked too soon.
    const nextAt = round.id === state.round?.id ? state.nextAt : at + state.cycle
    return { ...state, round, known, nextAt, doing: 'showing', refusal: null }
  }
  const balance = answer.balance ?? state.balance
  return { ...state, doing: 'nothing', refusal: answer.why, balance, known: balance }
}

function shown(state: AtTable, at: number): TableState {
  const { round, recent, known, balance, nextAt } = state
  const ended = round !== null && round.won !== null && recent[0]?.id !== round.id
  return {
    ...state,
    doing: ended && at < nextAt ? 'resting' : 'nothing',
    balance: known ?? balance,
    recent: ended ? [round, ...recent].slice(0, shownRounds) : recent,
  }
}
