import { fromCallback, fromPromise } from 'xstate'
import { carouselMachine, type CarouselEvent, type PageFact } from '#machines/carousel/carousel.machine.ts'
import { ask } from '../../http/ask.ts'

type Actors = NonNullable<Parameters<typeof carouselMachine.provide>[0]['actors']>

export const providedCarousel: typeof carouselMachine = carouselMachine.provide({
  actors: {
    'load the slides': fromPromise(async ({ input, signal }) => {
      const { data } = await ask('cms/sliderlist', input, { signal })
      return data
    }),
    'watch the page': fromCallback<CarouselEvent>(({ sendBack }) => {
      const report = () => {
        const type = document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown'
        sendBack({ type } satisfies PageFact)
      }
      document.addEventListener('visibilitychange', report)
      if (document.visibilityState === 'hidden') report()
      return () => document.removeEventListener('visibilitychange', report)
    }),
  } satisfies Required<Actors>,
})

/** The person's setting for reduced motion; the server does not know it. */
export const isStill = () => !import.meta.env.SSR && matchMedia('(prefers-reduced-motion: reduce)').matches
