import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './outdated.module.css'

interface OutdatedProps {
  /** What may be missing. */
  text: ReactNode
  onRetry: () => void
}

/** What is known of a list stands below; the newest may be missing from it. */
export function Outdated({ text, onRetry }: OutdatedProps) {
  return (
    <div role="alert" className={styles.outdated}>
      <p>{text}</p>
      <Button size="small" onClick={onRetry}>
        <Trans>Yeniden dene</Trans>
      </Button>
    </div>
  )
}
