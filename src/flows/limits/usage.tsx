import { Trans, useLingui } from '@lingui/react/macro'
import type { Limit } from '#contract/protection.ts'
import { Progress } from '../../ui/progress.tsx'
import { Moment } from '../history/moment.tsx'
import { LimitAmount } from './limit-amount.tsx'
import { periodSpans, sayLimit } from './limit-words.ts'
import styles from './limits.module.css'

/** How much of a limit is used, and the open request. */
export function Usage({ limit }: { limit: Limit }) {
  const { t, i18n } = useLingui()
  const { kind, period, amount, used, left, availableAt, endsAt, request } = limit
  // More was won or withdrawn.
  const spent = Math.max(0, used)
  const span = i18n._(periodSpans[period])
  const name = sayLimit(limit, i18n)
  const counted = <LimitAmount kind={kind} amount={spent} />
  const free = <LimitAmount kind={kind} amount={left} />
  return (
    <>
      <Progress label={t`Kullanılan: ${name}`} value={spent} max={Math.max(amount, 1)} />
      <p className={styles.quiet}>
        {endsAt === null ? (
          <Trans>
            {span}: {counted} kullanıldı, {free} kaldı.
          </Trans>
        ) : (
          <Trans>
            {counted} kullanıldı, {free} kaldı. Dönem <Moment utc={endsAt} /> itibarıyla yenilenir.
          </Trans>
        )}
      </p>
      {availableAt !== null && (
        <p>
          <Trans>
            Bu limit doldu; <Moment utc={availableAt} /> itibarıyla yeniden kullanılabilir.
          </Trans>
        </p>
      )}
      {request && (
        <p>
          <Trans>
            Değişiklik talebiniz var; <Moment utc={request.confirmableFrom} /> itibarıyla onaylayabilirsiniz.
          </Trans>
        </p>
      )}
    </>
  )
}
