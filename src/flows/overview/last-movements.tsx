import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { TransactionItem } from '#contract/transaction.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { kindLooks, statusLooks } from '../history/payments/looks.ts'
import { LookWord } from '../history/look-word.tsx'
import { Moment } from '../history/moment.tsx'
import styles from './overview.module.css'

export function LastMovements({ list }: { list: readonly TransactionItem[] }) {
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Trans>Son para hareketleri</Trans>
        </h2>
        {list.length > 0 && (
          <Link to="/dashboard/financial-activities" className={styles.all}>
            <Trans>Tümünü gör</Trans>
          </Link>
        )}
      </div>
      {list.length > 0 ? <Movements list={list} /> : <NothingMoved />}
    </Card>
  )
}

function Movements({ list }: { list: readonly TransactionItem[] }) {
  return (
    <ul>
      {list.map(({ id, kind, status, method, amount, date }) => (
        <li key={id} className={styles.movement}>
          <LookWord look={kindLooks[kind]} />
          <Money className={styles.amount} amount={amount} />
          <span className={styles.fact}>
            {method}, <Moment utc={date} />
          </span>
          <span className={styles.fact}>
            <LookWord look={statusLooks[status]} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function NothingMoved() {
  return (
    <EmptyState
      text={<Trans>Henüz bir para hareketiniz yok.</Trans>}
      action={
        <ButtonLink kind="action" to="/dashboard/deposit">
          <Trans>Para Yatır</Trans>
        </ButtonLink>
      }
    />
  )
}
