import { useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { framePart } from '../site/frame-part.tsx'
import styles from './footer.module.css'

const FooterContent = framePart('FooterContent')

/** Rendered after the page, which would push it down; its code is not in the first load. */
export function Footer() {
  const pageIsThere = useRouterState({ select: (now) => now.resolvedLocation !== undefined })
  return (
    <footer className={styles.footer}>
      <Suspense>{pageIsThere && <FooterContent />}</Suspense>
    </footer>
  )
}
