import { useLingui } from '@lingui/react'
import { classes } from '../../ui/classes.ts'
import styles from './history.module.css'
import type { Look } from './look.ts'

export function LookWord({ look: { name, Icon, tone } }: { look: Look }) {
  const { i18n } = useLingui()
  return (
    <span className={classes(styles.word, tone && styles[tone])}>
      <Icon size={18} aria-hidden />
      {i18n._(name)}
    </span>
  )
}
