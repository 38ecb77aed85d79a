import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { Notification } from '#contract/notification.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { formatMoment } from '../../words/moment.ts'
import { lookOf } from './notification-type.tsx'
import styles from './notifications.module.css'

interface Props {
  notification: Notification
  onBack: () => void
}

const toItself = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

export function NotificationDetail({ notification, onBack }: Props) {
  const { t, i18n } = useLingui()
  const { title, note, timeStamp } = notification
  return (
    <article className={styles.detail} aria-label={title}>
      <header className={styles.detailHead}>
        <IconButton ref={toItself} label={t`Listeye dön`} onClick={onBack}>
          <ArrowLeft size={22} aria-hidden />
        </IconButton>
        <h3>{i18n._(lookOf(notification.type).name)}</h3>
      </header>
      <div className={styles.detailBody}>
        <h4 className={styles.detailTitle}>{title}</h4>
        <time className={styles.date} dateTime={timeStamp}>
          {formatMoment(timeStamp)}
        </time>
        <p className={styles.detailNote}>{note}</p>
      </div>
    </article>
  )
}
