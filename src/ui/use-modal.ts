import { useLayoutEffect, useRef, type RefObject } from 'react'
import { keepFocus } from './keep-focus.ts'
import { raiseStage } from './top-stage.ts'

/**
 * Shows a <dialog> as modal while `open`. Escape, the phone's back gesture and a press on the mask call `onClose`;
 * nothing closes by itself. With null nobody can close it. The focus goes back to where it was.
 */
export function useModal(open: boolean, onClose: (() => void) | null): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    dialog.tabIndex = -1
    dialog.showModal()
    const letGo = keepFocus(dialog)
    firstStop(dialog).focus()
    raiseStage()
    mask()
    return () => {
      letGo()
      dialog.close()
      raiseStage()
      mask()
      requestAnimationFrame(backToThePage)
    }
  }, [open])

  // Before the first paint: an Escape before the listeners would close the element and not the flow.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const close = () => {
      if (onClose) onClose()
      else if (!dialog.open) dialog.showModal()
    }
    let pressedOnMask = false
    dialog.addEventListener('pointerdown', (event) => (pressedOnMask = event.target === dialog), { signal })
    dialog.addEventListener('click', (event) => pressedOnMask && event.target === dialog && close(), {
      signal,
    })
    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return
        event.preventDefault()
        close()
      },
      { signal },
    )
    dialog.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        close()
      },
      { signal },
    )
    // A browser does not ask before a second back gesture without another tap.
    dialog.addEventListener('close', () => dialog.open || close(), { signal })
    return () => leaving.abort()
  }, [open, onClose])

  return ref
}

/** A class on the page: the browser would match `:has(dialog:modal)` again with every element that is added anywhere. */
function mask(): void {
  const isMasked = document.querySelector('dialog:modal') !== null
  document.documentElement.classList.toggle('masked', isMasked)
}

/** The opener may have been unmounted (the login button is, after the login). */
function backToThePage(): void {
  const { activeElement, body } = document
  if (activeElement === body || activeElement === null)
    document.getElementById('content')?.focus({ preventScroll: true })
}

/**
 * With a fine pointer the first field; on touch the dialog itself, so that no keyboard covers it. A dialog that nobody can close interrupts:
 * keys that were meant for the game reach no field.
 */
function firstStop(dialog: HTMLDialogElement): HTMLElement {
  const field =
    dialog.dataset['interrupts'] === undefined && matchMedia('(pointer: fine)').matches
      ? dialog.querySelector<HTMLElement>(
          ':is(input, select, textarea):enabled:not([type="hidden"], [type="checkbox"], :read-only)',
        )
      : null
  return field ?? dialog
}
