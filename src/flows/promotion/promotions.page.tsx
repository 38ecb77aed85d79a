import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Promotion } from '#contract/cms.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { PromotionCards } from './promotion-card.tsx'
import { CardsComing } from './promotions-coming.tsx'

/** Null when they failed to load. */
export function Promotions({ promotions }: { promotions: readonly Promotion[] | null }) {
  return (
    <PromotionsPage>
      {promotions === null && <PromotionsMissing />}
      {promotions?.length === 0 && <NothingOffered />}
      {promotions && promotions.length > 0 && (
        <PromotionCards promotions={promotions} onTheirPage heading="h2" />
      )}
    </PromotionsPage>
  )
}

export function PromotionsComing() {
  return (
    <PromotionsPage>
      <CardsComing />
    </PromotionsPage>
  )
}

function PromotionsPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead
        title={<Trans>Promosyonlar</Trans>}
        note={<Trans>Koşulların tamamı her promosyonun içinde yazar.</Trans>}
        back="/"
      />
      {children}
    </>
  )
}

function NothingOffered() {
  return (
    <EmptyState
      text={<Trans>Şu anda bir promosyon yok. Yenileri başladığında burada görünür.</Trans>}
      action={
        <ButtonLink kind="plain" to="/casino/slot">
          <Trans>Oyunlara göz at</Trans>
        </ButtonLink>
      }
    />
  )
}

function PromotionsMissing() {
  const router = useRouter()
  return (
    <ErrorState
      title={<Trans>Promosyonlar yüklenemedi</Trans>}
      text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Hesabınızda bir değişiklik olmadı.</Trans>}
      onRetry={() => void router.invalidate()}
    />
  )
}
