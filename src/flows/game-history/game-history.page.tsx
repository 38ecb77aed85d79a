import { Trans } from '@lingui/react/macro'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { HistoryPage } from '../history/history.page.tsx'
import { providedGameHistory } from './game-history.provide.ts'
import { RoundFilter } from './round-filter.tsx'
import { RoundList } from './round-list.tsx'

export function GameHistoryPage() {
  return (
    <HistoryPage title={<Trans>Oyun Hareketleri</Trans>}>
      <Rounds />
    </HistoryPage>
  )
}

function Rounds() {
  const history = useActorRef(providedGameHistory)
  return (
    <>
      <RoundFilter history={history} />
      <RoundList history={history} />
    </>
  )
}
