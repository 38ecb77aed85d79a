import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Coffee } from 'lucide-react'
import type { KnownBreak } from '#contract/auth.ts'
import styles from './time-out.module.css'
import { Until } from './until.tsx'

/** On every page, while a break runs. */
export default function BreakBar({ running }: { running: KnownBreak }) {
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
      <Link to={running.kind === 'exclusion' ? '/dashboard/exclusion' : '/dashboard/break'}>
        <Trans>Ayrıntılar</Trans>
      </Link>
    </aside>
  )
}
