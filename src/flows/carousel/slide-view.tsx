import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Slide } from '#contract/cms.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './carousel.module.css'

/** Section 3: from these widths on. */
const widths = { second: '(min-width: 992px)', third: '(min-width: 1200px)' }

interface SlideViewProps {
  slide: Slide
  /** From 0. */
  place: number
  of: number
  /** Other slides are inert. */
  shown: boolean
}

export function SlideView({ slide, place, of, shown }: SlideViewProps) {
  const { t } = useLingui()
  const number = place + 1
  return (
    <li className={styles.slide} aria-label={t`${number} / ${of}`} inert={!shown}>
      <SlideLink slide={slide}>
        <SlidePicture slide={slide} first={place === 0} />
        {slide.title !== undefined && (
          <span className={styles.words}>
            <strong className={styles.title}>{slide.title}</strong>
            {slide.text !== undefined && <span className={styles.text}>{slide.text}</span>}
          </span>
        )}
      </SlideLink>
    </li>
  )
}

/** '#' leads nowhere. */
function SlideLink({ slide: { url, target, title }, children }: { slide: Slide; children: ReactNode }) {
  const { t } = useLingui()
  if (url === '#') return <div className={styles.face}>{children}</div>
  return (
    <PlaceLink
      href={url}
      {...(target && { target })}
      {...(title === undefined && { 'aria-label': t`Slaytı aç` })}
      className={styles.face}
      draggable={false}
    >
      {children}
    </PlaceLink>
  )
}

/** The first picture is for small screens; a missing one is replaced by the one before. */
function SlidePicture({ slide: { images }, first }: { slide: Slide; first: boolean }) {
  const [small, second = small, third = second] = images
  return (
    <picture className={styles.picture}>
      <source media={widths.third} srcSet={third} />
      <source media={widths.second} srcSet={second} />
      <img
        src={small}
        alt=""
        draggable={false}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
