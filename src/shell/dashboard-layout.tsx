import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { keepFocus } from '../ui/keep-focus.ts'
import styles from './dashboard-layout.module.css'

type DashboardLayoutProps = {
  menu: ReactNode
  breadcrumb: ReactNode
  className?: string | undefined
  children: ReactNode
}

const holdFocus = (page: HTMLElement | null) => (page ? keepFocus(page) : undefined)

export function DashboardLayout({ menu, breadcrumb, className, children }: DashboardLayoutProps) {
  return (
    <div className={classes(styles.account, className)}>
      <div className={styles.dashboard}>
        <aside className={styles.menu}>{menu}</aside>
        <div ref={holdFocus} tabIndex={-1} className={styles.page}>
          {breadcrumb}
          {children}
        </div>
      </div>
    </div>
  )
}
