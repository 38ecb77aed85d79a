import { hour, type Profile } from '../profile.ts'
import { house } from './house.ts'

export const sweden: Profile = {
  ...house,
  name: 'sweden',
  limits: {
    ...house.limits,
    required: [
      { kind: 'deposit', period: 'day' },
      { kind: 'deposit', period: 'week' },
      { kind: 'deposit', period: 'month' },
    ],
    raiseWait: 72 * hour,
    afterPeriod: true,
    contactAbove: { amount: 10_000_00, currency: 'SEK' },
  },
}
