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
  /** The note stands beside the title, where height is wanted for what is below. */
  low?: boolean
  /** Where the arrow leads. */
  back?: LinkProps['to']
  actions?: ReactNode
}

/** The tab and the history call the page what its head says, in the language of the moment. */
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

/** The head that every page shares: the way back, the title, one line about it. */
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
