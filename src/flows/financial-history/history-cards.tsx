import { Trans, useLingui } from '@lingui/react/macro'
import type { TransactionItem } from '#contract/transaction.ts'
import { Money } from '../../ui/money.tsx'
import styles from './financial-history.module.css'
import { Balance, KindWord, Moment, StatusWord } from './history-words.tsx'

/** A card each, on phones. */
export function HistoryCards({ list }: { list: readonly TransactionItem[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.cards} aria-label={t`Finansal Geçmiş`}>
      {list.map((each) => (
        <li key={each.id} className={styles.card}>
          <div className={styles.line}>
            <KindWord kind={each.kind} />
            <span className={styles.amount}>
              <Money amount={each.amount} />
            </span>
          </div>
          <div className={styles.line}>
            <span>{each.method}</span>
            <StatusWord status={each.status} />
          </div>
          <dl className={styles.details}>
            <dt>
              <Trans>Tarih</Trans>
            </dt>
            <dd>
              <Moment utc={each.date} />
            </dd>
            <dt>
              <Trans>Bakiye</Trans>
            </dt>
            <dd>
              <Balance after={each.balanceAfter} />
            </dd>
            <dt>
              <Trans>Referans</Trans>
            </dt>
            <dd className={styles.reference}>{each.reference}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
