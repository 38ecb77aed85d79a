import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import type { FinancialHistoryActor } from '#machines/financial-history/financial-history.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './financial-history.module.css'
import { filterKinds, filterStatuses, kindLook, statusLook } from './looks.ts'

/** What is chosen is shown at once. */
export function HistoryFilter({ history }: { history: FinancialHistoryActor }) {
  const { t, i18n } = useLingui()
  const filter = useSelector(history, (now) => now.context.filter)
  const canSave = useSelector(history, (now) => now.context.total > 0)
  const gathering = useSelector(history, (now) => now.hasTag('gathering'))
  const isOpen = filter.kind === 0 && filter.status === null && filter.from === null && filter.to === null
  const kinds = filterKinds.map((kind) => ({ value: String(kind), label: i18n._(kindLook(kind).name) }))
  const statuses = filterStatuses.map((status) => ({
    value: String(status),
    label: i18n._(statusLook(status).name),
  }))
  return (
    <section aria-label={t`Filtreler`}>
      <div className={styles.filter}>
        <Select
          label={t`İşlem`}
          options={kinds}
          value={String(filter.kind)}
          onChange={({ currentTarget: { value } }) => {
            const kind = filterKinds.find((each) => String(each) === value) ?? 0
            history.send({ type: 'choose the kind', kind })
          }}
        />
        <Select
          label={t`Durum`}
          options={[{ value: '', label: t`Tümü` }, ...statuses]}
          value={filter.status === null ? '' : String(filter.status)}
          onChange={({ currentTarget: { value } }) => {
            const status = filterStatuses.find((each) => String(each) === value) ?? null
            history.send({ type: 'choose the status', status })
          }}
        />
        <TextInput
          type="date"
          label={t`İlk gün`}
          value={filter.from ?? ''}
          max={filter.to ?? undefined}
          onChange={({ currentTarget: { value } }) =>
            history.send({ type: 'choose the first day', day: value || null })
          }
        />
        <TextInput
          type="date"
          label={t`Son gün`}
          value={filter.to ?? ''}
          min={filter.from ?? undefined}
          onChange={({ currentTarget: { value } }) =>
            history.send({ type: 'choose the last day', day: value || null })
          }
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
