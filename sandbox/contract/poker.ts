import * as z from 'zod/mini'
import { card } from './cards.ts'
import { stake } from './table.ts'

export const pokerBets = z.object({ ante: stake })
/** To call costs twice the ante, and brings as much. */
export const pokerAction = z.object({ do: z.enum(['call', 'fold']) })

/** The dealer plays with a pair of these or better; else the call is given back. */
export const leastPair = 4

export const pokerHands = [
  'high card',
  'pair',
  'two pairs',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
] as const
export type PokerHand = (typeof pokerHands)[number]

export const pokerOutcomes = ['folded', 'dealer out', 'won', 'push', 'lost'] as const
export const pokerView = z.object({
  player: z.object({ cards: z.array(card), hand: z.enum(pokerHands) }),
  /** Its cards are told at the end. */
  dealer: z.nullable(z.object({ cards: z.array(card), hand: z.enum(pokerHands) })),
  board: z.array(card),
  /** Null while the round is open. */
  outcome: z.nullable(z.enum(pokerOutcomes)),
})
export type PokerView = z.output<typeof pokerView>
/** What the ante brings when the round is won, to one, by the player's hand. */
export const antePays: Record<PokerHand, number> = {
  'high card': 1,
  pair: 1,
  'two pairs': 1,
  'three of a kind': 1,
  straight: 1,
  flush: 2,
  'full house': 3,
  'four of a kind': 10,
  'straight flush': 20,
  'royal flush': 100,
}
