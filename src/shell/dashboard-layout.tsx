import type { ReactNode } from 'react'
import styles from './dashboard-layout.module.css'

type DashboardLayoutProps = { menu: ReactNode; breadcrumb: ReactNode; children: ReactNode }

/** The account's pages: on wide screens the menu stays beside the page. */
export function DashboardLayout({ menu, breadcrumb, children }: DashboardLayoutProps) {
  return (
    <div className={styles.dashboard}>
      <aside className={styles.menu}>{menu}</aside>
      <div className={styles.page}>
        {breadcrumb}
        {children}
      </div>
    </div>
  )
}
