import { failureOf } from '#machines/failure.ts'
import {
  all,
  answered,
  asks,
  failed,
  given,
  isAt,
  keeps,
  on,
  type Invariant,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const ask = 'get the balance'
const again = all(isAt({ question: 'refreshing' }), asks(ask))
const asksNothing: Test = ({ begun }) => begun.length === 0
const meanwhile: Test = ({ before }) =>
  before?.state.matches({ question: { refreshing: 'asking once more' } }) === true
const before =
  (key: string) =>
  (step: Step): unknown =>
    step.before?.state.context[key]

/** What tells that the balance shown may be an old one. */
const hints: [string, string][] = [
  ['hub.balance changed', 'a balance that changed is asked for'],
  ['hub.connected', 'after a lost connection the balance is asked for'],
  ['tab.shown', 'when the tab is shown again, the balance is asked for'],
]
/** Where no question is on its way. */
const idle: [string, string][] = [
  ['watching', 'at once'],
  ['out of touch', 'at once, also after a question without an answer'],
]

const asked = ([type, words]: [string, string]): [string, Invariant][] => [
  ...idle.map(([where, how]): [string, Invariant] => [
    `${words} ${how}`,
    { when: on(type, { question: where }), holds: again },
  ]),
  [
    `${words} after the answer that is on its way`,
    {
      when: on(type, { question: { refreshing: 'asking once' } }),
      holds: all(isAt({ question: { refreshing: 'asking once more' } }), asksNothing),
    },
  ],
]

const polled = ([where, how]: [string, string]): [string, Invariant] => [
  `every 10 seconds it is asked for, as long as the page can be seen (${how})`,
  {
    when: on(`xstate.after.poll.balance.question.${where}`),
    holds: all(again, isAt({ tab: 'shown' })),
  },
]

export const balance: Oracle = {
  waits: { poll: 10_000 },
  invariants: {
    'it is asked for at once': { when: ({ event }) => event === null, holds: again },
    'the answer is what is shown': {
      when: answered(ask),
      holds: all(
        keeps('balance', (step) => given(step, 'output', 'balance')),
        keeps('withdrawable', (step) => given(step, 'output', 'withdrawable')),
        keeps('failure', () => null),
      ),
    },
    'an answer that may be old already is followed by another question': {
      when: all(answered(ask), meanwhile),
      holds: again,
    },
    'after an answer it is asked for no more until something happens': {
      when: (step) => answered(ask)(step) && !meanwhile(step),
      holds: all(isAt({ question: 'watching' }), asksNothing),
    },
    'without an answer the balance of before stays, and is marked as an older one': {
      when: failed(ask),
      holds: all(
        (step) => step.state.hasTag('stale'),
        keeps('balance', before('balance')),
        keeps('withdrawable', before('withdrawable')),
        keeps('failure', (step) => failureOf(given(step, 'error'))),
      ),
    },
    'a hidden page is known to be hidden': {
      when: on('tab.hidden'),
      holds: all(isAt({ tab: 'hidden' }), asksNothing),
    },
    'a page that is looked at again is known to be seen': {
      when: on('tab.shown'),
      holds: isAt({ tab: 'shown' }),
    },
    ...Object.fromEntries([...hints.flatMap(asked), ...idle.map(polled)]),
  },
}
