import { day, hour, longestMonth, week, type Profile } from '../profile.ts'
import { house } from './house.ts'

export const unitedKingdom: Profile = {
  name: 'united-kingdom',
  limits: { ...house.limits, raiseWait: 24 * hour, depositZone: 'Europe/London', reviewEvery: 6 },
  breaks: {
    ...house.breaks,
    timeOuts: { shortest: day, longest: 6 * week, offered: [day, week, longestMonth, 6 * week] },
    exclusions: [6, 12, 60, 'permanent'],
  },
  realityCheck: house.realityCheck,
  session: house.session,
  game: {
    ...house.game,
    autoplay: false,
    cycle: { slots: 2_500, other: 5_000 },
    fastPlay: false,
    celebrateLosses: false,
    stakes: [
      { age: 18, tier: 0, most: { amount: 2_00, currency: 'GBP' } },
      { age: 25, tier: 0, most: { amount: 5_00, currency: 'GBP' } },
    ],
    wageringMost: 10,
    history: { shown: 3, download: 12 },
    withdrawalsReversible: false,
  },
}
