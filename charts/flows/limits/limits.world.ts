import { limitsMachine } from '#machines/limits/limits.machine.ts'
import { type Flow } from 'statechart-paths'
import { done, failures } from '../events.ts'
import { limit, reviewDue, standingWith } from '../protection.given.ts'

export const limits: Flow = {
  machine: limitsMachine,
  project: () => null,
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'try again' },
        { type: 'keep the limits' },
        done('load the limits', standingWith(null)),
        done('load the limits', standingWith(limit)),
        done('load the limits', reviewDue),
        ...failures('load the limits'),
        done('keep the limits'),
        ...failures('keep the limits'),
      ],
    },
  ],
}
