import { day, hour, type Profile } from '../profile.ts'
import { house } from './house.ts'

export const germany: Profile = {
  ...house,
  name: 'germany',
  limits: {
    ...house.limits,
    required: [{ kind: 'deposit', period: 'month' }],
    raiseWait: 7 * day,
    mostDeposit: { amount: 1_000_00, currency: 'EUR' },
  },
  breaks: { ...house.breaks, panic: 24 * hour },
  realityCheck: { ...house.realityCheck, longest: 60 },
  session: { ...house.session, longest: 60, pause: 5 },
  game: {
    ...house.game,
    autoplay: false,
    declare: true,
    cycle: { slots: 5_000, other: house.game.cycle.other },
    stakes: [
      { age: 18, tier: 0, most: { amount: 1_00, currency: 'EUR' } },
      { age: 18, tier: 1, most: { amount: 3_00, currency: 'EUR' } },
      { age: 18, tier: 2, most: { amount: 5_00, currency: 'EUR' } },
    ],
  },
}
