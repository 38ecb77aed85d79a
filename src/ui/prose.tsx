import { useMemo } from 'react'
import styles from './prose.module.css'
import { readHtml } from './read-html.ts'

/** Words with their structure, as content has them. Nothing in them is trusted. */
export function Prose({ html }: { html: string }) {
  const words = useMemo(() => readHtml(html), [html])
  return <div className={styles.prose}>{words}</div>
}
