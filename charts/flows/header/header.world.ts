import { headerMachine } from '#machines/header/header.machine.ts'
import type { Flow } from 'statechart-paths'

export const header: Flow = {
  machine: headerMachine,
  project: () => null,
  starts: [
    {
      name: 'somebody who reads',
      events: [
        { type: 'page.scrolled down' },
        { type: 'page.scrolled up' },
        { type: 'focus.entered' },
        { type: 'focus.left' },
      ],
    },
  ],
}
