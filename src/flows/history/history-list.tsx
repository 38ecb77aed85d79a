import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { HistoryActor } from '#machines/history/history.machine.ts'
import type { Listed } from '#machines/history/history.ts'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { sayFailure } from '../../words/say-failure.ts'
import { HistoryCards, type CardLook } from './history-cards.tsx'
import { HistoryComing } from './history-coming.tsx'
import { HistoryMore } from './history-more.tsx'
import { HistoryTable, wideEnough, type Column } from './history-table.tsx'

interface HistoryListProps<Of extends Listed> {
  history: HistoryActor<Of>
  label: string
  columns: readonly Column<Of['item']>[]
  card: CardLook<Of['item']>
  /** For screen readers, while it loads. */
  coming: string
  failed: ReactNode
  nothing: ReactNode
  icon: ReactNode
  /** Where to go when there is nothing. */
  action?: ReactNode
  /** Above the list. */
  children?: ReactNode
}

/** A table on wide screens, cards on phones. */
export function HistoryList<Of extends Listed>(props: HistoryListProps<Of>) {
  const { history, label, columns, card, coming, failed, nothing, icon, action, children } = props
  const isWide = useMedia(wideEnough)
  const loading = useSelector(history, (now) => now.hasTag('busy'))
  const empty = useSelector(history, (now) => now.matches({ showing: 'nothing found' }))
  const failure = useSelector(history, (now) => now.context.failure)
  const list = useSelector(history, (now) => now.context.list)
  if (loading) return <HistoryComing label={coming} />
  if (failure) {
    return (
      <ErrorState
        title={failed}
        text={sayFailure(failure)}
        onRetry={() => history.send({ type: 'try again' })}
      />
    )
  }
  if (empty) return <EmptyState icon={icon} text={nothing} action={action} />
  return (
    <>
      {children}
      {isWide ? (
        <HistoryTable label={label} columns={columns} list={list} />
      ) : (
        <HistoryCards label={label} list={list} look={card} />
      )}
      <HistoryMore history={history} />
    </>
  )
}
