import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Slide } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'

export type CarouselEvent =
  | { type: 'show the slide'; place: number }
  | { type: 'pause' }
  | { type: 'go on' }
  | { type: 'try again' }
  /** Slider of a lobby, of a category or of the home page. */
  | { type: 'slider.changed'; slug: string }
  /** The person swiped to it. */
  | { type: 'slide.pulled'; place: number }
  /** Mouse over a slide or focus in it: autoplay stops. */
  | { type: 'reading.begun' }
  | { type: 'reading.ended' }
  | PageFact

export type PageFact = { type: 'page.hidden' } | { type: 'page.shown' }

export interface CarouselInput {
  slug: string
  /** Reduced motion: no autoplay. */
  still: boolean
}

export interface CarouselStart extends CarouselInput {
  /** Brought by the document. */
  slides?: Slide[] | null
}

export interface CarouselContext extends CarouselInput {
  slides: Slide[]
  /** Index of the shown slide. */
  place: number
  failure: Failure | null
}

export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    input: {} as CarouselStart,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the slides': fromPromise<Slide[], { slug: string }>(unprovided),
    'watch the page': fromCallback<CarouselEvent>(unprovided),
  },
  actions: {
    'keep the slider': assign((_, params: { slug: string }) => ({ slug: params.slug })),
    /** Unchanged slides keep their position. */
    'keep the slides': assign(({ context }, { slides }: { slides: Slide[] }) =>
      JSON.stringify(slides) === JSON.stringify(context.slides) ? {} : { slides, place: 0 },
    ),
    /** After the last slide it goes back to the first; there is no endless loop. */
    'show the next': assign(({ context: { place, slides } }) => ({ place: (place + 1) % slides.length })),
    'show it': assign(({ context: { slides } }, params: { place: number }) => ({
      place: Math.min(Math.max(params.place, 0), slides.length - 1),
    })),
    'forget the slides': assign({ slides: [], place: 0 }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
  },
  guards: {
    'the slides are there': ({ context }) => context.slides.length > 0,
    'it is another slider': ({ context }, params: { slug: string }) => context.slug !== params.slug,
    'there are none': (_, params: { slides: Slide[] }) => params.slides.length === 0,
    'it moves by hand alone': ({ context }) => context.still || context.slides.length < 2,
  },
  delays: {
    /** Section 9: banner carousel. */
    autoplay: 5_000,
  },
}).createMachine({
  id: 'carousel',
  description:
    'The slides of one place of the site, one in view: they move by themselves, and by hand whenever somebody likes.',
  context: ({ input: { slides, ...input } }) => ({
    ...input,
    slides: slides ?? [],
    place: 0,
    failure: null,
  }),
  initial: 'arriving',
  on: {
    'slider.changed': {
      guard: { type: 'it is another slider', params: ({ event }) => ({ slug: event.slug }) },
      target: '.loading',
      actions: { type: 'keep the slider', params: ({ event }) => ({ slug: event.slug }) },
    },
  },
  states: {
    arriving: {
      description: 'The first page brings its slides with it.',
      always: [{ guard: 'the slides are there', target: 'playing' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      description: 'Placeholders stand in for the first slides; later ones take the place of those before.',
      meta: { section: '4 Banner carousel, 7 cms/sliderlist, 9 placeholders' },
      invoke: {
        id: 'load the slides',
        src: 'load the slides',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: [
          {
            guard: { type: 'there are none', params: ({ event }) => ({ slides: event.output }) },
            target: 'empty',
            actions: 'forget the slides',
          },
          {
            target: 'playing',
            actions: { type: 'keep the slides', params: ({ event }) => ({ slides: event.output }) },
          },
        ],
        onError: {
          target: 'missing',
          actions: ['forget the slides', { type: 'say why', params: itsFailure }],
        },
      },
    },
    playing: {
      description: 'One slide is in view.',
      meta: { section: '9 Banner carousel' },
      initial: 'beginning',
      invoke: { id: 'watch the page', src: 'watch the page' },
      on: {
        'show the slide': {
          actions: { type: 'show it', params: ({ event }) => ({ place: event.place }) },
        },
        'slide.pulled': {
          actions: { type: 'show it', params: ({ event }) => ({ place: event.place }) },
        },
        pause: '.paused',
      },
      states: {
        beginning: {
          always: [{ guard: 'it moves by hand alone', target: 'paused' }, { target: 'moving' }],
        },
        moving: {
          description: 'The next slide comes by itself; whoever chooses one gives it its whole time.',
          on: {
            'show the slide': {
              target: 'moving',
              reenter: true,
              actions: { type: 'show it', params: ({ event }) => ({ place: event.place }) },
            },
            'slide.pulled': {
              target: 'moving',
              reenter: true,
              actions: { type: 'show it', params: ({ event }) => ({ place: event.place }) },
            },
            'reading.begun': 'read',
            'page.hidden': 'unseen',
          },
          after: { autoplay: { target: 'moving', reenter: true, actions: 'show the next' } },
        },
        read: {
          description: 'Nothing moves away from under a pointer or the focus.',
          on: { 'reading.ended': 'moving', 'page.hidden': 'unseen' },
        },
        unseen: {
          description: 'In a hidden tab, or scrolled past, nothing moves.',
          on: { 'page.shown': 'moving' },
        },
        paused: {
          description: 'It moves by hand alone, until the person wants it otherwise.',
          on: { 'go on': 'moving' },
        },
      },
    },
    empty: { description: 'There are no slides: their place is given back.' },
    missing: {
      description: 'The slides did not come: the person can ask again.',
      on: { 'try again': 'loading' },
    },
  },
})

export type CarouselActor = ActorRefFrom<typeof carouselMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/carousel/carousel.provide.ts')
}
