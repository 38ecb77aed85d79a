import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { GameHistoryActor } from '#machines/game-history/game-history.machine.ts'
import { HistoryChoice } from '../history/history-choice.tsx'
import { HistoryFilter } from '../history/history-filter.tsx'
import { kindOptions, statusOptions } from './looks.ts'

export function RoundFilter({ history }: { history: GameHistoryActor }) {
  const { t } = useLingui()
  const { kind, status } = useSelector(history, (now) => now.context.filter)
  return (
    <HistoryFilter history={history}>
      <HistoryChoice
        label={t`Sonuç`}
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
