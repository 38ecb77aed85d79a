import { useCallback, type FocusEvent, type PointerEvent } from 'react'
import type { CarouselActor, CarouselEvent } from '#machines/carousel/carousel.machine.ts'

type Reader = Extract<CarouselEvent['type'], `pointer.${string}` | `focus.${string}`>

/** Tells the machine when a slide is being read: the mouse over it, or the keyboard's focus in it. */
export function readingOf(actor: CarouselActor) {
  const tell = (type: Reader) => actor.send({ type })
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && tell('pointer.came'),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && tell('pointer.left'),
    // A button that was clicked keeps the focus: it must not hold the slides for ever.
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && tell('focus.came'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) tell('focus.left')
    },
  }
}

/** Ref for what is read: a browser reports neither pointer nor focus of an element that it removes. */
export function useReadersLeave(actor: CarouselActor) {
  return useCallback(
    (stage: HTMLElement | null) => {
      if (stage === null) return undefined
      return () => {
        actor.send({ type: 'pointer.left' })
        actor.send({ type: 'focus.left' })
      }
    },
    [actor],
  )
}
