import { Trans } from '@lingui/react/macro'
import type { Limit, LimitRequest } from '#contract/protection.ts'
import { LimitAmount } from '../limits/limit-amount.tsx'
import styles from './limit-change.module.css'

/** The present limit and the requested one. */
export function AskedFor({ limit: { kind, amount }, request }: { limit: Limit; request: LimitRequest }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Şu anki limit</Trans>
        </dt>
        <dd>
          <LimitAmount kind={kind} amount={amount} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Talebiniz</Trans>
        </dt>
        <dd>
          {request.amount === null ? (
            <Trans>Limitin kaldırılması</Trans>
          ) : (
            <LimitAmount kind={kind} amount={request.amount} />
          )}
        </dd>
      </div>
    </dl>
  )
}
