import { Trans } from '@lingui/react/macro'
import { Money } from '../../ui/money.tsx'
import type { Detail } from './history-cards.tsx'
import styles from './history.module.css'
import type { Column } from './history-table.tsx'
import { Moment } from './moment.tsx'

export const dateColumn: Column<{ date: string }> = {
  id: 'date',
  name: <Trans>Tarih</Trans>,
  cell: ({ date }) => <Moment utc={date} />,
}

export const balanceColumn: Column<{ balanceAfter: number | null }> = {
  id: 'balance',
  name: <Trans>Bakiye</Trans>,
  figure: true,
  cell: ({ balanceAfter }) => <Balance after={balanceAfter} />,
}

interface Common {
  date: string
  balanceAfter: number | null
  reference: string
}

export const commonDetails = (item: Common): Detail[] => [
  { ...dateColumn, value: dateColumn.cell(item) },
  { ...balanceColumn, value: balanceColumn.cell(item) },
  { id: 'reference', name: <Trans>Referans</Trans>, value: <Small>{item.reference}</Small> },
]

export function Small({ children }: { children: string }) {
  return <span className={styles.reference}>{children}</span>
}

/** The balance after it; a dash when it did not change the balance. */
function Balance({ after }: { after: number | null }) {
  if (after !== null) return <Money amount={after} />
  return (
    <>
      <span aria-hidden>–</span>
      <span className="only-heard">
        <Trans>Bakiye değişmedi</Trans>
      </span>
    </>
  )
}
