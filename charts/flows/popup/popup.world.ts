import { popupMachine } from '#machines/popup/popup.machine.ts'
import { done, failures } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { shownPopup } from '../given.ts'

export const popup: Flow = {
  machine: popupMachine,
  project: () => null,
  starts: [
    {
      name: 'somebody who has just come',
      events: [
        { type: 'close' },
        { type: 'follow the link' },
        { type: 'person.acted' },
        { type: 'page.freed' },
        done('look for the popup', { popup: shownPopup, seen: false }),
        done('look for the popup', { popup: shownPopup, seen: true }),
        done('look for the popup', { popup: null, seen: false }),
        ...failures('look for the popup'),
      ],
    },
  ],
}
