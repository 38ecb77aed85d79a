import * as z from 'zod/mini'
import { money } from '#contract/money.ts'
import { card } from './cards.ts'
import { stake } from './table.ts'

/** By how many decks it is played, and on which points the dealer stands, soft or hard; below them they draw. */
export const blackjackRules = { decks: 6, stands: 17 } as const
/** What a blackjack brings: so many for so many. Any other win brings as much as was bet. */
export const blackjackPays = { brings: 3, to: 2 } as const

export const blackjackBets = z.object({ stake })
export const blackjackActions = ['hit', 'stand', 'double', 'split'] as const
export const blackjackAction = z.object({ do: z.enum(blackjackActions) })
export type BlackjackMove = (typeof blackjackActions)[number]

const total = { points: z.int(), soft: z.boolean() }
export const blackjackOutcomes = ['blackjack', 'won', 'push', 'lost', 'bust'] as const
export const blackjackView = z.object({
  dealer: z.object({ cards: z.array(card), ...total }),
  hands: z.array(
    z.object({
      cards: z.array(card),
      ...total,
      stake: money,
      /** Null while the round is open. */
      outcome: z.nullable(z.enum(blackjackOutcomes)),
    }),
  ),
  /** The hand that is played now; null when the round has ended. */
  turn: z.nullable(z.int()),
  may: z.array(z.enum(blackjackActions)),
})
export type BlackjackView = z.output<typeof blackjackView>
