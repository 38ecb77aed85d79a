import { useLingui } from '@lingui/react/macro'
import { badgeText } from './badge-text.ts'
import styles from './badge.module.css'

export function UnreadBadge({ count }: { count: number }) {
  const { t } = useLingui()
  const text = badgeText(count)
  if (!text) return null
  return (
    <span className={styles.unread}>
      <span aria-hidden>{text}</span>
      <span className="only-heard">{t`${text} okunmamış bildirim`}</span>
    </span>
  )
}
