import { Trans, useLingui } from '@lingui/react/macro'
import type { LimitKind, LimitPeriod } from '#contract/law/profile.ts'
import type { Limit, LimitsStanding } from '#contract/protection.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { LimitAmount } from './limit-amount.tsx'
import { kindWords, sayLimit, sayPeriod } from './limit-words.ts'
import styles from './limits.module.css'
import { Usage } from './usage.tsx'

interface Props {
  kind: LimitKind
  standing: LimitsStanding
}

/** One kind, with a row for each period. */
export function KindOfLimit({ kind, standing }: Props) {
  const { i18n } = useLingui()
  const { name, counts } = kindWords[kind]
  const isThis = (period: LimitPeriod) => (each: { kind: LimitKind; period: LimitPeriod }) =>
    each.kind === kind && each.period === period
  return (
    <Card>
      <h2 className={styles.name}>{i18n._(name)}</h2>
      <p className={styles.quiet}>{i18n._(counts)}</p>
      <ul className={styles.periods} aria-label={i18n._(name)}>
        {standing.periods.map((period) => (
          <PeriodOfLimit
            key={period}
            kind={kind}
            period={period}
            limit={standing.limits.find(isThis(period))}
            required={standing.required.some(isThis(period))}
          />
        ))}
      </ul>
    </Card>
  )
}

interface PeriodProps {
  kind: LimitKind
  period: LimitPeriod
  limit: Limit | undefined
  required: boolean
}

function PeriodOfLimit({ kind, period, limit, required }: PeriodProps) {
  const { t, i18n } = useLingui()
  const named = { kind, period, endsAt: limit?.endsAt }
  const name = sayLimit(named, i18n)
  return (
    <li className={styles.period}>
      <div className={styles.line}>
        <h3 className={styles.span}>{sayPeriod(named, i18n)}</h3>
        {limit ? (
          <span className={styles.amount}>
            <LimitAmount kind={kind} amount={limit.amount} />
          </span>
        ) : (
          <span className={styles.quiet}>
            {required ? <Trans>Oynamak için gerekli</Trans> : <Trans>Limit yok</Trans>}
          </span>
        )}
        <ButtonLink
          to="/dashboard/limit-change"
          search={{ kind, period }}
          size="small"
          aria-label={limit ? t`Değiştir: ${name}` : t`Limit koy: ${name}`}
        >
          {limit ? <Trans>Değiştir</Trans> : <Trans>Limit koy</Trans>}
        </ButtonLink>
      </div>
      {limit && <Usage limit={limit} />}
    </li>
  )
}
