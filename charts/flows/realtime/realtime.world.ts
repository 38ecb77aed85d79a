import { realtimeMachine } from '#machines/realtime/realtime.machine.ts'
import { after, failed, fault } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { newer } from '../given.ts'

export const told = { cmd: 'Notification', message: newer }
export const moved = { cmd: 'Balance', message: {} }

export const realtime: Flow = {
  machine: realtimeMachine,
  project: ({ context }) => context.attempt,
  starts: [
    {
      name: 'a player',
      input: { token: 'token-1', fingerprint: 'fingerprint-1' },
      events: [
        { type: 'connect again' },
        { type: 'network.lost' },
        { type: 'network.returned' },
        { type: 'page.put away' },
        { type: 'page.returned' },
        { type: 'hub.connected' },
        { type: 'hub.closed', reason: null },
        { type: 'hub.turned away' },
        { type: 'hub.message', message: told },
        { type: 'hub.message', message: moved },
        { type: 'hub.invalid message', command: 'Notification' },
        failed('hold the connection', fault),
        ...['first wait', 'second wait', 'third wait', 'last wait'].map((wait) =>
          after(wait, 'realtime', 'waiting to reconnect'),
        ),
      ],
    },
  ],
}
