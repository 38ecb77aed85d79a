import { useSelector } from '@xstate/react'
import type { EmblaCarouselType } from 'embla-carousel'
import { useCallback, useEffect, useState } from 'react'
import type { CarouselActor } from '#machines/carousel/carousel.machine.ts'
import { patiently } from '../../http/late-part.provide.ts'

/** Embla's `duration`; 0 moves at once, for reduced motion. */
const pace = { moving: 25, still: 0 }

/** Loaded after the page: nothing moves before a swipe or the first autoplay. */
const fetchEmbla = patiently(() => import('embla-carousel'))

/** Embla moves the slides; the machine decides which one is shown. Returns the viewport's ref. */
export function useSlider(actor: CarouselActor, { loop, align }: { loop: boolean; align?: 'start' }) {
  const place = useSelector(actor, (now) => now.context.place)
  const still = useSelector(actor, (now) => now.context.still)
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)

  useEffect(() => {
    if (!viewport) return undefined
    const options = { loop, duration: still ? pace.still : pace.moving, ...(align && { align }) }
    let slider: EmblaCarouselType | undefined
    let isGone = false
    const begin = async () => {
      const { default: createEmbla } = await fetchEmbla()
      if (isGone) return
      slider = createEmbla(viewport, options)
      setEmbla(slider)
    }
    void begin()
    return () => {
      isGone = true
      slider?.destroy()
      setEmbla(null)
    }
  }, [viewport, loop, align, still])

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

  return setViewport
}

/** Ref for the place of the slides: they do not move while it is out of view. */
export function useSight(actor: CarouselActor) {
  return useCallback(
    (place: HTMLElement | null) => {
      if (place === null) return undefined
      const eye = new IntersectionObserver((found) => {
        const isSeen = found.at(-1)?.isIntersecting === true
        actor.send({ type: isSeen ? 'slides.scrolled into view' : 'slides.scrolled past' })
      })
      eye.observe(place)
      return () => eye.disconnect()
    },
    [actor],
  )
}
