import { and, assign, fromCallback, fromPromise, not, setup, stateIn, type ActorRefFrom } from 'xstate'
import type { Slide } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import type { TabFact } from '../tab-fact.ts'

export type CarouselEvent =
  | { type: 'show the slide'; place: number }
  | { type: 'pause' }
  | { type: 'go on' }
  | { type: 'try again' }
  /** Slider of a lobby, of a category or of the home page. */
  | { type: 'slider.changed'; slug: string }
  /** The person swiped to it. */
  | { type: 'slide.pulled'; place: number }
  | { type: 'pointer.came' }
  | { type: 'pointer.left' }
  /** Focus that the keyboard has moved. */
  | { type: 'focus.came' }
  | { type: 'focus.left' }
  | { type: 'slides.scrolled past' }
  | { type: 'slides.scrolled into view' }
  | TabFact

export interface CarouselInput {
  slug: string
  /** Reduced motion: it begins paused. */
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
    'watch the tab': fromCallback(unprovided),
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
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
  },
  guards: {
    'the slides are there': ({ context }) => context.slides.length > 0,
    'it is another slider': ({ context }, params: { slug: string }) => context.slug !== params.slug,
    'there are none': (_, params: { slides: Slide[] }) => params.slides.length === 0,
    'less motion is wanted': ({ context }) => context.still,
    'nothing holds the slides': and([
      ({ context }) => context.slides.length > 1,
      stateIn({ 'slide show': 'running' }),
      stateIn({ pointer: 'elsewhere' }),
      stateIn({ focus: 'elsewhere' }),
      stateIn({ sight: 'in view' }),
      stateIn({ tab: 'shown' }),
    ]),
    'something holds the slides': not('nothing holds the slides'),
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
  type: 'parallel',
  states: {
    slides: {
      description: 'The slides of the place, and the one that is in view.',
      meta: { section: '4 Banner carousel' },
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
          description:
            'Placeholders stand in for the first slides; later ones take the place of those before.',
          meta: { section: '4 Banner carousel, 7 cms/sliderlist, 9 placeholders' },
          entry: 'forget the failure',
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
          initial: 'standing',
          on: {
            'show the slide': {
              target: '.standing',
              actions: { type: 'show it', params: ({ event }) => ({ place: event.place }) },
            },
            'slide.pulled': {
              target: '.standing',
              actions: { type: 'show it', params: ({ event }) => ({ place: event.place }) },
            },
          },
          states: {
            standing: {
              description: 'The slide stays until the person chooses another, or until nothing holds it.',
              always: { guard: 'nothing holds the slides', target: 'moving' },
            },
            moving: {
              description: 'The next slide comes by itself; each has its whole time.',
              always: { guard: 'something holds the slides', target: 'standing' },
              after: { autoplay: { target: 'standing', actions: 'show the next' } },
            },
          },
        },
        empty: {
          description: 'There are no slides: their place is given back.',
          meta: { section: 'beyond' },
        },
        missing: {
          description: 'The slides did not come: the person can ask again.',
          meta: { section: 'beyond' },
          on: { 'try again': 'loading' },
        },
      },
    },
    'slide show': {
      description:
        'Whether the person lets the slides move by themselves; other slides change nothing of it.',
      meta: { section: 'beyond' },
      initial: 'beginning',
      states: {
        beginning: {
          description: 'The device says whether the person wants less motion.',
          always: [{ guard: 'less motion is wanted', target: 'paused' }, { target: 'running' }],
        },
        running: {
          description: 'Slides may move by themselves.',
          on: { pause: 'paused' },
        },
        paused: {
          description: 'Slides move by hand alone, until the person wants it otherwise.',
          on: { 'go on': 'running' },
        },
      },
    },
    pointer: {
      description: 'A slide that somebody points at may be read: it stays.',
      meta: { section: 'beyond' },
      initial: 'elsewhere',
      states: {
        elsewhere: {
          description: 'The mouse is not over the slides.',
          on: { 'pointer.came': 'on the slides' },
        },
        'on the slides': {
          description: 'The mouse is over the slides: the one in view stays under it.',
          on: { 'pointer.left': 'elsewhere' },
        },
      },
    },
    focus: {
      description: 'A slide that somebody has reached with the keyboard stays.',
      meta: { section: 'beyond' },
      initial: 'elsewhere',
      states: {
        elsewhere: {
          description: 'The keyboard is used in another place, or not at all.',
          on: { 'focus.came': 'on the slides' },
        },
        'on the slides': {
          description: 'The keyboard has reached the slides or their buttons: nothing moves away.',
          on: { 'focus.left': 'elsewhere' },
        },
      },
    },
    sight: {
      description: 'Whether the page is scrolled to the slides.',
      meta: { section: 'beyond' },
      initial: 'in view',
      states: {
        'in view': {
          description: 'At least a part of the slides can be seen on the page.',
          on: { 'slides.scrolled past': 'scrolled past' },
        },
        'scrolled past': {
          description: 'The page shows another part of itself: nobody would see a slide move.',
          on: { 'slides.scrolled into view': 'in view' },
        },
      },
    },
    tab: {
      description: 'Whether the tab of the site is seen.',
      meta: { section: 'beyond' },
      initial: 'shown',
      invoke: { id: 'watch the tab', src: 'watch the tab' },
      states: {
        shown: { description: 'The tab is in front.', on: { 'tab.hidden': 'hidden' } },
        hidden: {
          description: 'The person looks at another tab: nothing moves.',
          on: { 'tab.shown': 'shown' },
        },
      },
    },
  },
})

export type CarouselActor = ActorRefFrom<typeof carouselMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/carousel/carousel.provide.ts')
}
