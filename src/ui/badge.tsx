import { Plural } from '@lingui/react/macro'
import { badgeText } from './badge-text.ts'
import styles from './badge.module.css'

export function UnreadBadge({ count }: { count: number }) {
  const text = badgeText(count)
  if (!text) return null
  return (
    <span className={styles.unread}>
      <span aria-hidden>{text}</span>
      <span className="only-heard">
        <Plural value={count} one={`${text} okunmamış bildirim`} other={`${text} okunmamış bildirim`} />
      </span>
    </span>
  )
}
