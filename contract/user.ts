import * as z from 'zod/mini'
import { nothing, type Call } from './call.ts'
import { money } from './money.ts'

/** `balance` is cash and bonus, `withdrawable` the part of it that can be withdrawn. */
const standing = z.object({ balance: money, withdrawable: money })
export type Standing = z.output<typeof standing>

export const user = {
  'user/balance': {
    method: 'GET',
    path: 'user/balance',
    auth: 'player',
    section: '7',
    request: nothing,
    data: standing,
  },
} satisfies Record<string, Call>
