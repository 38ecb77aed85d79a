import { Trans } from '@lingui/react/macro'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { HistoryPage } from '../history/history.page.tsx'
import { providedFinancialHistory } from './financial-history.provide.ts'
import { PaymentFilter } from './payment-filter.tsx'
import { PaymentList } from './payment-list.tsx'

export function FinancialHistoryPage() {
  return (
    <HistoryPage title={<Trans>Finansal Geçmiş</Trans>}>
      <Payments />
    </HistoryPage>
  )
}

function Payments() {
  const history = useActorRef(providedFinancialHistory)
  return (
    <>
      <PaymentFilter history={history} />
      <PaymentList history={history} />
    </>
  )
}
