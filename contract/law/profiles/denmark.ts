import { day, hour, type Profile } from '../profile.ts'
import { house } from './house.ts'

export const denmark: Profile = {
  ...house,
  name: 'denmark',
  limits: { ...house.limits, raiseWait: 24 * hour },
  breaks: {
    ...house.breaks,
    timeOuts: { ...house.breaks.timeOuts, shortest: 24 * hour },
    exclusions: [1, 3, 6, 12, 'permanent'],
    shortestExclusion: 30 * day,
    lift: { ...house.breaks.lift, indefiniteAfter: 12 },
  },
}
