import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { CarouselActor } from '#machines/carousel/carousel.machine.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './carousel.module.css'

export function CarouselControls({ actor }: { actor: CarouselActor }) {
  const { t } = useLingui()
  const place = useSelector(actor, (now) => now.context.place)
  const count = useSelector(actor, (now) => now.context.slides.length)
  const stands = useSelector(actor, (now) => now.matches({ 'slide show': 'paused' }))
  // The server renders it as playing, also for reduced motion.
  const paused = useHydrated() && stands
  const show = (next: number) => actor.send({ type: 'show the slide', place: next })
  return (
    <div className={styles.controls}>
      <IconButton
        label={paused ? t`Gösteriyi başlat` : t`Gösteriyi durdur`}
        onClick={() => actor.send({ type: paused ? 'go on' : 'pause' })}
      >
        {paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
      </IconButton>
      <ol className={styles.dots}>
        {Array.from({ length: count }, (_, index) => {
          const number = index + 1
          return (
            <li key={index}>
              <button
                type="button"
                className={styles.dot}
                aria-label={t`${number}. slayt`}
                aria-current={index === place}
                onClick={() => show(index)}
              />
            </li>
          )
        })}
      </ol>
      <IconButton label={t`Önceki slayt`} disabled={place === 0} onClick={() => show(place - 1)}>
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <IconButton label={t`Sonraki slayt`} disabled={place === count - 1} onClick={() => show(place + 1)}>
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
