import { sessionHistoryMachine } from '#machines/session-history/session-history.machine.ts'
import { done, failures } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { oldDevice, otherDevice, thisDevice } from '../given.ts'

const total = 3

export const sessionHistory: Flow = {
  machine: sessionHistoryMachine,
  project: ({ context }) => [context.list, context.read, context.ending],
  starts: [
    {
      name: 'a player with three sessions',
      events: [
        { type: 'try again' },
        { type: 'show more' },
        { type: 'end the session', id: otherDevice.id },
        done('load the sessions', { total, list: [thisDevice, otherDevice] }),
        ...failures('load the sessions'),
        done('load the sessions', { total, list: [oldDevice] }),
        done('end the session', { ended: '2026-01-04T10:00:00.000Z', message: 'Oturum kapatıldı.' }),
        ...failures('end the session'),
      ],
    },
  ],
}
