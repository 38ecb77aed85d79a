import { useEffect, useRef, useState } from 'react'
import styles from './tooltips.module.css'

/** Elements with a picture only; the tooltip is their label. */
const marked = '[data-tooltip]'
/** Pixels between the element and its tooltip, and to the edges of the page. */
const gap = 8

interface Shown {
  anchor: Element
  text: string
}

const markedAt = (target: EventTarget | null): Shown | null => {
  const anchor = target instanceof Element ? target.closest(marked) : null
  return anchor && { anchor, text: anchor.getAttribute('data-tooltip') ?? '' }
}

/**
 * One tooltip for the whole page, on hover and on keyboard focus, above everything; Escape, a press and scrolling
 * hide it. It repeats the element's label, so screen readers skip it.
 */
export function Tooltips() {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    const options = { signal: leaving.signal, capture: true }
    const hide = () => setShown(null)
    const point = ({ target, pointerType }: PointerEvent) =>
      pointerType === 'mouse' && setShown(markedAt(target))
    let last = ''
    const placeOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`
    /** What scrolls under a resting pointer has no tooltip until the pointer moves. */
    let hasSlid = false
    document.addEventListener(
      'pointerover',
      (event) => {
        hasSlid = placeOf(event) === last
        if (!hasSlid) point(event)
      },
      options,
    )
    document.addEventListener(
      'pointermove',
      (event) => {
        last = placeOf(event)
        if (hasSlid) point(event)
        hasSlid = false
      },
      { ...options, passive: true },
    )
    document.addEventListener(
      'focusin',
      ({ target }) =>
        setShown(target instanceof Element && target.matches(':focus-visible') ? markedAt(target) : null),
      options,
    )
    document.addEventListener('focusout', hide, options)
    document.addEventListener('pointerdown', hide, options)
    document.addEventListener('scroll', hide, { ...options, passive: true })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options)
    return () => leaving.abort()
  }, [])

  return shown && <Tooltip key={shown.text} {...shown} />
}

function Tooltip({ anchor, text }: Shown) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const tip = ref.current
    if (!tip) return undefined
    // In the top layer, above an open dialog.
    tip.showPopover()
    const at = anchor.getBoundingClientRect()
    const { width, height } = tip.getBoundingClientRect()
    const room = document.documentElement.clientWidth - width - gap
    const below = at.bottom + gap + height < innerHeight
    tip.style.left = `${Math.max(gap, Math.min(at.left + (at.width - width) / 2, room))}px`
    tip.style.top = `${below ? at.bottom + gap : at.top - gap - height}px`
    tip.style.visibility = 'visible'
    return () => tip.hidePopover()
  }, [anchor])

  return (
    <div ref={ref} popover="manual" aria-hidden className={styles.tooltip}>
      {text}
    </div>
  )
}
