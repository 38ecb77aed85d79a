import type { Clause } from '../clause.ts'

export const spain = {
  'spain session set before': {
    clause: 'RD 176/2023',
    says: 'A session of slots starts only with its time and its money set.',
    figures: ['session.setBefore'],
    mark: 'S',
  },
  'spain message': {
    clause: 'RD 176/2023',
    says: 'A message interrupts a session at intervals.',
    figures: ['realityCheck.longest', 'realityCheck.standard'],
    mark: 'S',
  },
} as const satisfies Readonly<Record<string, Clause>>
