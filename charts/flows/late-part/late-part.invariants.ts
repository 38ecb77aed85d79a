import {
  all,
  answered,
  asks,
  failed,
  isAt,
  isOver,
  keeps,
  on,
  type Invariant,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const fetch = 'fetch the code'
const fetchesAgain = all(isAt('fetching'), asks(fetch))

const isOnline = ({ before }: Step) => before?.state.context.online === true
const retriesBefore = ({ before }: Step): unknown => before?.state.context.retry
const isUsedUp = (step: Step) => retriesBefore(step) === 5
const fails =
  (why: (step: Step) => boolean): Test =>
  (step) =>
    failed(fetch)(step) && why(step)

const waits = {
  'first wait': 1_000,
  'second wait': 2_000,
  'third wait': 4_000,
  'fourth wait': 8_000,
  'last wait': 16_000,
}

const ownWait = (wait: string, at: number): [string, Invariant] => [
  `the ${wait} is that of retry ${at + 1}, and brings it`,
  {
    when: on(`xstate.after.${wait}.late part.waiting to retry`),
    holds: (step) => retriesBefore(step) === at + 1 && fetchesAgain(step),
  },
]

const network: [string, string][] = [
  ['network.lost', 'is lost'],
  ['network.returned', 'returns'],
]

const undisturbed = ([fact, words]: [string, string]): [string, Invariant] => [
  `a running fetch goes on when the network ${words}, which is remembered`,
  {
    when: on(fact, 'fetching'),
    holds: all(
      isAt('fetching'),
      ({ begun }) => begun.length === 0,
      keeps('online', () => fact === 'network.returned'),
    ),
  },
]

export const latePart: Oracle = {
  waits,
  silent: { [fetch]: 'the page stands without the part, which is fetched again' },
  invariants: {
    'the part is fetched at once': { when: ({ event }) => event === null, holds: fetchesAgain },
    'the part is in its place as soon as its code has come': { when: answered(fetch), holds: isOver },
    'code that did not come is fetched again after a wait, five times': {
      when: fails((step) => isOnline(step) && !isUsedUp(step)),
      holds: all(
        isAt('waiting to retry'),
        keeps('retry', (step) => Number(retriesBefore(step)) + 1),
      ),
    },
    'after five retries nothing is fetched until the network returns': {
      when: fails((step) => isOnline(step) && isUsedUp(step)),
      holds: isAt('waiting for the network'),
    },
    'without a network no retry is used up': {
      when: fails((step) => !isOnline(step)),
      holds: all(isAt('waiting for the network'), keeps('retry', retriesBefore)),
    },
    'a lost network ends the wait for a retry': {
      when: on('network.lost', 'waiting to retry'),
      holds: all(
        isAt('waiting for the network'),
        keeps('online', () => false),
      ),
    },
    ...Object.fromEntries(network.map(undisturbed)),
    'the returned network brings another fetch, and all its retries': {
      when: on('network.returned', 'waiting for the network'),
      holds: all(
        fetchesAgain,
        keeps('retry', () => 0),
        keeps('online', () => true),
      ),
    },
    ...Object.fromEntries(Object.keys(waits).map(ownWait)),
  },
}
