import * as z from 'zod/mini'
import { money } from '#contract/money.ts'
import { stake } from './table.ts'

export const bingoMostCards = 4
/** Of every card. */
export const bingoBets = z.object({
  stake,
  cards: z.int().check(z.minimum(1), z.maximum(bingoMostCards)),
})
export const bingoPrizes = ['line', 'two lines', 'full house'] as const
export type BingoPrize = (typeof bingoPrizes)[number]
export const bingoSetup = z.object({
  balls: z.int(),
  drawn: z.int(),
  /** Multiples of a card's stake. */
  pays: z.record(z.enum(bingoPrizes), z.number()),
})
export type BingoSetup = z.output<typeof bingoSetup>
export const bingoView = z.object({
  cards: z.array(
    z.object({
      /** Rows; null where the card has no number. */
      rows: z.array(z.array(z.nullable(z.int()))),
      prize: z.nullable(z.enum(bingoPrizes)),
      won: money,
    }),
  ),
  /** In the order in which they came. */
  balls: z.array(z.int()),
})
export type BingoView = z.output<typeof bingoView>
