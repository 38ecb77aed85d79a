import { useLingui } from '@lingui/react/macro'
import type { Notification } from '#contract/notification.ts'
import { formatMoment } from '../../words/moment.ts'
import { lookOf } from './notification-type.tsx'
import styles from './notifications.module.css'

interface Props {
  notification: Notification
  marking: boolean
  onOpen: () => void
}

export function NotificationItem({ notification, marking, onOpen }: Props) {
  const { t } = useLingui()
  const { title, note, timeStamp, isRead } = notification
  const { Icon } = lookOf(notification.type)
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-id={notification.id}
        aria-busy={marking}
        onClick={onOpen}
      >
        <Icon className={styles.icon} size={22} aria-hidden />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.note}>{note}</span>
          <time className={styles.date} dateTime={timeStamp}>
            {formatMoment(timeStamp)}
          </time>
        </span>
        {!isRead && (
          <span className={styles.dot}>
            <span className="only-heard">{t`Okunmadı`}</span>
          </span>
        )}
      </button>
    </li>
  )
}
