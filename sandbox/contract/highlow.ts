import * as z from 'zod/mini'
import { money } from '#contract/money.ts'
import { card } from './cards.ts'
import { stake } from './table.ts'

export const highlowBets = z.object({ stake })
/** The next card is higher or as high, or lower or as low; or what stands is taken. */
export const highlowAction = z.object({ do: z.enum(['higher', 'lower', 'take']) })
export const highlowView = z.object({
  /** Those that were turned, the last one last. */
  cards: z.array(card),
  /** What stands now, stake included. */
  stands: money,
  /** How what stands would grow; null where the round has ended or the guess would be certain. */
  grows: z.object({ higher: z.nullable(z.number()), lower: z.nullable(z.number()) }),
  ended: z.nullable(z.enum(['taken', 'wrong', 'highest'])),
})
export type HighlowView = z.output<typeof highlowView>
