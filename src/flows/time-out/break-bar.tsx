import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Coffee } from 'lucide-react'
import type { KnownBreak } from '#contract/auth.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from './time-out.module.css'
import { Until } from './until.tsx'

/** On every page but its own, while a break runs. */
export default function BreakBar({ running }: { running: KnownBreak }) {
  const page = running.kind === 'exclusion' ? '/dashboard/exclusion' : '/dashboard/break'
  const isOnItsPage = useLocation({ select: ({ pathname }) => pathname === page })
  if (isOnItsPage) return null
  return (
    <aside className={styles.bar}>
      <Coffee size={20} aria-hidden />
      <p className={styles.words}>
        <strong>
          {running.kind === 'exclusion' ? (
            <Trans>Oyundan uzak kalıyorsunuz.</Trans>
          ) : (
            <Trans>Oyuna ara verdiniz.</Trans>
          )}
        </strong>{' '}
        <Until {...running} />
      </p>
      <ButtonLink to={page} size="small">
        <Trans>Ayrıntılar</Trans>
      </ButtonLink>
    </aside>
  )
}
