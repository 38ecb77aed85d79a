import * as z from 'zod/mini'

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export const suits = ['S', 'H', 'D', 'C'] as const

/** Rank and suit: 'AS', 'TD'. */
export const card = z.templateLiteral([z.enum(ranks), z.enum(suits)])
export type Card = z.output<typeof card>
export type Suit = (typeof suits)[number]
