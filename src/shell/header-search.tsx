import { useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { focusNow } from './game-search.ts'
import styles from './header.module.css'

const live = '/casino/live'
const slots = '/casino/slot'

/**
 * Section 2: the search of the live casino while that is open, otherwise that of the slots. The field of another
 * lobby is not focused: it is replaced by that of the new lobby, which focuses itself.
 */
export function HeaderSearch() {
  const { t } = useLingui()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const to = here === live ? live : slots
  return (
    <Link
      to={to}
      search={{ search: '' }}
      className={styles.search}
      aria-label={t`Oyun ara`}
      data-tooltip={t`Oyun ara`}
      onClick={() => here === to && focusNow(document)}
    >
      <Search size={24} aria-hidden />
    </Link>
  )
}
