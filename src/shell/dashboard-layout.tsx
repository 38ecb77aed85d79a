import type { ReactNode } from 'react'
import styles from './dashboard-layout.module.css'

/** The account's pages: on wide screens the menu stays beside the page. */
export function DashboardLayout({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.dashboard}>
      <aside className={styles.menu}>{menu}</aside>
      <div className={styles.page}>{children}</div>
    </div>
  )
}
