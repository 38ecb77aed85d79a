import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Standing } from '#machines/movements/movements.machine.ts'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './movements.module.css'

/** Null while it loads. */
export function MoneyStanding({ standing }: { standing: Standing | null }) {
  return (
    <dl className={styles.standing}>
      <Part name={<Trans>Bakiye</Trans>} amount={standing?.balance} />
      <Part name={<Trans>Çekilebilir</Trans>} amount={standing?.withdrawable} />
      <Part name={<Trans>Onay bekleyen çekimler</Trans>} amount={standing?.held} />
    </dl>
  )
}

function Part({ name, amount }: { name: ReactNode; amount: number | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount === undefined ? <Skeleton width="6rem" /> : <Money amount={amount} />}</dd>
    </div>
  )
}
