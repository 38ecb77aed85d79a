import { Link, type LinkProps } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: ReactNode
  note?: ReactNode
  /** Where the arrow leads. */
  back?: LinkProps['to']
  actions?: ReactNode
}

/** The head that every page shares: the way back, the title, one line about it. */
export function PageHead({ title, note, back, actions }: PageHeadProps) {
  const { t } = useLingui()
  return (
    <header className={styles.head}>
      {back && (
        <Link to={back} className={styles.back} aria-label={t`Geri`}>
          <ArrowLeft size={22} aria-hidden />
        </Link>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions}
    </header>
  )
}
