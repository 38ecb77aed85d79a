import { lazy, Suspense } from 'react'
import styles from './footer.module.css'

const FooterContent = lazy(() => import('./footer-content.tsx'))

/** Comes after the page: what it shows is not in the first load. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Suspense>
        <FooterContent />
      </Suspense>
    </footer>
  )
}
