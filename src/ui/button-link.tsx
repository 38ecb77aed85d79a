import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button.tsx'
import styles from './button.module.css'

function Anchor({ kind, size, wide, icon, className, children, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return (
    <a
      {...rest}
      className={buttonClass(
        { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) },
        className,
      )}
    >
      <span className={styles.face}>
        {icon}
        {children}
      </span>
    </a>
  )
}

export const ButtonLink = createLink(Anchor)
