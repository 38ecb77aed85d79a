import { useSelector } from '@xstate/react'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect } from 'react'
import type { CarouselActor } from '#machines/carousel/carousel.machine.ts'

/** Frames that a movement takes, as embla counts them; by a person who wants none, it is there at once. */
const pace = { moving: 25, still: 0 }

/** Embla moves the slides; which is shown is the machine's. The viewport is to be given the ref. */
export function useSlider(actor: CarouselActor, options: { loop: boolean; align?: 'start' }) {
  const place = useSelector(actor, (now) => now.context.place)
  const still = useSelector(actor, (now) => now.context.still)
  const [viewport, embla] = useEmblaCarousel({ ...options, duration: still ? pace.still : pace.moving })

  useEffect(() => {
    embla?.scrollTo(place)
  }, [embla, place])

  useEffect(() => {
    if (!embla) return undefined
    const pulled = () => {
      const shown = embla.selectedScrollSnap()
      if (shown !== actor.getSnapshot().context.place) actor.send({ type: 'slide.pulled', place: shown })
    }
    embla.on('select', pulled)
    return () => void embla.off('select', pulled)
  }, [embla, actor])

  return viewport
}

/** What is to be given to the slider, so that it does not move while nobody sees it. */
export function useSight(actor: CarouselActor) {
  return useCallback(
    (stage: HTMLElement | null) => {
      if (stage === null) return undefined
      const eye = new IntersectionObserver((found) => {
        const isSeen = found.at(-1)?.isIntersecting === true
        actor.send({ type: isSeen ? 'page.shown' : 'page.hidden' })
      })
      eye.observe(stage)
      return () => eye.disconnect()
    },
    [actor],
  )
}
