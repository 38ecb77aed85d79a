import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { FinancialHistoryActor } from '#machines/financial-history/financial-history.machine.ts'
import { HistoryChoice } from '../history/history-choice.tsx'
import { HistoryFilter } from '../history/history-filter.tsx'
import { kindOptions, statusOptions } from './looks.ts'

export function PaymentFilter({ history }: { history: FinancialHistoryActor }) {
  const { t } = useLingui()
  const { kind, status } = useSelector(history, (now) => now.context.filter)
  return (
    <HistoryFilter history={history}>
      <HistoryChoice
        label={t`İşlem`}
        options={kindOptions}
        value={kind}
        onChoose={(chosen) => history.send({ type: 'choose the kind', kind: chosen })}
      />
      <HistoryChoice
        label={t`Durum`}
        options={statusOptions}
        value={status}
        onChoose={(chosen) => history.send({ type: 'choose the status', status: chosen })}
      />
    </HistoryFilter>
  )
}
