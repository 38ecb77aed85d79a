import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isDrawnAhead } from '../../first-screen/brought.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { ProductTiles } from '../../shell/product-tiles.tsx'
import { isStill, providedCarousel } from '../carousel/carousel.provide.ts'
import { CarouselView } from '../carousel/carousel.view.tsx'
import { Winners } from '../top-winners/winners-card.tsx'
import { HomeParts } from './home-parts.tsx'
import { home, type HomeParts as Parts } from './home.load.ts'
import styles from './home.module.css'
import { Welcome } from './welcome.tsx'

export function HomePage({ parts }: { parts: Parts }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.home}>
      <div className={styles.top}>
        <Banner key={i18n.locale} slides={parts.slides} />
        <Winners isLive={false} />
      </div>
      <Welcome />
      <ProductTiles />
      <HomeParts parts={parts} />
    </div>
  )
}

function Banner({ slides }: Pick<Parts, 'slides'>) {
  const [still] = useState(isStill)
  const [drawn] = useState(() => (isDrawnAhead() ? slides : null))
  const actor = useActorRef(providedCarousel, { input: { slug: home, still, slides: drawn } })
  return <CarouselView actor={actor} />
}
