import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Gift } from 'lucide-react'
import type { BonusHistoryActor } from '#machines/bonus-history/bonus-history.machine.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { MoreButton } from '../../ui/show-more.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { HistoryComing } from '../history/history-coming.tsx'
import styles from '../history/history.module.css'
import { BonusShown } from './bonus-shown.tsx'

export function BonusList({ history }: { history: BonusHistoryActor }) {
  const { t } = useLingui()
  const loading = useSelector(history, (now) => now.hasTag('busy'))
  const empty = useSelector(history, (now) => now.matches('nothing found'))
  const failure = useSelector(history, (now) => now.context.failure)
  if (loading) return <HistoryComing label={t`Bonus geçmişi yükleniyor`} />
  if (failure) {
    return (
      <ErrorState
        title={<Trans>Bonus geçmişi yüklenemedi</Trans>}
        text={sayFailure(failure)}
        onRetry={() => history.send({ type: 'try again' })}
      />
    )
  }
  if (empty) {
    return (
      <EmptyState
        icon={<Gift size={32} aria-hidden />}
        text={<Trans>Burada gösterilecek bir bonus yok.</Trans>}
        action={
          <ButtonLink to="/dashboard/bonuses">
            <Trans>Bonuslara ve indirimlere bak</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return <Found history={history} />
}

function Found({ history }: { history: BonusHistoryActor }) {
  const { t } = useLingui()
  const list = useSelector(history, (now) => now.context.list)
  const total = useSelector(history, (now) => now.context.total)
  const more = useSelector(history, (now) => now.context.read < now.context.total)
  const loadingMore = useSelector(history, (now) => now.matches('loading more'))
  const shown = list.length
  return (
    <>
      <BonusShown list={list} />
      <div className={styles.more} tabIndex={-1}>
        <output className={styles.quiet}>{t`${total} bonustan ${shown} tanesi gösteriliyor`}</output>
        {more && <MoreButton busy={loadingMore} onMore={() => history.send({ type: 'show more' })} />}
      </div>
    </>
  )
}
