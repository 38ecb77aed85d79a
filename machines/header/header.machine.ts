import { fromCallback, setup } from 'xstate'

export type HeaderEvent =
  /** Down, and past the distance in which the header stays (section 9). */
  | { type: 'page.scrolled down' }
  | { type: 'page.scrolled up' }
  /** Focus by keyboard (`:focus-visible`). */
  | { type: 'focus.entered' }
  | { type: 'focus.left' }

export const headerMachine = setup({
  types: { events: {} as HeaderEvent, meta: {} as { section: string } },
  actors: {
    'watch the scrolling': fromCallback<HeaderEvent>(unprovided),
    'watch the focus': fromCallback<HeaderEvent>(unprovided),
  },
}).createMachine({
  id: 'header',
  description: 'The header makes room for whoever reads on, and is back for whoever turns around.',
  meta: { section: '2 Header' },
  initial: 'shown',
  invoke: [
    { id: 'watch the scrolling', src: 'watch the scrolling' },
    { id: 'watch the focus', src: 'watch the focus' },
  ],
  states: {
    shown: {
      description: 'The person sees the logo, the ways through the site and the account.',
      on: { 'page.scrolled down': 'hidden', 'focus.entered': 'held' },
    },
    held: {
      description: 'The focus is in it: it stays, wherever the page is scrolled to.',
      on: { 'focus.left': 'shown' },
    },
    hidden: {
      description: 'The person reads on further down: the page has the room above.',
      meta: { section: '9 Header' },
      on: { 'page.scrolled up': 'shown', 'focus.entered': 'held' },
    },
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/header/header.provide.ts')
}
