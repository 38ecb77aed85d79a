import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import type { HistoryActor } from './history-actor.ts'
import { HistoryComing } from './history-coming.tsx'
import { HistoryMore } from './history-more.tsx'

interface HistoryListProps {
  history: HistoryActor
  /** For screen readers, while it loads. */
  coming: string
  failed: ReactNode
  nothing: ReactNode
  icon: ReactNode
  children: ReactNode
}

export function HistoryList({ history, coming, failed, nothing, icon, children }: HistoryListProps) {
  const loading = useSelector(history, (now) => now.hasTag('busy'))
  const empty = useSelector(history, (now) => now.matches({ showing: 'nothing found' }))
  const failure = useSelector(history, (now) => now.context.failure)
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
  if (empty) return <EmptyState icon={icon} text={nothing} />
  return (
    <>
      {children}
      <HistoryMore history={history} />
    </>
  )
}
