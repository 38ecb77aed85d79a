import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { patiently } from '../../http/patiently.ts'
import styles from './footer.module.css'

const FooterContent = lazy(patiently(() => import('./footer-content.tsx')))

/** Comes after the page, which would push it away: what it shows is not in the first load. */
export function Footer() {
  const pageIsThere = useRouterState({ select: (now) => now.resolvedLocation !== undefined })
  return (
    <footer className={styles.footer}>
      <Suspense>{pageIsThere && <FooterContent />}</Suspense>
    </footer>
  )
}
