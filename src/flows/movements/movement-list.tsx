import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ArrowLeftRight } from 'lucide-react'
import type { MovementsActor } from '#machines/movements/movements.machine.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Outdated } from '../../ui/outdated.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { MovementItem } from './movement-item.tsx'
import { MovementsComing } from './movements-coming.tsx'

interface Props {
  movements: MovementsActor
  onLeave: () => void
}

export function MovementList({ movements, onLeave }: Props) {
  const any = useSelector(movements, (now) => now.context.list.length > 0)
  const loading = useSelector(movements, (now) => now.hasTag('busy'))
  const failure = useSelector(movements, (now) => now.context.failure)
  const retry = () => movements.send({ type: 'try again' })
  if (any) {
    return (
      <>
        {failure && (
          <Outdated
            text={<Trans>Liste güncellenemedi. Son hareketler eksik olabilir.</Trans>}
            onRetry={retry}
          />
        )}
        <Known movements={movements} />
      </>
    )
  }
  if (loading) return <MovementsComing />
  if (failure) {
    return (
      <ErrorState
        title={<Trans>Bakiye hareketleri yüklenemedi</Trans>}
        text={sayFailure(failure)}
        onRetry={retry}
      />
    )
  }
  return <NothingMoved onLeave={onLeave} />
}

function Known({ movements }: Pick<Props, 'movements'>) {
  const { t } = useLingui()
  const list = useSelector(movements, (now) => now.context.list)
  const renewing = useSelector(movements, (now) => now.hasTag('busy'))
  const more = useSelector(movements, (now) => now.context.list.length < now.context.total)
  const loadingMore = useSelector(movements, (now) => now.matches('loading more'))
  return (
    <>
      <ul aria-label={t`Bakiye hareketleri`} aria-busy={renewing}>
        {list.map((each) => (
          <MovementItem key={each.id} movement={each} />
        ))}
      </ul>
      {more && <ShowMore busy={loadingMore} onMore={() => movements.send({ type: 'show more' })} />}
    </>
  )
}

function NothingMoved({ onLeave }: Pick<Props, 'onLeave'>) {
  return (
    <EmptyState
      icon={<ArrowLeftRight size={32} aria-hidden />}
      text={<Trans>Bakiyenizi değiştiren her işlemi burada göreceksiniz.</Trans>}
      action={
        <ButtonLink kind="action" to="/dashboard/deposit" onClick={onLeave}>
          <Trans>Para Yatır</Trans>
        </ButtonLink>
      }
    />
  )
}
