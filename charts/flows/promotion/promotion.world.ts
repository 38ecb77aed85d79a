import { promotionMachine } from '#machines/promotion/promotion.machine.ts'
import { done, failures } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { promotion as offered } from '../cms.given.ts'

export const promotion: Flow = {
  machine: promotionMachine,
  project: ({ context }) => context.promotion !== null,
  starts: [
    {
      name: 'somebody with the address of a promotion',
      input: { id: offered.id },
      events: [
        { type: 'try again' },
        done('load the promotion', { promotion: offered }),
        done('load the promotion', { promotion: null }),
        ...failures('load the promotion'),
      ],
    },
  ],
}
