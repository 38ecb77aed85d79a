import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { ListedGame } from '#contract/casino.ts'
import type { Slide, Video } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'
import { carouselMachine } from '../carousel/carousel.machine.ts'

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
export const isOwn = (category: string | null | undefined): category is Own =>
  category === own.favourites || category === own.recent

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

/** Slug of the slider; favourites and recent games have none and show the lobby's. */
export const sliderOf = ({ lobby: name, filter: { category } }: LobbyShown): string =>
  category === null || isOwn(category) ? name : category

export const sought = ({ phrase }: LobbyFilter) => phrase.trim()

export const lobby = setup({
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
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/lobby/lobby.provide.ts')
}
