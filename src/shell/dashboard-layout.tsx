import type { ReactNode } from 'react'
import { keepFocus } from '../ui/keep-focus.ts'
import styles from './dashboard-layout.module.css'

const holdFocus = (page: HTMLElement | null) => (page ? keepFocus(page) : undefined)

/** The account's pages: on wide screens the menu stays beside the page. */
export function DashboardLayout({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.dashboard}>
      <aside className={styles.menu}>{menu}</aside>
      <div ref={holdFocus} tabIndex={-1} className={styles.page}>
        {children}
      </div>
    </div>
  )
}
