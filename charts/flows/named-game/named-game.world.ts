import { namedGameMachine } from '#machines/named-game/named-game.machine.ts'
import { done, failures } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { firstGame } from '../casino.given.ts'

export const namedGame: Flow = {
  machine: namedGameMachine,
  project: () => null,
  starts: [
    {
      name: 'somebody who wants to play Aviator',
      input: { name: 'Aviator' },
      events: [
        { type: 'try again' },
        done('search for the game', { game: firstGame }),
        done('search for the game', { game: null }),
        ...failures('search for the game'),
      ],
    },
  ],
}
