import { Trans } from '@lingui/react/macro'
import { Coffee } from 'lucide-react'
import type { KnownBreak } from '#contract/auth.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/state.tsx'
import styles from './time-out.module.css'
import { Until } from './until.tsx'
import { HelpLine } from './what-it-means.tsx'

/** Until when, what still works, and where to find help. @param signIn whether a player on this break can be signed in */
export function OnABreak({ running, signIn = true }: { running: KnownBreak; signIn?: boolean }) {
  return (
    <EmptyState
      icon={<Coffee size={32} aria-hidden />}
      title={
        running.kind === 'exclusion' ? (
          <Trans>Oyundan uzak kalıyorsunuz</Trans>
        ) : (
          <Trans>Oyuna ara verdiniz</Trans>
        )
      }
      text={<Until {...running} />}
      action={
        <div className={styles.ways}>
          {signIn ? (
            <WhatIsOpen />
          ) : (
            <p>
              <Trans>Giriş yapılamaz. Paranızı çekmek için bize yazın.</Trans>
            </p>
          )}
          <HelpLine />
        </div>
      }
    />
  )
}

const WhatIsOpen = () => (
  <>
    <p>
      <Trans>Bu sırada oyun, bahis ve para yatırma kapalıdır; para çekme ve geçmişiniz açıktır.</Trans>
    </p>
    <ButtonLink to="/dashboard/withdraw">
      <Trans>Para Çek</Trans>
    </ButtonLink>
    <ButtonLink to="/dashboard/financial-activities" kind="quiet">
      <Trans>Geçmişime Bak</Trans>
    </ButtonLink>
  </>
)
