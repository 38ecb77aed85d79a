import { Trans } from '@lingui/react/macro'
import type { TransactionItem } from '#contract/transaction.ts'
import { Money } from '../../ui/money.tsx'
import { balanceColumn, dateColumn, Small } from '../history/columns.tsx'
import styles from '../history/history.module.css'
import type { Column } from '../history/history-table.tsx'
import { LookWord } from '../history/look-word.tsx'
import { kindLooks, statusLooks } from './looks.ts'

const kind: Column<TransactionItem> = {
  id: 'kind',
  name: <Trans>İşlem</Trans>,
  cell: (item) => <LookWord look={kindLooks[item.kind]} />,
}

const method: Column<TransactionItem> = {
  id: 'method',
  name: <Trans>Yöntem</Trans>,
  cell: (item) => (
    <>
      {item.method}
      <Small>{item.reference}</Small>
    </>
  ),
}

const status: Column<TransactionItem> = {
  id: 'status',
  name: <Trans>Durum</Trans>,
  cell: (item) => <LookWord look={statusLooks[item.status]} />,
}

const amount: Column<TransactionItem> = {
  id: 'amount',
  name: <Trans>Tutar</Trans>,
  figure: true,
  cell: (item) => <Money className={styles.amount} amount={item.amount} />,
}

export const columns: Column<TransactionItem>[] = [dateColumn, kind, method, status, amount, balanceColumn]

export const first = (item: TransactionItem) => (
  <>
    {kind.cell(item)}
    {amount.cell(item)}
  </>
)

export const second = (item: TransactionItem) => (
  <>
    <span>{item.method}</span>
    {status.cell(item)}
  </>
)
