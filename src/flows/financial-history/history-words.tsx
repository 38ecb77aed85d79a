import { useLingui } from '@lingui/react/macro'
import type { Kind, Status } from '#machines/financial-history/financial-history.setup.ts'
import { classes } from '../../ui/classes.ts'
import { Money } from '../../ui/money.tsx'
import { sayHistoryMoment } from '../../words/history-moment.ts'
import { knownLocale } from '../../words/lingui.ts'
import styles from './financial-history.module.css'
import { kindLook, statusLook } from './looks.ts'

export function KindWord({ kind }: { kind: Kind }) {
  const { i18n } = useLingui()
  const { name, Icon } = kindLook(kind)
  return (
    <span className={styles.word}>
      <Icon size={18} aria-hidden />
      {i18n._(name)}
    </span>
  )
}

export function StatusWord({ status }: { status: Status }) {
  const { i18n } = useLingui()
  const { name, Icon, tone } = statusLook(status)
  return (
    <span className={classes(styles.word, styles[tone])}>
      <Icon size={18} aria-hidden />
      {i18n._(name)}
    </span>
  )
}

export function Moment({ utc }: { utc: string }) {
  const { i18n } = useLingui()
  return (
    <time className={styles.moment} dateTime={utc}>
      {sayHistoryMoment(utc, knownLocale(i18n.locale))}
    </time>
  )
}

/** The balance that it left; where it has left it alone, so much is said. */
export function Balance({ after }: { after: number | null }) {
  const { t } = useLingui()
  if (after !== null) return <Money amount={after} />
  return (
    <>
      <span aria-hidden>–</span>
      <span className="only-heard">{t`Bakiye değişmedi`}</span>
    </>
  )
}
