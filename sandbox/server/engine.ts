import type * as z from 'zod/mini'

/** Chance: a whole number from 0 to below `bound`, each as likely as the others. */
export type Draw = (bound: number) => number

/**
 * The rules of a game, and nothing else: no clock, no wallet, no storage. The state of a round is stored as JSON.
 * Amounts are minor units.
 */
export interface Engine<Bets = unknown, Action = unknown, State = unknown, View = unknown> {
  /** What a player may put on the table. */
  bets: z.ZodMiniType<Bets>
  /** What a player may do while the round is open; of a game that ends with the bet, `z.never()`. */
  action: z.ZodMiniType<Action>
  stakeOf(bets: Bets): number
  deal(bets: Bets, draw: Draw): State
  /** Null if the action is not allowed now. `stake` is the additional bet (doubling, splitting), mostly 0. */
  act(state: State, action: Action, draw: Draw): { state: State; stake: number } | null
  /** Ends an abandoned round at no further cost. Null if nothing was played yet: every stake goes back. */
  leave?(state: State, draw: Draw): State | null
  /** Null while the round is open; then what is won, stakes included. */
  wonIn(state: State): number | null
  /** What the player may see of it. */
  view(state: State): View
}
