import * as z from 'zod/mini'
import { nothing, type Call } from './call.ts'
import { money } from './money.ts'

/** Minutes that a session of slots may last, at most. */
export const mostSlotMinutes = 24 * 60

export const slotSessionForm = z.object({
  minutes: z.int().check(z.minimum(1), z.maximum(mostSlotMinutes)),
  /** The most that may be lost in it: what its rounds stake less what they win. */
  amount: money.check(z.minimum(0.01, 'amount at least 0.01')),
})
export type SlotSessionForm = z.output<typeof slotSessionForm>

const slotSessionNow = z.object({
  /** When the running session ends; null: none runs. */
  until: z.nullable(z.iso.datetime()),
  /** Of its money, not below 0. */
  left: money,
})
export type SlotSessionNow = z.output<typeof slotSessionNow>

export const protectionSlots = {
  'protection/slotsession': {
    method: 'GET',
    path: 'protection/slotsession',
    auth: 'player',
    section: '2',
    beyond: true,
    request: nothing,
    data: slotSessionNow,
  },
  /** While one runs its time and its money can only be lowered; the time counts from now on. The next one begins once it has ended. */
  'protection/beginslotsession': {
    method: 'POST',
    path: 'protection/beginslotsession',
    auth: 'player',
    locks: 'player',
    section: '2',
    beyond: true,
    request: slotSessionForm,
    data: slotSessionNow,
  },
} satisfies Record<string, Call>
