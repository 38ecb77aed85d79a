import { assertEvent } from 'xstate'
import { site } from './site.setup.ts'
import { anotherSession } from './site.whose.ts'
import { sayWhy } from './site.why.ts'

/** A region of its own below the dialogs: one can open and close while the game goes on. */
export const game = site.createStateConfig({
  description: 'The game that is open over the page of a phone; a desktop plays it on a page of its own.',
  meta: { section: '4 Opening a game' },
  initial: 'none',
  on: {
    'screen.changed': {
      actions: { type: 'keep the screen', params: ({ event }) => ({ screen: event.screen }) },
    },
  },
  states: {
    none: {
      on: {
        play: [
          { guard: 'a game opens over the page', target: 'open' },
          {
            guard: 'a player is here',
            actions: { type: 'go to the game', params: ({ event }) => ({ game: event.game }) },
          },
        ],
      },
    },
    open: {
      meta: { section: '2 Game play modal' },
      always: { guard: 'nobody is here', target: 'none' },
      invoke: {
        id: 'game',
        src: 'game',
        input: ({ context, event }) => {
          assertEvent(event, 'play')
          return { game: event.game, screen: context.screen }
        },
        onDone: 'none',
        onError: {
          target: 'none',
          actions: sayWhy,
        },
      },
      on: {
        close: { guard: 'nothing lies over the game', target: 'none' },
        'storage.changed': {
          guard: anotherSession,
          target: 'none',
        },
      },
    },
  },
})
