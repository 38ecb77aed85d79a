import { bonusesMachine } from '#machines/bonuses/bonuses.machine.ts'
import { done, failures } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { activeBonus, offer } from '../given.ts'

export const bonuses: Flow = {
  machine: bonusesMachine,
  project: () => null,
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'try again' },
        done('load the bonuses', [activeBonus, offer]),
        done('load the bonuses', []),
        ...failures('load the bonuses'),
      ],
    },
  ],
}
