import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'
import { usePatience } from './use-patience.ts'

export type ButtonKind = 'action' | 'plain' | 'quiet' | 'danger'

export type ButtonLook = {
  /** action: money and the one next step; plain: beside it; quiet: text only; danger: cannot be undone. */
  kind?: ButtonKind
  size?: 'normal' | 'small'
  wide?: boolean
  icon?: ReactNode
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

export function buttonClass(
  { kind = 'plain', size = 'normal', wide = false }: ButtonLook,
  className?: string,
) {
  return classes(
    styles.button,
    styles[kind],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  )
}

/** While busy it keeps its width and its focus, shows a spinner, shows a toast when that takes long, and ignores presses. */
export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    wide,
    icon,
    busy = false,
    type = 'button',
    className,
    children,
    onClick,
    ...rest
  } = props
  usePatience(busy)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass(
        { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) },
        className,
      )}
      onClick={press}
    >
      <span className={styles.face}>
        {icon}
        {children}
      </span>
      {busy && <Spinner className={styles.progress} />}
    </button>
  )
}
