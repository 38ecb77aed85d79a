import * as z from 'zod/mini'
import { noData, nothing, type Call } from './call.ts'
import { id, text } from './field.ts'
import { money } from './money.ts'
import { history } from './page.ts'

const bonusItem = z.object({
  id,
  title: z.string(),
  amount: money,
  status: z.enum(['offered', 'requested', 'active', 'converted', 'expired', 'cancelled', 'rejected']),
  wagered: money,
  requirement: money,
  date: z.iso.datetime(),
  expires: z.nullable(z.iso.datetime()),
})

export const bonus = {
  'bonus/definetrialbonus': {
    method: 'GET',
    path: 'bonus/definetrialbonus',
    auth: 'player',
    section: '7',
    request: nothing,
    data: noData,
  },
  'bonus/trialbonusamount': {
    method: 'GET',
    path: 'bonus/trialbonusamount',
    auth: 'anyone',
    section: '7',
    request: nothing,
    data: money,
  },
  'bonus/list': {
    method: 'POST',
    path: 'bonus/list',
    auth: 'player',
    section: '2',
    beyond: true,
    request: nothing,
    data: z.array(bonusItem),
  },
  'bonus/history': {
    method: 'POST',
    path: 'bonus/history',
    auth: 'player',
    section: '2',
    beyond: true,
    request: history,
    data: z.object({ total: z.int(), list: z.array(bonusItem) }),
  },
  'bonus/claim': {
    method: 'POST',
    path: 'bonus/claim',
    auth: 'player',
    section: '2',
    beyond: true,
    request: z.object({ id, note: z.optional(text({ min: 1, max: 500 })) }),
    data: noData,
  },
} satisfies Record<string, Call>
