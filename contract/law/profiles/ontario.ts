import { day, hour, longestMonth, week, type Profile } from '../profile.ts'
import { house } from './house.ts'

export const ontario: Profile = {
  ...house,
  name: 'ontario',
  limits: { ...house.limits, periods: ['day', 'week', 'month'], raiseWait: 24 * hour },
  breaks: {
    ...house.breaks,
    timeOuts: {
      shortest: day,
      longest: 3 * longestMonth,
      offered: [day, week, longestMonth, 2 * longestMonth, 3 * longestMonth],
    },
    exclusions: [6, 12, 60],
    signIn: false,
  },
}
