import { Trans } from '@lingui/react/macro'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { HistoryPage } from '../history/history.page.tsx'
import { BonusFilter } from './bonus-filter.tsx'
import { providedBonusHistory } from './bonus-history.provide.ts'
import { BonusList } from './bonus-list.tsx'

export function BonusHistoryPage() {
  return (
    <HistoryPage title={<Trans>Bonus Geçmişi</Trans>}>
      <BonusHistory />
    </HistoryPage>
  )
}

function BonusHistory() {
  const history = useActorRef(providedBonusHistory)
  return (
    <>
      <BonusFilter history={history} />
      <BonusList history={history} />
    </>
  )
}
