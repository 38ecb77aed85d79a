import type { LimitKind, LimitPeriod } from '#contract/law/profile.ts'
import { limitUnit } from '#contract/protection.ts'
import { sayMoment, type limitTr } from './limit.tr.ts'
import { sayMoney } from './say-money.ts'
import { countEn } from './say-wait.ts'

const kinds: Record<LimitKind, string> = {
  deposit: 'deposit limit',
  'net deposit': 'net deposit limit',
  stake: 'stake limit',
  loss: 'loss limit',
  session: 'play time limit',
}
const periods: Record<LimitPeriod, string> = { day: '24-hour', week: '7-day', month: 'monthly' }

const amount = (kind: LimitKind, value: number) =>
  limitUnit(kind) === 'money' ? sayMoney('en', value) : countEn(value, 'minute')

export const limitEn: typeof limitTr = {
  'limit reached': ({ kind, period, limit, used, availableAt }) => {
    const name = `${periods[period]} ${kinds[kind]}`
    if (limit === null) return `To go on, please set your ${name} first.`
    const reached = `Your ${name} is ${amount(kind, limit)}; ${amount(kind, Math.max(0, used))} of it has been used.`
    return availableAt === null
      ? `${reached} This is above your limit; your limits are on the page “Limits” of your account.`
      : `${reached} You can do this from ${sayMoment('en', availableAt)}.`
  },
  'joint limit reached': ({ limit, used, availableAt }) => {
    const reached = `Your joint monthly deposit limit for all sites in your country is ${sayMoney('en', limit)}; ${sayMoney('en', used)} of it has been used.`
    return availableAt === null
      ? `${reached} This is above your limit.`
      : `${reached} You can do this from ${sayMoment('en', availableAt)}.`
  },
  'joint limit silent':
    'We cannot look up your joint limit for all sites in your country at the moment. Deposits are closed until we can; please try again in a moment. You can always withdraw your money.',
  'slot stake too high': ({ most }) =>
    `By law you can stake at most ${sayMoney('en', most)} in one round of slots.`,
  'pause of play': ({ until }) =>
    `You have reached the longest time of play without a pause. You can begin a new round from ${sayMoment('en', until)}.`,
  'limit not offered': 'This kind of limit is not available for your account.',
  'limit above the law': ({ most }) => `This limit can be at most ${sayMoney('en', most)}.`,
  'no raise to confirm': 'There is no limit request waiting for your confirmation.',
  'raise too early': ({ from }) => `You can confirm this request from ${sayMoment('en', from)}.`,
  'raise lapsed':
    'The time to confirm this request is over; your limit has not changed. You can ask again if you wish.',
}
