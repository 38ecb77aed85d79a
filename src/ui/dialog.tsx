import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

type DialogProps = {
  /** Defaults to true: most dialogs are mounted when they open and unmounted when they close. */
  open?: boolean
  title: ReactNode
  onClose: () => void
  /** form: one column of fields; wide: up to 990 x 699 px. A phone shows both full screen. */
  size?: 'form' | 'wide'
  /** A picture panel before the content, on wide screens only. */
  aside?: ReactNode
  /** Stays visible under the scrolling content: the way on. */
  foot?: ReactNode
  children: ReactNode
}

export function Dialog({ open = true, title, onClose, size = 'form', aside, foot, children }: DialogProps) {
  const { t } = useLingui()
  const ref = useModal(open, onClose)
  const titleId = useId()
  return (
    <dialog ref={ref} className={classes(styles.dialog, styles[size])} aria-labelledby={titleId}>
      <div className={classes(styles.sheet, !!aside && styles.withAside)}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.main}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={t`Kapat`} onClick={onClose}>
              <X size={22} aria-hidden />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </div>
    </dialog>
  )
}
