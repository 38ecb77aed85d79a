import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { Suspense, use, type ReactNode } from 'react'
import { ErrorState } from '../../ui/state.tsx'
import { VideoBanner } from '../lobby/video-banner.tsx'
import { PromotionCards } from '../promotion/promotion-card.tsx'
import { WinnersOnDemand } from '../top-winners/winners-card.tsx'
import { GameRail } from './game-rail.tsx'
import type { HomeParts as Parts } from './home.load.ts'
import styles from './home.module.css'
import { PromotionsComing, RailsComing } from './parts-coming.tsx'

/** The others are on their own page. */
const mostPromotions = 4

export function HomeParts({ parts }: { parts: Parts }) {
  return (
    <div className={styles.parts}>
      <Suspense fallback={<RailsComing />}>
        <Games games={parts.games} />
      </Suspense>
      <WinnersOnDemand isLive={false} />
      <Suspense fallback={<PromotionsComing />}>
        <Offers promotions={parts.promotions} />
      </Suspense>
      <Suspense>
        <Film video={parts.video} />
      </Suspense>
    </div>
  )
}

function Games({ games }: Pick<Parts, 'games'>) {
  const rails = use(games)
  if (rails === null) return <Missing title={<Trans>Oyunlar yüklenemedi</Trans>} />
  return (
    <>
      <GameRail rail="popular" games={rails.popular} />
      <GameRail rail="recent" games={rails.recent} />
    </>
  )
}

function Offers({ promotions }: Pick<Parts, 'promotions'>) {
  const offered = use(promotions)
  if (offered === null) return <Missing title={<Trans>Promosyonlar yüklenemedi</Trans>} />
  if (offered.length === 0) return null
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>
          <Trans>Promosyonlar</Trans>
        </h2>
        <Link to="/promotions" className={styles.all}>
          <Trans>Tümünü gör</Trans>
        </Link>
      </div>
      <PromotionCards promotions={offered.slice(0, mostPromotions)} heading="h3" />
    </section>
  )
}

function Film({ video }: Pick<Parts, 'video'>) {
  const film = use(video)
  return film && <VideoBanner video={film} />
}

function Missing({ title }: { title: ReactNode }) {
  const router = useRouter()
  return (
    <ErrorState
      title={title}
      text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Hesabınızda bir değişiklik olmadı.</Trans>}
      onRetry={() => void router.invalidate()}
    />
  )
}
