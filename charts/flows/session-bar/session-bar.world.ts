import { sessionBarMachine } from '#machines/session-bar/session-bar.machine.ts'
import { type Flow } from 'statechart-paths'
import { done, failures } from '../events.ts'
import { noPlay, pausedPlay, runningPlay } from '../play.given.ts'

export const sessionBar: Flow = {
  machine: sessionBarMachine,
  project: ({ context: { play } }) => (play?.session?.pause ? 'pauses' : play?.session ? 'runs' : null),
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'balance.asked' },
        { type: 'time.passed', seconds: 1 },
        done('ask for the play', noPlay),
        done('ask for the play', runningPlay),
        done('ask for the play', pausedPlay),
        ...failures('ask for the play'),
      ],
    },
  ],
}
