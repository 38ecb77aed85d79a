import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Slide } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'

export type CarouselEvent =
  | { type: 'show the slide'; place: number }
  | { type: 'pause' }
  | { type: 'go on' }
  | { type: 'try again' }
  /** Which slides are to be shown: of a lobby, of a category, of the home page. */
  | { type: 'slider.changed'; slug: string }
  /** Pulled there by hand. */
  | { type: 'slide.pulled'; place: number }
  /** The pointer or the keyboard is on a slide: it is being read. */
  | { type: 'reading.begun' }
  | { type: 'reading.ended' }
  | PageFact

export type PageFact = { type: 'page.hidden' } | { type: 'page.shown' }

export interface CarouselInput {
  slug: string
  /** What moves by itself is not welcome: it moves by hand alone. */
  still: boolean
}

export interface CarouselStart extends CarouselInput {
  /** What the document has brought. */
  slides?: Slide[] | null
}

export interface CarouselContext extends CarouselInput {
  slides: Slide[]
  /** Of the slide that is shown, from 0. */
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
    /** The same slides stay where they are. */
    'keep the slides': assign(({ context }, { slides }: { slides: Slide[] }) =>
      JSON.stringify(slides) === JSON.stringify(context.slides) ? {} : { slides, place: 0 },
    ),
    /** After the last comes the first: there is no loop, it goes back. */
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
