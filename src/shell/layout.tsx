import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './layout.module.css'

type LayoutProps = {
  topBar?: ReactNode
  header: ReactNode
  footer: ReactNode
  bottomBar: ReactNode
  children: ReactNode
}

/** The page between its chrome. Dialogs, drawers and the toaster stand beside it. */
export function Layout({ topBar, header, footer, bottomBar, children }: LayoutProps) {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        <Trans>İçeriğe geç</Trans>
      </a>
      {topBar}
      {header}
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {bottomBar}
    </div>
  )
}
