import type { ReactNode } from 'react'
import type { Direction } from '#machines/number-stepper/number-stepper.machine.ts'
import styles from './number-stepper.module.css'

interface StepButtonProps {
  by: Direction
  label: string
  /** No further step in this direction. */
  spent: boolean
  disabled: boolean
  held: Direction | null
  hold: (by: Direction) => void
  release: () => void
  children: ReactNode
}

/** For touch and mouse: the keyboard has the arrows in the field itself. */
export function StepButton({ by, label, spent, disabled, held, hold, release, children }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled || spent}
      data-held={held === by || undefined}
      className={styles.button}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        // The focus stays where it is: on a phone the keyboard of the field would cover the page.
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        hold(by)
      }}
      onLostPointerCapture={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        // A screen reader presses without pointer events.
        if (detail > 0) return
        hold(by)
        release()
      }}
    >
      {children}
    </button>
  )
}
