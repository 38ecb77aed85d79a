import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Slide } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'

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

export const carousel = setup({
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
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/carousel/carousel.provide.ts')
}
