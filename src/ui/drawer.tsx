import { Suspense, useState, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './drawer.module.css'
import { PanelHead } from './panel-head.tsx'
import { Skeleton } from './skeleton.tsx'
import { useModal } from './use-modal.ts'

type DrawerProps = {
  open: boolean
  title: string
  /** left: menu; right: profile; bottom: a sheet up to 900 px, above that a panel on the right, as high as its content. */
  from?: 'left' | 'right' | 'bottom'
  onClose: () => void
  children: ReactNode
}

/**
 * A panel over the page: 20rem wide, 150 ms, closes on Escape and on the mask (section 9). Keep it mounted. The
 * content is first rendered when it first opens, so it may be lazy; without content the scroll position is forgotten.
 */
export function Drawer({ open, title, from = 'left', onClose, children }: DrawerProps) {
  const ref = useModal(open, onClose)
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  return (
    <dialog ref={ref} className={classes(styles.drawer, styles[from])} aria-label={title}>
      <div className={styles.sheet}>
        <PanelHead title={title} onClose={onClose} />
        {used && children && (
          <div className={styles.body}>
            <Suspense fallback={<PanelComing />}>{children}</Suspense>
          </div>
        )}
      </div>
    </dialog>
  )
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

function PanelComing() {
  return (
    <ul aria-busy="true" className={styles.coming}>
      {rows.map((row) => (
        <li key={row}>
          <Skeleton shape="block" height="3rem" />
        </li>
      ))}
    </ul>
  )
}
