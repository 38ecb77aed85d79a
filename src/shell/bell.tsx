import { Bell as Picture } from 'lucide-react'
import { useState } from 'react'
import { UnreadBadge } from '../ui/badge.tsx'
import { classes } from '../ui/classes.ts'
import styles from './bell.module.css'

interface BellProps {
  unread: number
  /** False until the first count is loaded, which does not shake the bell. */
  counted: boolean
}

/** Shakes once whenever the count changes. */
export function Bell({ unread, counted }: BellProps) {
  const [seen, setSeen] = useState({ unread, counted, changes: 0, shaking: false })
  if (seen.unread !== unread || seen.counted !== counted) {
    const changed = seen.counted && counted
    setSeen({
      unread,
      counted,
      changes: seen.changes + (changed ? 1 : 0),
      shaking: changed || seen.shaking,
    })
  }
  return (
    <>
      <span
        key={seen.changes}
        className={classes(seen.shaking && styles.shaking)}
        onAnimationEnd={() => setSeen({ ...seen, shaking: false })}
      >
        <Picture size={22} aria-hidden />
      </span>
      <span className={styles.count}>
        <UnreadBadge count={unread} />
      </span>
    </>
  )
}
