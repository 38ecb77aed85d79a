import type { Clause } from '../clause.ts'

export const malta = {
  'malta lifting a fixed exclusion': {
    clause: 'Directive 2 of 2018',
    says: 'A fixed exclusion is lifted only after a wait.',
    figures: ['breaks.lift.fixed'],
    mark: 'S',
  },
  'malta lifting an indefinite exclusion': {
    clause: 'Directive 2 of 2018',
    says: 'An indefinite exclusion is lifted at the player’s request, after a longer wait.',
    figures: ['breaks.lift.indefinite', 'breaks.lift.indefiniteAfter'],
    mark: 'S',
  },
} as const satisfies Readonly<Record<string, Clause>>
