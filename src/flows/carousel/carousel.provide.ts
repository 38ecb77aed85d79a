import { fromPromise } from 'xstate'
import { carouselMachine } from '#machines/carousel/carousel.machine.ts'
import { ask } from '../../http/ask.ts'
import { watchTab } from '../watch-tab.ts'

type Actors = NonNullable<Parameters<typeof carouselMachine.provide>[0]['actors']>

export const providedCarousel: typeof carouselMachine = carouselMachine.provide({
  actors: {
    'load the slides': fromPromise(async ({ input, signal }) => {
      const { data } = await ask('cms/sliderlist', input, { signal })
      return data
    }),
    'watch the tab': watchTab,
  } satisfies Required<Actors>,
})

/** The person's setting for reduced motion; the server does not know it. */
export const isStill = () => !import.meta.env.SSR && matchMedia('(prefers-reduced-motion: reduce)').matches
