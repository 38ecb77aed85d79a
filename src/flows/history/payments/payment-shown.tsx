import { Trans } from '@lingui/react/macro'
import type { TransactionItem } from '#contract/transaction.ts'
import { Money } from '../../../ui/money.tsx'
import { balanceColumn, commonDetails, dateColumn, Small } from '../columns.tsx'
import type { CardLook } from '../history-cards.tsx'
import styles from '../history.module.css'
import type { Column } from '../history-table.tsx'
import { LookWord } from '../look-word.tsx'
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

export const card: CardLook<TransactionItem> = {
  first: (item) => (
    <>
      {kind.cell(item)}
      {amount.cell(item)}
    </>
  ),
  second: (item) => (
    <>
      <span>{item.method}</span>
      {status.cell(item)}
    </>
  ),
  details: commonDetails,
}
