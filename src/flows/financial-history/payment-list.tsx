import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ReceiptText } from 'lucide-react'
import type { FinancialHistoryActor } from '#machines/financial-history/financial-history.machine.ts'
import { useMedia } from '../../ui/use-media.ts'
import { commonDetails } from '../history/columns.tsx'
import { HistoryCards } from '../history/history-cards.tsx'
import { HistoryList } from '../history/history-list.tsx'
import { HistoryTable, wideEnough } from '../history/history-table.tsx'
import { columns, first, second } from './payment-shown.tsx'

export function PaymentList({ history }: { history: FinancialHistoryActor }) {
  const { t } = useLingui()
  const isWide = useMedia(wideEnough)
  const list = useSelector(history, (now) => now.context.list)
  const label = t`Finansal Geçmiş`
  return (
    <HistoryList
      history={history}
      coming={t`Finansal geçmiş yükleniyor`}
      failed={<Trans>Finansal geçmiş yüklenemedi</Trans>}
      nothing={<Trans>Burada gösterilecek bir para yatırma veya çekme işlemi yok.</Trans>}
      icon={<ReceiptText size={32} aria-hidden />}
    >
      {isWide ? (
        <HistoryTable label={label} columns={columns} list={list} />
      ) : (
        <HistoryCards label={label} list={list} first={first} second={second} details={commonDetails} />
      )}
    </HistoryList>
  )
}
