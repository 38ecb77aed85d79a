import { useMemo } from 'react'
import styles from './prose.module.css'
import { readHtml } from './read-html.ts'

/** Formatted text from content; it is untrusted. */
export function Prose({ html }: { html: string }) {
  const words = useMemo(() => readHtml(html), [html])
  return <div className={styles.prose}>{words}</div>
}
