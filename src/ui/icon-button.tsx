import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './icon-button.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  /** For screen readers, and for the tooltip. */
  label: string
  /** The picture, where the style sheet draws none. */
  children?: ReactNode
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      data-tooltip={label}
      className={classes(styles.button, className)}
    >
      {children}
    </button>
  )
}
