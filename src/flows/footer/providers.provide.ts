import { fromPromise } from 'xstate'
import type { Slide } from '#contract/cms.ts'
import type { carouselMachine } from '#machines/carousel/carousel.machine.ts'
import { providedCarousel } from '../carousel/carousel.provide.ts'
import { providers } from './provider-marks.tsx'

/** Section 9: footer provider carousel, in milliseconds. */
const start = 500
const delay = 2_000

const slides: Slide[] = providers.map(({ name }) => ({ url: '#', images: [], title: name }))

/** The carousel of section 4 with fixed slides, a later start and an interval of its own. */
export const providedProviders: typeof carouselMachine = providedCarousel.provide({
  actors: {
    'load the slides': fromPromise(async () => {
      await new Promise((resolve) => setTimeout(resolve, start))
      return slides
    }),
  },
  delays: { autoplay: delay },
})
