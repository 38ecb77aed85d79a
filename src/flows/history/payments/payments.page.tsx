import { Trans, useLingui } from '@lingui/react/macro'
import { ReceiptText } from 'lucide-react'
import type { TransactionItem } from '#contract/transaction.ts'
import { ask } from '../../../http/ask.ts'
import { useActorRef } from '../../../watch/use-actor-ref.ts'
import { HistoryFilter } from '../history-filter.tsx'
import { HistoryList } from '../history-list.tsx'
import { HistoryPage } from '../history.page.tsx'
import { provideHistory } from '../history.provide.ts'
import { onTheWire } from '../on-the-wire.ts'
import { kindOptions, statusOptions, type Kind, type Status } from './looks.ts'
import { savePayments } from './payment-file.ts'
import { card, columns } from './payment-shown.tsx'

const payments = provideHistory<{ item: TransactionItem; kind: Kind; status: Status }>({
  load: async (filter, part, signal) => {
    const asked = { kind: filter.kind, ...onTheWire(filter), ...part }
    return (await ask('transaction/list', asked, { signal })).data
  },
  save: savePayments,
})

export function PaymentsPage() {
  return (
    <HistoryPage title={<Trans>Finansal Geçmiş</Trans>}>
      <Payments />
    </HistoryPage>
  )
}

function Payments() {
  const { t } = useLingui()
  const history = useActorRef(payments)
  return (
    <>
      <HistoryFilter
        history={history}
        kinds={{ label: t`İşlem`, options: kindOptions }}
        statuses={statusOptions}
      />
      <HistoryList
        history={history}
        label={t`Finansal Geçmiş`}
        columns={columns}
        card={card}
        coming={t`Finansal geçmiş yükleniyor`}
        failed={<Trans>Finansal geçmiş yüklenemedi</Trans>}
        nothing={<Trans>Burada gösterilecek bir para yatırma veya çekme işlemi yok.</Trans>}
        icon={<ReceiptText size={32} aria-hidden />}
      />
    </>
  )
}
