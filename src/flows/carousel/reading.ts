import type { FocusEvent, PointerEvent } from 'react'
import type { CarouselActor } from '#machines/carousel/carousel.machine.ts'

/** Tells the machine when a slide is being read: mouse over it, or focus in it. */
export function readingOf(actor: CarouselActor) {
  const read = () => actor.send({ type: 'reading.begun' })
  const leave = () => actor.send({ type: 'reading.ended' })
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && read(),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && leave(),
    onFocus: read,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) leave()
    },
  }
}
