import * as z from 'zod/mini'
import { nothing, type Call } from './call.ts'
import { money } from './money.ts'

export const user = {
  'user/balance': {
    method: 'GET',
    path: 'user/balance',
    auth: 'player',
    section: '7',
    request: nothing,
    data: z.object({ balance: money }),
  },
} satisfies Record<string, Call>
