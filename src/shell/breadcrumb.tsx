import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useMedia } from '../ui/use-media.ts'
import { wide } from '../ui/use-wide.ts'
import { classes } from '../ui/classes.ts'
import { crumbsTo } from './account-places.tsx'
import styles from './breadcrumb.module.css'

/** On small screens, which have no menu beside the page, each crumb opens the profile panel. */
export function Breadcrumb({ onProfile }: { onProfile: () => void }) {
  const { t, i18n } = useLingui()
  const isDesktop = useMedia(wide)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const crumbs = crumbsTo(path)
  return (
    <nav className={styles.bar} aria-label={t`Sayfa yolu`}>
      {crumbs.map(({ to, name }, place) => {
        const isLast = place === crumbs.length - 1
        const look = {
          className: classes(styles.crumb, isLast && styles.last),
          'aria-current': isLast ? ('page' as const) : undefined,
        }
        return (
          <Fragment key={to}>
            {place > 0 && <span aria-hidden>/</span>}
            {isDesktop ? (
              <Link {...look} to={to}>
                {i18n._(name)}
              </Link>
            ) : (
              <button {...look} type="button" aria-haspopup="dialog" onClick={onProfile}>
                {i18n._(name)}
              </button>
            )}
          </Fragment>
        )
      })}
    </nav>
  )
}
