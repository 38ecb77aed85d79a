import * as z from 'zod/mini'
import { card } from './cards.ts'
import { stake } from './table.ts'

export const duelSides = ['left', 'right', 'tie'] as const
export type DuelSide = (typeof duelSides)[number]
/** To one. */
export const duelPays: Record<DuelSide, number> = { left: 1, right: 1, tie: 11 }
export const duelBets = z.object({ on: z.enum(duelSides), stake })
export const duelView = z.object({ left: card, right: card, winner: z.enum(duelSides) })
export type DuelView = z.output<typeof duelView>
