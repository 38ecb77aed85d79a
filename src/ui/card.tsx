import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classes } from './classes.ts'

/** A raised surface. `flush` leaves the padding to what is inside (lists). */
export function Card({ flush = false, className, ...rest }: ComponentProps<'section'> & { flush?: boolean }) {
  return <section {...rest} className={classes(styles.card, flush && styles.flush, className)} />
}
