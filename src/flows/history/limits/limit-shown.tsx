import { Trans, useLingui } from '@lingui/react/macro'
import type { LimitChange } from '#contract/protection.ts'
import { LimitAmount } from '../../limits/limit-amount.tsx'
import { sayLimit } from '../../limits/limit-words.ts'
import { dateColumn } from '../columns.tsx'
import type { CardLook } from '../history-cards.tsx'
import styles from '../history.module.css'
import type { Column } from '../history-table.tsx'
import { LookWord } from '../look-word.tsx'
import { byNames, eventLooks } from './looks.ts'

function LimitOf({ change }: { change: LimitChange }) {
  const { i18n } = useLingui()
  return sayLimit(change, i18n)
}

function Amount({ kind, amount }: Pick<LimitChange, 'kind'> & { amount: number | null }) {
  if (amount === null) return <Trans>Limit yok</Trans>
  return (
    <span className={styles.amount}>
      <LimitAmount kind={kind} amount={amount} />
    </span>
  )
}

function By({ by }: Pick<LimitChange, 'by'>) {
  const { i18n } = useLingui()
  return i18n._(byNames[by])
}

const before: Column<LimitChange> = {
  id: 'before',
  name: <Trans context="limit">Önce</Trans>,
  figure: true,
  cell: (change) => <Amount kind={change.kind} amount={change.before} />,
}
const after: Column<LimitChange> = {
  id: 'after',
  name: <Trans context="limit">Sonra</Trans>,
  figure: true,
  cell: (change) => <Amount kind={change.kind} amount={change.after} />,
}
const by: Column<LimitChange> = {
  id: 'by',
  name: <Trans>İşlemi yapan</Trans>,
  cell: (change) => <By by={change.by} />,
}

export const columns: Column<LimitChange>[] = [
  dateColumn,
  { id: 'limit', name: <Trans>Limit</Trans>, cell: (change) => <LimitOf change={change} /> },
  {
    id: 'event',
    name: <Trans>Değişiklik</Trans>,
    cell: ({ event }) => <LookWord look={eventLooks[event]} />,
  },
  before,
  after,
  by,
]

export const card: CardLook<LimitChange> = {
  first: (change) => (
    <>
      <span>
        <LimitOf change={change} />
      </span>
      <Amount kind={change.kind} amount={change.after} />
    </>
  ),
  second: ({ event }) => <LookWord look={eventLooks[event]} />,
  details: (change) =>
    [dateColumn, before, after, by].map((column) => ({ ...column, value: column.cell(change) })),
}
