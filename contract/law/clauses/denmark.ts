import type { Clause } from '../clause.ts'

export const denmark = {
  'denmark raise after a wait': {
    clause: 'BEK 1274/2019 §21',
    says: 'A raise waits.',
    figures: ['limits.raiseWait'],
    mark: 'P',
  },
  'denmark pause': {
    clause: 'BEK 1274/2019 §23',
    says: 'A player can take a short break.',
    figures: ['breaks.timeOuts.shortest'],
    mark: 'P',
  },
  'denmark exclusion': {
    clause: 'BEK 1274/2019 §23',
    says: 'An exclusion lasts at least its shortest length.',
    figures: ['breaks.exclusions', 'breaks.shortestExclusion'],
    mark: 'P',
  },
  'denmark final exclusion': {
    clause: 'BEK 1274/2019 §23',
    says: 'A final exclusion is lifted only at the player’s request, and not before its shortest time.',
    figures: ['breaks.lift.indefiniteAfter'],
    mark: 'P',
  },
} as const satisfies Readonly<Record<string, Clause>>
