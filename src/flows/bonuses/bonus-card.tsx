import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Bonus } from '#contract/bonus.ts'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { LookWord } from '../history/look-word.tsx'
import { Moment } from '../history/moment.tsx'
import styles from './bonuses.module.css'
import { kindLooks, notNow, statusLooks } from './looks.ts'
import { Wagering } from './wagering.tsx'

/** `action`: the next step; hidden while the bonus cannot be claimed. */
export function BonusCard({ bonus, action }: { bonus: Bonus; action?: ReactNode }) {
  const { kind, title, text, status, amount, expires, refusal } = bonus
  return (
    <Card className={styles.bonus}>
      <div className={styles.line}>
        <span className={styles.kind}>
          <LookWord look={kindLooks[kind]} />
        </span>
        <LookWord look={refusal === null ? statusLooks[status] : notNow} />
      </div>
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      <dl className={styles.terms}>
        <div>
          <dt>
            <Trans>Tutar</Trans>
          </dt>
          <dd className={styles.amount}>
            <Money amount={amount} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Çevrim şartı</Trans>
          </dt>
          <dd>
            <Wagering {...bonus} />
          </dd>
        </div>
        {expires !== null && (
          <div>
            <dt>
              <Trans>Son tarih</Trans>
            </dt>
            <dd>
              <Moment utc={expires} />
            </dd>
          </div>
        )}
      </dl>
      {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      {action && refusal === null && <div className={styles.action}>{action}</div>}
    </Card>
  )
}
