import { Trans } from '@lingui/react/macro'
import { Signpost } from 'lucide-react'
import styles from './domain-badge.module.css'

export function DomainBadge({ domain }: { domain: string }) {
  return (
    <a className={styles.badge} href={`https://${domain}`} rel="noreferrer">
      <Signpost size={18} aria-hidden />
      <span>
        <span className={styles.said}>
          <Trans>Yeni adresimiz:</Trans>{' '}
        </span>
        <strong>{domain}</strong>
      </span>
    </a>
  )
}
