import { Link, type LinkProps } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand } from './brand.ts'
import { classes } from './classes.ts'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: ReactNode
  note?: ReactNode
  /** The note is beside the title, to save height. */
  low?: boolean
  back?: LinkProps['to']
  actions?: ReactNode
}

/** Sets the title of the tab to the text of the head, in the active language. */
function entitle(head: HTMLElement | null) {
  if (head === null) return undefined
  const name = () => (document.title = `${head.textContent} – ${brand.name}`)
  const words = new MutationObserver(name)
  words.observe(head, { characterData: true, childList: true, subtree: true })
  name()
  return () => {
    words.disconnect()
    document.title = brand.name
  }
}

export function PageHead({ title, note, low = false, back, actions }: PageHeadProps) {
  const { t } = useLingui()
  return (
    <header className={classes(styles.head, low && styles.low)}>
      {back && (
        <Link to={back} className={styles.back} aria-label={t`Geri`}>
          <ArrowLeft size={22} aria-hidden />
        </Link>
      )}
      <div className={styles.words}>
        <h1 ref={entitle} className={styles.title}>
          {title}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions}
    </header>
  )
}
