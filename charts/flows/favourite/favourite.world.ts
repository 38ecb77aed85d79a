import { favouriteMachine } from '#machines/favourite/favourite.machine.ts'
import { done, failures } from '../events.ts'
import { type Case } from 'statechart-walk'
import { type Flow } from 'statechart-paths'
import { aviator } from '../casino.given.ts'

const events: Case[] = [
  { type: 'add to the favourites' },
  { type: 'remove from the favourites' },
  done('toggle the favourite', { isFavorite: true }),
  done('toggle the favourite', { isFavorite: false }),
  ...failures('toggle the favourite'),
]

export const favourite: Flow = {
  machine: favouriteMachine,
  project: () => null,
  starts: [
    {
      name: 'a player at a game that is no favourite',
      input: { game: aviator, isFavourite: false, wishId: 'wish-1' },
      events,
    },
    {
      name: 'a player at a favourite game',
      input: { game: aviator, isFavourite: true, wishId: 'wish-1' },
      events,
    },
  ],
}
