import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { CarouselActor } from '#machines/carousel/carousel.machine.ts'
import { patiently } from '../../http/late-part.provide.ts'
import { readingOf } from '../carousel/reading.ts'
import { ProviderRow } from './provider-row.tsx'
import styles from './providers.module.css'

const ProviderMover = lazy(patiently(() => import('./provider-mover.tsx')))

/** The row stands still, and no code is loaded to move it, until it is in view. */
export function Providers() {
  const { t } = useLingui()
  const [seen, setSeen] = useState(false)
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [actor, setActor] = useState<CarouselActor | null>(null)
  const watch = (row: HTMLElement | null) => {
    if (row === null) return undefined
    const eye = new IntersectionObserver((found) => {
      if (found.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    eye.observe(row)
    return () => eye.disconnect()
  }
  return (
    <section ref={seen ? null : watch} aria-label={t`Oyun sağlayıcıları`} className={styles.providers}>
      <div {...(actor && readingOf(actor))} className={styles.stage}>
        <div ref={setViewport} className={styles.viewport}>
          <ProviderRow />
        </div>
        <Suspense fallback={<PlaceOfButton />}>
          {seen && viewport ? <ProviderMover viewport={viewport} onStart={setActor} /> : <PlaceOfButton />}
        </Suspense>
      </div>
    </section>
  )
}

function PlaceOfButton() {
  return <span className={styles.placeOfButton} />
}
