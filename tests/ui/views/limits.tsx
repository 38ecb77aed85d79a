import { done, failed, refused } from '#charts/flows/events.ts'
import {
  confirmableLimit,
  limit,
  limitName,
  loweredLimit,
  raisedLimit,
  reviewDue,
  standingWith,
  waitingLimit,
} from '#charts/flows/protection.given.ts'
import type { Limit } from '#contract/protection.ts'
import { LimitChange } from '#src/flows/limit-change/limit-change.view.tsx'
import { Limits } from '#src/flows/limits/limits.view.tsx'
import { again, sightsOf } from './sight.ts'

/** Opens the live chat. */
const help = { 'Bize Yazın': 'ready' } as const
const keep = { type: 'keep the limits' }
const pages = sightsOf('limits', undefined, (flow) => <Limits limits={flow} />, {
  loading: [[], { 'Limitler yükleniyor': 'busy' }],
  unavailable: [[failed('load the limits', refused)], { ...again, ...help }],
  showing: [[done('load the limits', standingWith(limit))], help],
  reviewing: [[done('load the limits', reviewDue)], { 'Böyle kalsın': keep, ...help }],
  'keeping the limits': [[done('load the limits', reviewDue), keep], { 'Böyle kalsın': 'busy', ...help }],
})

const answered = (actor: string, one: Limit | null) => done(actor, { limit: one, raiseWait: 24 })
const found = (one: Limit | null) => answered('load the limit', one)
const set = { type: 'set the limit', form: { ...limitName, amount: 500 } }
const save = { 'Yeni limit': 'ready', 'Limiti kaydet': set } as const
const entered = { 'Yeni limit': '500' }
const remove = { type: 'remove the limit' }
const another = { 'Başka bir limit gir': { type: 'choose another amount' } }
const confirm = { type: 'confirm the raise' }
const cancel = { type: 'cancel the request' }
const locked = { 'Yeni limit': 'disabled', 'Limiti kaydet': 'busy' } as const

const changes = sightsOf('limit change', { name: limitName }, (flow) => <LimitChange change={flow} />, {
  loading: [[], { 'Limit yükleniyor': 'busy' }],
  unavailable: [[failed('load the limit', refused)], again],
  'without a limit': [[found(null)], save, entered],
  'with a limit': [[found(limit)], { ...save, 'Limiti kaldır': remove }, entered],
  setting: [[found(null), set], locked],
  removing: [[found(limit), remove], { ...locked, 'Limiti kaldır': 'disabled' }],
  set: [[found(null), set, answered('set the limit', loweredLimit)], another],
  waiting: [[found(waitingLimit)], { 'Talebi iptal et': cancel, ...another }],
  cancelling: [
    [found(waitingLimit), cancel],
    { 'Talebi iptal et': 'busy', 'Başka bir limit gir': 'disabled' },
  ],
  'asking for the confirmation': [
    [found(confirmableLimit)],
    { Onayla: confirm, 'Talebi iptal et': cancel, ...another },
  ],
  confirming: [
    [found(confirmableLimit), confirm],
    { Onayla: 'busy', 'Talebi iptal et': 'disabled', 'Başka bir limit gir': 'disabled' },
  ],
  raised: [[found(confirmableLimit), confirm, answered('confirm the raise', raisedLimit)], {}],
  lapsed: [[found(confirmableLimit), confirm, failed('confirm the raise', refused), found(limit)], another],
  cancelled: [[found(waitingLimit), cancel, answered('cancel the request', limit)], another],
})

export const limits = [...pages, ...changes]
