import type { ActorRefFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { lobby, noFilter, sliderOf } from './lobby.setup.ts'

export const lobbyMachine = lobby.createMachine({
  id: 'lobby',
  description:
    'The games of one part of the casino: by category, by provider or searched for, more of them on scroll.',
  context: ({ input: { seen, known = null, ...input } }) => ({
    ...input,
    list: seen?.list ?? [],
    next: seen?.next ?? null,
    categories: known?.categories ?? [],
    providers: known?.providers ?? [],
    video: known?.video ?? null,
    known,
    failure: null,
  }),
  type: 'parallel',
  invoke: [
    { id: 'follow the address', src: 'follow the address' },
    {
      id: 'carousel',
      src: 'carousel',
      input: ({ context }) => ({
        slug: sliderOf(context),
        still: context.still,
        slides: context.known?.slides ?? null,
      }),
    },
  ],
  states: {
    games: {
      meta: { section: '2 Live casino category filter, 7 casino/games' },
      initial: 'arriving',
      on: {
        'choose the category': {
          target: '.beginning',
          actions: { type: 'change the filter', params: ({ event }) => ({ category: event.category }) },
        },
        'choose the provider': {
          target: '.beginning',
          actions: { type: 'change the filter', params: ({ event }) => ({ provider: event.provider }) },
        },
        'clear the filter': {
          target: '.beginning',
          actions: { type: 'change the filter', params: noFilter },
        },
        'type the phrase': {
          target: '.beginning',
          actions: { type: 'change the filter', params: ({ event }) => ({ phrase: event.phrase }) },
        },
        'address.changed': {
          guard: { type: 'it shows something else', params: ({ event }) => event },
          target: '.beginning',
          actions: { type: 'change the filter', params: ({ event }) => event.filter },
        },
      },
      states: {
        arriving: {
          description: 'Who comes back finds the games that were there, and is where they were.',
          always: [{ guard: 'the games are still known', target: 'browsing' }, { target: 'beginning' }],
        },
        beginning: {
          description: 'What the filter shows is asked for anew, whatever was asked before.',
          entry: ['forget the failure', 'show its slider'],
          always: [{ guard: 'something is searched for', target: 'searching' }, { target: 'loading' }],
        },
        loading: {
          tags: 'busy',
          description: 'The first games of what the filter shows.',
          invoke: {
            id: 'load the games',
            src: 'load the games',
            input: ({ context: { lobby: name, filter } }) => ({ lobby: name, filter }),
            onDone: [
              {
                guard: { type: 'nothing was found', params: ({ event }) => event.output },
                target: 'nothing found',
                actions: { type: 'keep the first page', params: ({ event }) => event.output },
              },
              {
                target: 'browsing',
                actions: { type: 'keep the first page', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'unavailable',
              actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            },
          },
        },
        searching: {
          tags: 'busy',
          description:
            'The first games that the phrase finds. With the next key, nobody waits for them any more.',
          meta: { section: '9 game search take' },
          invoke: {
            id: 'search the games',
            src: 'search the games',
            input: ({ context: { lobby: name, filter } }) => ({ lobby: name, filter }),
            onDone: [
              {
                guard: { type: 'nothing was found', params: ({ event }) => event.output },
                target: 'nothing found',
                actions: { type: 'keep the first page', params: ({ event }) => event.output },
              },
              {
                target: 'browsing',
                actions: { type: 'keep the first page', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'unavailable',
              actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            },
          },
        },
        browsing: {
          on: { 'show more': { guard: 'there is more', target: 'loading more' } },
        },
        'loading more': {
          description: 'The next games come below what is there.',
          invoke: {
            id: 'load the next page',
            src: 'load the next page',
            input: ({ context: { lobby: name, filter, next } }) => ({ lobby: name, filter, skip: next ?? 0 }),
            onDone: {
              target: 'browsing',
              actions: { type: 'add the page', params: ({ event }) => event.output },
            },
            onError: {
              target: 'more missing',
              actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            },
          },
        },
        'more missing': {
          description:
            'The next games did not come: what is there stays, and nothing is asked until the person asks.',
          on: { 'try again': { target: 'loading more', actions: 'forget the failure' } },
        },
        'nothing found': { description: 'The filter shows no game: it can be changed or cleared.' },
        unavailable: {
          description: 'The games did not come: the person sees why and can ask again.',
          on: { 'try again': 'beginning' },
        },
      },
    },
    address: {
      description: 'What is shown stands in the address, to come back to and to share.',
      initial: 'shown',
      on: {
        'choose the category': {
          target: '.shown',
          actions: { type: 'show it in the address', params: ({ context }) => ({ filter: context.filter }) },
        },
        'choose the provider': {
          target: '.shown',
          actions: { type: 'show it in the address', params: ({ context }) => ({ filter: context.filter }) },
        },
        'clear the filter': {
          target: '.shown',
          actions: { type: 'show it in the address', params: ({ context }) => ({ filter: context.filter }) },
        },
        'type the phrase': '.typing',
        'address.changed': {
          guard: { type: 'it shows something else', params: ({ event }) => event },
          target: '.shown',
        },
      },
      states: {
        shown: {},
        typing: {
          description: 'A phrase is being typed: it stands in the address when it is whole.',
          after: {
            'typing wait': {
              target: 'shown',
              actions: {
                type: 'show it in the address',
                params: ({ context }) => ({ filter: context.filter }),
              },
            },
          },
        },
      },
    },
    video: {
      description:
        'The film of the lobby: where there is none, or it does not come, the slides have the place.',
      meta: { section: '2 Casino video banner' },
      initial: 'arriving',
      states: {
        arriving: {
          description: 'The first page brings with it whether there is a film.',
          always: [
            { guard: 'a film is known', target: 'present' },
            { guard: 'it is known', target: 'absent' },
            { target: 'loading' },
          ],
        },
        loading: {
          invoke: {
            id: 'load the video',
            src: 'load the video',
            input: ({ context }) => ({ lobby: context.lobby }),
            onDone: [
              {
                guard: { type: 'there is a film', params: ({ event }) => event.output },
                target: 'present',
                actions: { type: 'keep the video', params: ({ event }) => event.output },
              },
              { target: 'absent' },
            ],
            onError: 'absent',
          },
        },
        present: {},
        absent: {},
      },
    },
    choices: {
      description: 'The categories and the providers that can be chosen; games are shown without them, too.',
      initial: 'arriving',
      states: {
        arriving: {
          description: 'The first page brings them with it.',
          always: [{ guard: 'it is known', target: 'shown' }, { target: 'loading' }],
        },
        loading: {
          meta: { section: '7 casino/categorylist' },
          invoke: {
            id: 'load the choices',
            src: 'load the choices',
            input: ({ context }) => ({ lobby: context.lobby }),
            onDone: {
              target: 'shown',
              actions: { type: 'keep the choices', params: ({ event }) => event.output },
            },
            onError: 'missing',
          },
        },
        shown: {},
        missing: {
          description: 'They did not come: the person is told and can ask again.',
          on: { 'try again': 'loading' },
        },
      },
    },
  },
})

export type LobbyActor = ActorRefFrom<typeof lobbyMachine>
