import { day, hour, limitKinds, limitPeriods, longestMonth, week, type Profile } from '../profile.ts'

/** Holds where no regulator's profile does, and where a regulator is silent. */
export const house: Profile = {
  name: 'house',
  limits: {
    kinds: limitKinds,
    periods: limitPeriods,
    required: [],
    raiseWait: 24 * hour,
    confirmWithin: week,
    afterPeriod: false,
    depositZone: null,
    reviewEvery: 6,
    mostDeposit: null,
    contactAbove: null,
  },
  breaks: {
    timeOuts: { shortest: day, longest: 6 * week, offered: [day, week, longestMonth, 6 * week] },
    panic: day,
    exclusions: [6, 12, 60, 'permanent'],
    shortestExclusion: 0,
    signIn: true,
    lift: { fixed: 24 * hour, indefinite: week, indefiniteAfter: null },
  },
  realityCheck: { shortest: 10, longest: 120, standard: 60 },
  session: { setBefore: false, longest: null, pause: 5 },
  game: {
    autoplay: true,
    declare: false,
    cycle: { slots: 0, other: 0 },
    fastPlay: true,
    celebrateLosses: false,
    stakes: [],
    wageringMost: null,
    history: { shown: 3, download: 12 },
    withdrawalsReversible: false,
  },
}
