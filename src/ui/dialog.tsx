import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './dialog.module.css'
import { PanelHead } from './panel-head.tsx'
import { useModal } from './use-modal.ts'

type DialogProps = {
  /** Most dialogs are mounted when they open and unmounted when they close. */
  open?: boolean
  title: ReactNode
  /** Null: nobody can close it. */
  onClose: (() => void) | null
  /** form: one column of fields; wide: up to 990 x 699 px. A phone shows both full screen. */
  size?: 'form' | 'wide'
  /** A picture panel before the content, on wide screens only. */
  aside?: ReactNode
  /** Stays visible under the scrolling content. */
  foot?: ReactNode
  children: ReactNode
}

export function Dialog({ open = true, title, onClose, size = 'form', aside, foot, children }: DialogProps) {
  const ref = useModal(open, onClose)
  const titleId = useId()
  return (
    <dialog
      ref={ref}
      className={classes(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      data-interrupts={onClose ? undefined : ''}
    >
      <div className={classes(styles.sheet, !!aside && styles.withAside)}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.main}>
          <PanelHead title={title} titleId={titleId} className={styles.head} onClose={onClose} />
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </div>
    </dialog>
  )
}
