import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { HistoryActor } from '#machines/history/history.machine.ts'
import type { Listed } from '#machines/history/history.ts'
import { MoreButton } from '../../ui/show-more.tsx'
import styles from './history.module.css'

export function HistoryMore<Of extends Listed>({ history }: { history: HistoryActor<Of> }) {
  const { t } = useLingui()
  const shown = useSelector(history, (now) => now.context.list.length)
  const total = useSelector(history, (now) => now.context.total)
  const more = useSelector(history, (now) => now.context.read < now.context.total)
  const loadingMore = useSelector(history, (now) => now.matches({ showing: 'loading more' }))
  return (
    <div className={styles.more} tabIndex={-1}>
      <output className={styles.quiet}>{t`${total} kayıttan ${shown} tanesi gösteriliyor`}</output>
      {more && <MoreButton busy={loadingMore} onMore={() => history.send({ type: 'show more' })} />}
    </div>
  )
}
