import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import styles from './panel-head.module.css'

type PanelHeadProps = {
  title: ReactNode
  titleId?: string
  className?: string | undefined
  /** Null: there is no button to close it. */
  onClose: (() => void) | null
}

export function PanelHead({ title, titleId, className, onClose }: PanelHeadProps) {
  const { t } = useLingui()
  return (
    <div className={classes(styles.head, className)} data-head>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {onClose && (
        <IconButton label={t`Kapat`} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
