import type { Clause } from '../clause.ts'

export const ontario = {
  'ontario limits at registration': {
    clause: 'AGCO 2.23',
    says: 'A player can set loss and deposit limits at registration and at any time after it.',
    figures: ['limits.kinds'],
    mark: 'P',
  },
  'ontario periods': {
    clause: 'AGCO 2.23',
    says: 'Limits hold for 24 hours, 7 days and a month; of several the lowest one holds.',
    figures: ['limits.periods'],
    mark: 'P',
  },
  'ontario relax after a wait': {
    clause: 'AGCO 2.24',
    says: 'A limit is relaxed or removed only at the player’s request, and after a wait.',
    figures: ['limits.raiseWait'],
    mark: 'P',
  },
  'ontario breaks': {
    clause: 'AGCO 2.13',
    says: 'A player can take a break of a day, a week, one, two or three months; no bet is taken during it.',
    figures: ['breaks.timeOuts.shortest', 'breaks.timeOuts.longest', 'breaks.timeOuts.offered'],
    mark: 'P',
  },
  'ontario self-exclusion': {
    clause: 'AGCO 2.14',
    says: 'A self-exclusion logs the player out at once, and its terms include half a year, one year and five years.',
    figures: ['breaks.exclusions'],
    mark: 'P',
  },
  'ontario no sign-in': {
    clause: 'AGCO 2.14',
    says: 'An excluded player cannot sign in until the exclusion ends.',
    figures: ['breaks.signIn'],
    mark: 'P',
  },
} as const satisfies Readonly<Record<string, Clause>>
