import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './outdated.module.css'

interface OutdatedProps {
  text: ReactNode
  onRetry: () => void
}

/** The list below is as it was last loaded: the newest entries may be missing. */
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
