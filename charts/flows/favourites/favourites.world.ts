import { favouritesMachine } from '#machines/favourites/favourites.machine.ts'
import { done, failures } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { aviator } from '../casino.given.ts'

export const favourites: Flow = {
  machine: favouritesMachine,
  project: ({ context }) => [context.codes, context.wishes, context.touched],
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'toggle the favourite', game: aviator, wanted: true },
        { type: 'toggle the favourite', game: aviator, wanted: false },
        done('load the favourites', { codes: [], pageId: 'page-1' }),
        ...failures('load the favourites'),
        { type: 'hub.connected' },
      ],
    },
    {
      name: 'a player with a favourite',
      events: [
        { type: 'toggle the favourite', game: aviator, wanted: false },
        done('load the favourites', { codes: [aviator.code], pageId: 'page-1' }),
      ],
    },
  ],
}
