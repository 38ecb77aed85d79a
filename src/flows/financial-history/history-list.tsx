import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ReceiptText } from 'lucide-react'
import type { FinancialHistoryActor } from '#machines/financial-history/financial-history.machine.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { sayFailure } from '../../words/say-failure.ts'
import styles from './financial-history.module.css'
import { HistoryCards } from './history-cards.tsx'
import { HistoryComing } from './history-coming.tsx'
import { HistoryTable } from './history-table.tsx'

/** From here on a row has room for all that it says. */
const wide = '(width >= 900px)'

export function HistoryList({ history }: { history: FinancialHistoryActor }) {
  const loading = useSelector(history, (now) => now.hasTag('busy'))
  const empty = useSelector(history, (now) => now.matches({ showing: 'nothing found' }))
  const failure = useSelector(history, (now) => now.context.failure)
  if (loading) return <HistoryComing />
  if (failure) {
    return (
      <ErrorState
        title={<Trans>Finansal geçmiş yüklenemedi</Trans>}
        text={sayFailure(failure)}
        onRetry={() => history.send({ type: 'try again' })}
      />
    )
  }
  if (empty) {
    return (
      <EmptyState
        icon={<ReceiptText size={32} aria-hidden />}
        text={<Trans>Burada gösterilecek bir para yatırma veya çekme işlemi yok.</Trans>}
      />
    )
  }
  return <Found history={history} />
}

function Found({ history }: { history: FinancialHistoryActor }) {
  const { t } = useLingui()
  const isWide = useMedia(wide)
  const list = useSelector(history, (now) => now.context.list)
  const total = useSelector(history, (now) => now.context.total)
  const more = useSelector(history, (now) => now.context.read < now.context.total)
  const loadingMore = useSelector(history, (now) => now.matches({ showing: 'loading more' }))
  const shown = list.length
  return (
    <>
      {isWide ? <HistoryTable list={list} /> : <HistoryCards list={list} />}
      <div className={styles.more} tabIndex={-1}>
        <output className={styles.quiet}>{t`${total} işlemden ${shown} tanesi gösteriliyor`}</output>
        {more && (
          <Button busy={loadingMore} onClick={() => history.send({ type: 'show more' })}>
            <Trans>Daha fazla göster</Trans>
          </Button>
        )}
      </div>
    </>
  )
}
