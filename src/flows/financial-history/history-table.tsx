import { Trans, useLingui } from '@lingui/react/macro'
import type { TransactionItem } from '#contract/transaction.ts'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import styles from './financial-history.module.css'
import { Balance, KindWord, Moment, StatusWord } from './history-words.tsx'

/** A row each, on wide screens. */
export function HistoryTable({ list }: { list: readonly TransactionItem[] }) {
  const { t } = useLingui()
  return (
    <Card flush>
      <table className={styles.table} aria-label={t`Finansal Geçmiş`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Tarih</Trans>
            </th>
            <th scope="col">
              <Trans>İşlem</Trans>
            </th>
            <th scope="col">
              <Trans>Yöntem</Trans>
            </th>
            <th scope="col">
              <Trans>Durum</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Tutar</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Bakiye</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((each) => (
            <tr key={each.id}>
              <td>
                <Moment utc={each.date} />
              </td>
              <td>
                <KindWord kind={each.kind} />
              </td>
              <td>
                {each.method}
                <span className={styles.reference}>{each.reference}</span>
              </td>
              <td>
                <StatusWord status={each.status} />
              </td>
              <td className={styles.number}>
                <span className={styles.amount}>
                  <Money amount={each.amount} />
                </span>
              </td>
              <td className={styles.number}>
                <Balance after={each.balanceAfter} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
