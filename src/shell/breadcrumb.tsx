import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useWide } from '../ui/use-wide.ts'
import { classes } from '../ui/classes.ts'
import { crumbsTo } from './account-places.tsx'
import styles from './breadcrumb.module.css'

/** On small screens, which have no menu beside the page, each crumb opens the profile panel. */
export function Breadcrumb({ onProfile }: { onProfile: () => void }) {
  const { t, i18n } = useLingui()
  const isWide = useWide()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const crumbs = crumbsTo(path)
  return (
    <nav className={styles.bar} aria-label={t`Sayfa yolu`}>
      {crumbs.map(({ to, name }, place) => {
        const isLast = place === crumbs.length - 1
        const look = (when: false | string) => ({
          className: classes(styles.crumb, isLast && styles.last, when),
          'aria-current': isLast ? ('page' as const) : undefined,
        })
        return (
          <Fragment key={to}>
            {place > 0 && <span aria-hidden>/</span>}
            {isWide !== false && (
              <Link {...look(isWide === null && 'when-wide')} to={to}>
                {i18n._(name)}
              </Link>
            )}
            {isWide !== true && (
              <button
                {...look(isWide === null && 'when-narrow')}
                type="button"
                aria-haspopup="dialog"
                onClick={onProfile}
              >
                {i18n._(name)}
              </button>
            )}
          </Fragment>
        )
      })}
    </nav>
  )
}
