import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './menu.module.css'

type MenuProps = {
  open: boolean
  onOpen: () => void
  onClose: () => void
  trigger: ReactNode
  /** For screen readers instead of `trigger`, where that is a picture. */
  label?: string
  align?: 'start' | 'end'
  className?: string
  /** Ordinary links and buttons: Tab moves through them. */
  children: ReactNode
}

/** A button with a panel under it. Escape, a press outside and leaving by keyboard call `onClose`; the focus returns to the button. */
export function Menu({
  open,
  onOpen,
  onClose,
  trigger,
  label,
  align = 'end',
  className,
  children,
}: MenuProps) {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()

  useLayoutEffect(() => {
    const [shown, opener] = [panel.current, button.current]
    if (!open) return undefined
    return () => {
      const { activeElement, body } = document
      if (activeElement === body || shown?.contains(activeElement)) opener?.focus()
    }
  }, [open])

  useEffect(() => {
    if (!open) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onClose()
    }
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        onClose()
        button.current?.focus()
      },
      { signal },
    )
    return () => leaving.abort()
  }, [open, onClose])

  return (
    <div ref={root} className={classes(styles.menu, className)}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={open ? onClose : onOpen}
      >
        {trigger}
        <ChevronDown className={styles.arrow} size={18} aria-hidden />
      </button>
      <div ref={panel} id={panelId} className={classes(styles.panel, styles[align])} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
