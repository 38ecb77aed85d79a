import { createLink } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './list-row.module.css'

type RowLook = {
  icon?: ReactNode
  title: ReactNode
  note?: ReactNode
  /** At the end: an amount, a badge. Without it a link shows an arrow. */
  end?: ReactNode
}

function RowFace({ icon, title, note, end }: RowLook) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  )
}

export function ListRowButton({
  icon,
  title,
  note,
  end,
  className,
  ...rest
}: RowLook & Omit<ComponentProps<'button'>, 'title'>) {
  return (
    <button {...rest} type="button" className={classes(styles.row, styles.pressable, className)}>
      <RowFace icon={icon} title={title} note={note} end={end} />
    </button>
  )
}

function RowAnchor({
  icon,
  title,
  note,
  end,
  className,
  ...rest
}: RowLook & Omit<ComponentProps<'a'>, 'title'>) {
  const arrow = <ChevronRight size={20} aria-hidden />
  return (
    <a {...rest} className={classes(styles.row, styles.pressable, className)}>
      <RowFace icon={icon} title={title} note={note} end={end ?? arrow} />
    </a>
  )
}

export const ListRowLink = createLink(RowAnchor)
