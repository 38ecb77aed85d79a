import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import type { HistoryActor } from '#machines/history/history.machine.ts'
import type { Listed } from '#machines/history/history.ts'
import { Button } from '../../ui/button.tsx'
import { DayInput } from './day-input.tsx'
import { HistoryChoice } from './history-choice.tsx'
import styles from './history.module.css'
import type { Option } from './look.ts'

interface HistoryFilterProps<Of extends Listed> {
  history: HistoryActor<Of>
  kinds?: { label: string; options: readonly Option<Of['kind'] | 0>[] }
  statuses?: readonly Option<Of['status'] | null>[]
}

export function HistoryFilter<Of extends Listed>({ history, kinds, statuses }: HistoryFilterProps<Of>) {
  const { t } = useLingui()
  const { kind, status, from, to } = useSelector(history, (now) => now.context.filter)
  const canSave = useSelector(history, (now) => now.context.total > 0)
  const gathering = useSelector(history, (now) => now.hasTag('gathering'))
  const isOpen = kind === 0 && status === null && from === null && to === null
  return (
    <section aria-label={t`Filtreler`}>
      <div className={styles.filter}>
        {kinds && (
          <HistoryChoice
            {...kinds}
            value={kind}
            onChoose={(chosen) => history.send({ type: 'choose the kind', kind: chosen })}
          />
        )}
        {statuses && (
          <HistoryChoice
            label={t`Durum`}
            options={statuses}
            value={status}
            onChoose={(chosen) => history.send({ type: 'choose the status', status: chosen })}
          />
        )}
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
      <div className={styles.actions} tabIndex={-1}>
        <Button
          size="small"
          busy={gathering}
          disabled={!canSave}
          icon={<Download size={18} aria-hidden />}
          onClick={() => history.send({ type: 'download' })}
        >
          <Trans>CSV indir</Trans>
        </Button>
        {!isOpen && (
          <Button size="small" kind="quiet" onClick={() => history.send({ type: 'clear the filter' })}>
            <Trans>Filtreleri temizle</Trans>
          </Button>
        )}
      </div>
    </section>
  )
}
