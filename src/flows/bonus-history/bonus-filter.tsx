import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { BonusHistoryActor, Status } from '#machines/bonus-history/bonus-history.machine.ts'
import { Button } from '../../ui/button.tsx'
import { DayInput } from '../history/day-input.tsx'
import { statusLooks } from '../bonuses/looks.ts'
import own from './bonus-history.module.css'
import { HistoryChoice } from '../history/history-choice.tsx'
import styles from '../history/history.module.css'
import { optionsOf, type Option } from '../history/look.ts'

const { offered: _offered, ...claimed } = statusLooks

const statuses: Option<Status | null>[] = [
  { value: null, name: msg`Tümü` },
  ...optionsOf(claimed, 'requested', 'active', 'converted', 'expired', 'cancelled', 'rejected'),
]

export function BonusFilter({ history }: { history: BonusHistoryActor }) {
  const { t } = useLingui()
  const { status, from, to } = useSelector(history, (now) => now.context.filter)
  const isOpen = status === null && from === null && to === null
  return (
    <section aria-label={t`Filtreler`} tabIndex={-1}>
      <div className={styles.filter}>
        <div className={own.status}>
          <HistoryChoice
            label={t`Durum`}
            options={statuses}
            value={status}
            onChoose={(value) => history.send({ type: 'choose the status', status: value })}
          />
        </div>
        <DayInput
          label={t`İlk gün`}
          value={from}
          max={to ?? undefined}
          onDay={(day) => history.send({ type: 'choose the first day', day })}
        />
        <DayInput
          label={t`Son gün`}
          value={to}
          min={from ?? undefined}
          onDay={(day) => history.send({ type: 'choose the last day', day })}
        />
      </div>
      {!isOpen && (
        <div className={styles.actions}>
          <Button size="small" kind="quiet" onClick={() => history.send({ type: 'clear the filter' })}>
            <Trans>Filtreleri temizle</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
