import * as z from 'zod/mini'
import { stake } from './table.ts'

/** Bets on three dice, and what each brings to one. Big and small lose to three alike. */
export const dicePays = {
  small: 1,
  big: 1,
  odd: 1,
  even: 1,
  'any triple': 30,
  'total 4': 60,
  'total 5': 30,
  'total 6': 18,
  'total 7': 12,
  'total 8': 8,
  'total 9': 7,
  'total 10': 6,
  'total 11': 6,
  'total 12': 7,
  'total 13': 8,
  'total 14': 12,
  'total 15': 18,
  'total 16': 30,
  'total 17': 60,
} as const
export type DiceBet = keyof typeof dicePays
export const isDiceBet = (on: string): on is DiceBet => Object.hasOwn(dicePays, on)

export const diceBets = z.object({
  chips: z
    .array(z.object({ on: z.string().check(z.refine(isDiceBet, 'no such bet')), stake }))
    .check(z.minLength(1), z.maxLength(Object.keys(dicePays).length)),
})
export const diceView = z.object({ dice: z.tuple([z.int(), z.int(), z.int()]) })
export type DiceView = z.output<typeof diceView>
