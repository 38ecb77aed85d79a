import type { ReactNode } from 'react'
import { keepFocus } from '../ui/keep-focus.ts'
import styles from './dashboard-layout.module.css'

type DashboardLayoutProps = { menu: ReactNode; breadcrumb: ReactNode; children: ReactNode }

const holdFocus = (page: HTMLElement | null) => (page ? keepFocus(page) : undefined)

export function DashboardLayout({ menu, breadcrumb, children }: DashboardLayoutProps) {
  return (
    <div className={styles.account}>
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
