import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { ListedGame } from '#contract/casino.ts'
import type { Slide, Video } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'
import { carouselMachine } from '../carousel/carousel.machine.ts'
import { itsFailure } from '../failure.ts'

/** As in the route. */
export type LobbyName = 'slot' | 'live' | 'games' | 'bingo' | 'tvbets'

export interface LobbyFilter {
  category: string | null
  provider: string | null
  /** As typed; `sought` trims it. */
  phrase: string
}

/** In the place of a category; for players only. */
export const own = { favourites: 'my-favourites', recent: 'played-recently' } as const
type Own = (typeof own)[keyof typeof own]

export const noFilter: LobbyFilter = { category: null, provider: null, phrase: '' }

export type LobbyEvent =
  | { type: 'choose the category'; category: string | null }
  | { type: 'choose the provider'; provider: string | null }
  | { type: 'type the phrase'; phrase: string }
  | { type: 'clear the filter' }
  | { type: 'show more' }
  | { type: 'try again' }
  /** The back button, a link, or the flow itself. */
  | { type: 'address.changed'; filter: LobbyFilter }

export type LobbyEffect = 'show it in the address'

export interface LobbyShown {
  lobby: LobbyName
  filter: LobbyFilter
}

/** With the filter from the address. */
export interface LobbyInput extends LobbyShown {
  /** Reduced motion. */
  still: boolean
}

export interface GamesPage {
  list: ListedGame[]
  /** `skip` of the next page; null at the end. */
  next: number | null
}

export interface LobbyStart extends LobbyInput {
  /** What was loaded when the person left the lobby, for a return. */
  seen?: GamesPage | null
  /** Brought by the document. */
  known?: LobbyKnown | null
}

export interface LobbyKnown extends LobbyChoices {
  video: Video | null
  slides: Slide[]
}

export interface LobbyChoices {
  categories: { slug: string; name: string }[]
  providers: { name: string; games: number }[]
}

export interface LobbyContext extends LobbyInput, GamesPage, LobbyChoices {
  /** Shown instead of the slides while no category is chosen. */
  video: Video | null
  known: LobbyKnown | null
  failure: Failure | null
}

export const lobbyMachine = setup({
  types: {
    context: {} as LobbyContext,
    events: {} as LobbyEvent,
    input: {} as LobbyStart,
    children: {} as { carousel: 'carousel' },
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    carousel: carouselMachine,
    'follow the address': fromCallback<LobbyEvent>(unprovided),
    'load the video': fromPromise<{ video: Video | null }, { lobby: LobbyName }>(unprovided),
    'load the choices': fromPromise<LobbyChoices, { lobby: LobbyName }>(unprovided),
    'load the games': fromPromise<GamesPage, LobbyShown>(unprovided),
    'search the games': fromPromise<GamesPage, LobbyShown>(unprovided),
    'load the next page': fromPromise<GamesPage, LobbyShown & { skip: number }>(unprovided),
  },
  actions: {
    'change the filter': assign(({ context }, params: Partial<LobbyFilter>) => ({
      filter: { ...context.filter, ...params },
    })),
    'keep the video': assign((_, params: { video: Video | null }) => ({ video: params.video })),
    'keep the choices': assign((_, params: LobbyChoices) => ({ ...params })),
    'keep the first page': assign((_, params: GamesPage) => ({ ...params })),
    /** Games that moved to the next page meanwhile are not added twice. */
    'add the page': assign(({ context }, { list, next }: GamesPage) => {
      const known = new Set(context.list.map(({ gameCode }) => gameCode))
      return { list: [...context.list, ...list.filter(({ gameCode }) => !known.has(gameCode))], next }
    }),
    'forget the failure': assign({ failure: null }),
    'show its slider': sendTo('carousel', ({ context }: { context: LobbyContext }) => ({
      type: 'slider.changed',
      slug: sliderOf(context),
    })),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show it in the address': (_args, _params: { filter: LobbyFilter }) => unprovided(),
  },
  guards: {
    'something is searched for': ({ context }) => sought(context.filter) !== '',
    'nothing was found': (_, { list, next }: GamesPage) => list.length === 0 && next === null,
    'the games are still known': ({ context }) => context.list.length > 0,
    'it is known': ({ context }) => context.known !== null,
    'a film is known': ({ context }) => Boolean(context.known?.video?.url),
    'there is a film': (_, params: { video: Video | null }) => Boolean(params.video?.url),
    'there is more': ({ context }) => context.next !== null,
    'it shows something else': ({ context: { filter } }, { filter: other }: { filter: LobbyFilter }) =>
      filter.category !== other.category ||
      filter.provider !== other.provider ||
      sought(filter) !== sought(other),
  },
  delays: {
    /** Debounce, from the last key. */
    'typing wait': 250,
  },
}).createMachine({
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
      description: 'The tiles of games that the player can choose from.',
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
            onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
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
            onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
          },
        },
        browsing: {
          description: 'The player sees the games; more come as they scroll down.',
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
            onError: { target: 'more missing', actions: { type: 'say why', params: itsFailure } },
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
      meta: { section: 'beyond' },
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
        shown: { description: 'The address of the page says what is shown.' },
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
          description: 'The server is asked whether this lobby has a film.',
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
        present: { description: 'The film plays above the games while the whole lobby is shown.' },
        absent: { description: 'Slides stand above the games.' },
      },
    },
    choices: {
      description: 'The categories and the providers that can be chosen; games are shown without them, too.',
      meta: { section: '7 casino/categorylist' },
      initial: 'arriving',
      states: {
        arriving: {
          description: 'The first page brings them with it.',
          always: [{ guard: 'it is known', target: 'shown' }, { target: 'loading' }],
        },
        loading: {
          description: 'The server is asked for the categories and the providers.',
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
        shown: { description: 'The player can choose a category and a provider.' },
        missing: {
          description: 'They did not come: the person is told and can ask again.',
          meta: { section: 'beyond' },
          on: { 'try again': 'loading' },
        },
      },
    },
  },
})

export type LobbyActor = ActorRefFrom<typeof lobbyMachine>

export function isOwn(category: string | null | undefined): category is Own {
  return category === own.favourites || category === own.recent
}

export function sought({ phrase }: LobbyFilter): string {
  return phrase.trim()
}

/** Slug of the slider; favourites and recent games have none and show the lobby's. */
function sliderOf({ lobby: name, filter: { category } }: LobbyShown): string {
  return category === null || isOwn(category) ? name : category
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/lobby/lobby.provide.ts')
}
