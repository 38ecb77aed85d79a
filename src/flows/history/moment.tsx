import { useLingui } from '@lingui/react'
import { sayHistoryMoment } from '../../words/history-moment.ts'
import styles from './history.module.css'

export function Moment({ utc }: { utc: string }) {
  const { i18n } = useLingui()
  return (
    <time className={styles.moment} dateTime={utc}>
      {sayHistoryMoment(utc, i18n.locale)}
    </time>
  )
}
