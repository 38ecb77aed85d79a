import { Trans } from '@lingui/react/macro'
import { Button } from './button.tsx'
import styles from './show-more.module.css'

interface MoreProps {
  busy: boolean
  onMore: () => void
}

export function MoreButton({ busy, onMore }: MoreProps) {
  return (
    <Button busy={busy} onClick={onMore}>
      <Trans>Daha fazla göster</Trans>
    </Button>
  )
}

export function ShowMore(props: MoreProps) {
  return (
    <div className={styles.more}>
      <MoreButton {...props} />
    </div>
  )
}
