import { fromCallback } from 'xstate'
import { headerMachine, type HeaderEvent } from '#machines/header/header.machine.ts'

type Actors = NonNullable<Parameters<typeof headerMachine.provide>[0]['actors']>

/** Section 9, in pixels: down to here the header stays. */
const edge = 100

const isInHeader = (target: EventTarget | null) =>
  target instanceof Element && target.closest('body > #root > * > header') !== null

export const providedHeader: typeof headerMachine = headerMachine.provide({
  actors: {
    'watch the scrolling': fromCallback<HeaderEvent>(({ sendBack }) => {
      let last = 0
      // Reading scrollY now would force a layout while the page is being rendered.
      const first = requestAnimationFrame(() => (last = window.scrollY))
      const report = () => {
        // Overscroll at the top springs back: that is no scrolling down.
        const now = Math.max(window.scrollY, 0)
        if (now > last && now > edge) sendBack({ type: 'page.scrolled down' })
        else if (now < last) sendBack({ type: 'page.scrolled up' })
        last = now
      }
      window.addEventListener('scroll', report, { passive: true })
      return () => {
        cancelAnimationFrame(first)
        window.removeEventListener('scroll', report)
      }
    }),
    'watch the focus': fromCallback<HeaderEvent>(({ sendBack }) => {
      const entered = ({ target }: FocusEvent) => {
        if (isInHeader(target) && target instanceof Element && target.matches(':focus-visible'))
          sendBack({ type: 'focus.entered' })
      }
      const left = ({ target, relatedTarget }: FocusEvent) => {
        if (isInHeader(target) && !isInHeader(relatedTarget)) sendBack({ type: 'focus.left' })
      }
      document.addEventListener('focusin', entered)
      document.addEventListener('focusout', left)
      return () => {
        document.removeEventListener('focusin', entered)
        document.removeEventListener('focusout', left)
      }
    }),
  } satisfies Required<Actors>,
})
