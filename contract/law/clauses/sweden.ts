import type { Clause } from '../clause.ts'

export const sweden = {
  'sweden limits before play': {
    clause: 'Spelförordning ch. 11',
    says: 'Nobody plays without deposit limits for the day, the week and the month.',
    figures: ['limits.required'],
    mark: 'P',
  },
  'sweden raise after a wait': {
    clause: 'Spelförordning ch. 11',
    says: 'A raise waits, and also for the end of the running period.',
    figures: ['limits.raiseWait', 'limits.afterPeriod'],
    mark: 'P',
  },
  'sweden contact': {
    clause: 'Spelförordning ch. 11',
    says: 'A person contacts a player whose monthly deposit limit is above a sum.',
    figures: ['limits.contactAbove'],
    mark: 'P',
  },
} as const satisfies Readonly<Record<string, Clause>>
