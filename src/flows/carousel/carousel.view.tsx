import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { CarouselActor } from '#machines/carousel/carousel.machine.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import styles from './carousel.module.css'
import { readingOf, useReadersLeave } from './reading.ts'
import { SlideView } from './slide-view.tsx'
import { SlidesComing } from './slides-coming.tsx'
import { useSight, useSlider } from './use-slider.ts'

export function CarouselView({ actor }: { actor: CarouselActor }) {
  const { t } = useLingui()
  const there = useSelector(actor, (now) => now.context.slides.length > 0)
  const busy = useSelector(actor, (now) => now.hasTag('busy'))
  const empty = useSelector(actor, (now) => now.matches({ slides: 'empty' }))
  const missing = useSelector(actor, (now) => now.matches({ slides: 'missing' }))
  const sight = useSight(actor)
  if (empty) return null
  return (
    <section
      ref={sight}
      aria-label={t`Öne çıkanlar`}
      aria-roledescription={t`Slayt gösterisi`}
      aria-busy={busy}
      className={styles.carousel}
    >
      {there && <Slides actor={actor} />}
      {!there && !missing && <SlidesComing />}
      {missing && <SlidesMissing actor={actor} />}
    </section>
  )
}

/** Keeps the place until the content is known. */
export function BannerComing() {
  return (
    <div className={styles.carousel} aria-busy>
      <SlidesComing />
    </div>
  )
}

function Slides({ actor }: { actor: CarouselActor }) {
  const slides = useSelector(actor, (now) => now.context.slides)
  const place = useSelector(actor, (now) => now.context.place)
  const moving = useSelector(actor, (now) => now.matches({ slides: { playing: 'moving' } }))
  const hydrated = useHydrated()
  const viewport = useSlider(actor, { loop: false })
  const stage = useReadersLeave(actor)
  return (
    <div ref={stage} {...readingOf(actor)} className={styles.stage}>
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.slides} aria-live={moving || !hydrated ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <SlideView key={index} slide={slide} place={index} of={slides.length} shown={index === place} />
          ))}
        </ul>
      </div>
      {slides.length > 1 && <CarouselControls actor={actor} />}
    </div>
  )
}

function SlidesMissing({ actor }: { actor: CarouselActor }) {
  return (
    <div className={styles.missing}>
      <EmptyState
        text={<Trans>Öne çıkanlar yüklenemedi.</Trans>}
        action={
          <Button size="small" kind="quiet" onClick={() => actor.send({ type: 'try again' })}>
            <Trans>Yeniden dene</Trans>
          </Button>
        }
      />
    </div>
  )
}
