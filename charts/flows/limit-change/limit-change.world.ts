import { limitChangeMachine, type FoundLimit } from '#machines/limit-change/limit-change.machine.ts'
import type { Limit } from '#contract/protection.ts'
import { type Flow } from 'statechart-paths'
import { after, done, failures } from '../events.ts'
import {
  confirmableLimit,
  limit,
  limitName,
  loweredLimit,
  raisedLimit,
  waitingLimit,
} from '../protection.given.ts'

const found = (one: Limit | null): FoundLimit => ({
  limit: one,
  raiseWait: 24,
})

export const limitChange: Flow = {
  machine: limitChangeMachine,
  project: ({ context }) => [context.limit],
  starts: [
    {
      name: 'a player',
      input: { name: limitName },
      events: [
        { type: 'set the limit', form: { ...limitName, amount: loweredLimit.amount } },
        { type: 'remove the limit' },
        { type: 'choose another amount' },
        { type: 'confirm the raise' },
        { type: 'cancel the request' },
        { type: 'try again' },
        ...[null, limit, waitingLimit, confirmableLimit, raisedLimit].map((each) =>
          done('load the limit', found(each)),
        ),
        ...failures('load the limit'),
        done('set the limit', found(loweredLimit)),
        done('set the limit', found(waitingLimit)),
        done('set the limit', found(confirmableLimit)),
        ...failures('set the limit'),
        done('confirm the raise', found(raisedLimit)),
        ...failures('confirm the raise'),
        done('cancel the request', found(limit)),
        ...failures('cancel the request'),
        { type: 'tab.hidden' },
        { type: 'tab.shown' },
        after('another look', 'limit change', 'waiting', 'resting'),
      ],
    },
  ],
}
