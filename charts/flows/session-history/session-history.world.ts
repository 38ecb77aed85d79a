import { sessionHistoryMachine, type SessionPage } from '#machines/session-history/session-history.machine.ts'
import { done, failures } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { oldDevice, otherDevice, thisDevice } from '../given.ts'

const first: SessionPage = { total: 3, list: [thisDevice, otherDevice] }
const older: SessionPage[] = [
  { total: 3, list: [oldDevice] },
  // The player has signed in elsewhere meanwhile.
  { total: 4, list: [otherDevice, oldDevice] },
]

export const sessionHistory: Flow = {
  machine: sessionHistoryMachine,
  project: ({ context }) => [context.list, context.read, context.ending],
  canCome: ({ output }, { context }) =>
    output === first ? context.read === 0 : older.every((each) => each !== output) || context.read === 2,
  starts: [
    {
      name: 'a player with three sessions',
      events: [
        { type: 'try again' },
        { type: 'show more' },
        { type: 'end the session', id: otherDevice.id },
        ...[first, ...older].map((each) => done('load the sessions', each)),
        ...failures('load the sessions'),
        done('end the session', { ended: '2026-01-04T10:00:00.000Z', message: 'Oturum kapatıldı.' }),
        ...failures('end the session'),
      ],
    },
  ],
}
