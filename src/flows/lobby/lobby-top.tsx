import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { ChevronRight } from 'lucide-react'
import type { LobbyActor } from '#machines/lobby/lobby.machine.ts'
import { GameArt } from '../../ui/game-art.tsx'
import { BannerComing, CarouselView } from '../carousel/carousel.view.tsx'
import { Winners, WinnersOnDemand } from '../top-winners/winners-card.tsx'
import styles from './lobby-top.module.css'
import { VideoBanner } from './video-banner.tsx'

export function LobbyTop({ actor }: { actor: LobbyActor }) {
  const isLive = useSelector(actor, (now) => now.context.lobby === 'live')
  return (
    <div className={styles.top}>
      <Banner actor={actor} />
      <div className={styles.beside}>
        <Winners isLive={isLive} />
        <WinnersOnDemand isLive={isLive} />
        <Link to="/casino/aviator" className={styles.entry}>
          <GameArt gameCode="aviator" sizes="(width >= 1200px) 20rem, 40px" className={styles.picture} />
          <strong>
            <Trans>Aviator</Trans>
          </strong>
          <span className={styles.text}>
            <Trans>Hemen oyna</Trans>
          </span>
          <ChevronRight size={20} aria-hidden />
        </Link>
      </div>
    </div>
  )
}

/** A category shows its slides; the whole lobby its film, where it has one. */
function Banner({ actor }: { actor: LobbyActor }) {
  const carousel = useSelector(actor, (now) => now.children.carousel)
  const video = useSelector(actor, (now) => now.context.video)
  const whole = useSelector(actor, (now) => now.context.filter.category === null)
  const coming = useSelector(actor, (now) => now.matches({ video: 'loading' }))
  if (whole && video) return <VideoBanner video={video} />
  if (carousel === undefined || (whole && coming)) return <BannerComing />
  return <CarouselView actor={carousel} />
}
