import { useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { focusNow } from './game-search.ts'
import styles from './header.module.css'

const live = '/casino/live'

/** Section 2: the search of the live casino while it is open, otherwise that of the slots. */
export function HeaderSearch() {
  const { t } = useLingui()
  const isLive = useRouterState({ select: ({ location }) => location.pathname === live })
  return (
    <Link
      to={isLive ? live : '/casino/slot'}
      search={{ search: '' }}
      className={styles.search}
      aria-label={t`Oyun ara`}
      title={t`Oyun ara`}
      onClick={() => focusNow(document)}
    >
      <Search size={24} aria-hidden />
    </Link>
  )
}
