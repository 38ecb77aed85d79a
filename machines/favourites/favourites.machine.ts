import { failureOf } from '../failure.ts'
import { favourites } from './favourites.setup.ts'

export const favouritesMachine = favourites.createMachine({
  id: 'favourites',
  description: "A player's favourite games: known once, kept across pages; each that is toggled on its own.",
  context: { codes: [], pageId: '', wishes: [], touched: [] },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      description: 'What is wished meanwhile shows at once and is asked for when the favourites are known.',
      meta: { section: '3 Game' },
      on: {
        'toggle the favourite': { actions: { type: 'line it up', params: ({ event }) => event } },
      },
      invoke: {
        id: 'load the favourites',
        src: 'load the favourites',
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'keep what is known', params: ({ event }) => event.output },
            { type: 'fulfil', params: ({ context }) => ({ wishes: context.wishes }) },
            'forget the wishes',
          ],
        },
        onError: [
          {
            guard: 'a wish waits',
            target: 'unavailable',
            actions: [
              'forget the wishes',
              { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            ],
          },
          { target: 'unavailable' },
        ],
      },
    },
    loaded: {
      meta: { section: '4 Favourite toggle' },
      on: {
        'toggle the favourite': {
          actions: { type: 'fulfil', params: ({ event }) => ({ wishes: [event] }) },
        },
      },
    },
    unavailable: {
      description: 'They did not come: the next wish, or the connection that is back, asks again.',
      on: {
        'toggle the favourite': {
          target: 'loading',
          actions: { type: 'line it up', params: ({ event }) => event },
        },
        'hub.connected': 'loading',
      },
    },
  },
})
