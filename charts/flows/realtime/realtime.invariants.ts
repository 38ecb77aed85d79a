import {
  all,
  asks,
  does,
  failed,
  given,
  isAt,
  keeps,
  on,
  tellsSite,
  type Invariant,
  type Invariants,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const connects = all(
  isAt({ 'holding the connection': 'connecting' }),
  asks('hold the connection', () => ({ token: 'token-1', fingerprint: 'fingerprint-1' })),
)
const connectsAnew = all(
  connects,
  keeps('attempt', () => 0),
)
const attempt = ({ before }: Step): unknown => before?.state.context.attempt
const isOfKind =
  (cmd: string): Test =>
  (step) =>
    on('hub.message')(step) && given(step, 'message', 'cmd') === cmd

const connected = { 'holding the connection': 'connected' }

/** Section 9: reconnect delays 0, 2 s, 10 s, 30 s, then stop. */
const waits = { 'first wait': 0, 'second wait': 2_000, 'third wait': 10_000, 'last wait': 30_000 }
const attempts = 4

const ownWait = (wait: string, at: number): [string, Invariant] => [
  `the ${wait} is that of attempt ${at + 1}, and brings it`,
  {
    when: on(`xstate.after.${wait}.realtime.waiting to reconnect`),
    holds: (step) => attempt(step) === at + 1 && connects(step),
  },
]

const tried = (connection: string, ends: Test): Invariants => ({
  [`${connection} is tried again after a wait, four times`]: {
    when: (step) => ends(step) && Number(attempt(step)) < attempts,
    holds: all(
      isAt('waiting to reconnect'),
      keeps('attempt', (step) => Number(attempt(step)) + 1),
    ),
  },
  [`${connection} after four attempts in vain is tried when the player asks for it`]: {
    when: (step) => ends(step) && Number(attempt(step)) >= attempts,
    holds: isAt('stopped'),
  },
})

export const realtime: Oracle = {
  waits,
  silent: {
    'hold the connection':
      'it is tried again; after the last attempt the page says so, with a button to connect again',
  },
  invariants: {
    'a player is connected at once': { when: ({ event }) => event === null, holds: connectsAnew },
    'after a connection, what was missed is asked for': {
      when: on('hub.connected'),
      holds: all(
        isAt(connected),
        tellsSite('hub.connected'),
        keeps('attempt', () => 0),
      ),
    },
    'a notification is passed on': {
      when: isOfKind('Notification'),
      holds: all(
        isAt(connected),
        tellsSite('hub.notified'),
        does('pass the message on', (step) => ({ message: given(step, 'message') })),
      ),
    },
    'a changed balance is passed on': {
      when: isOfKind('Balance'),
      holds: all(isAt(connected), tellsSite('hub.balance changed')),
    },
    'a message that is not understood is logged, and the connection stays': {
      when: on('hub.invalid message'),
      holds: all(
        isAt(connected),
        does('log the invalid message', (step) => ({ command: given(step, 'command') })),
        ({ sent, begun }) => sent.length === 0 && begun.length === 0,
      ),
    },
    ...tried('a connection that is lost', on('hub.closed')),
    ...tried('a connection that breaks in the browser', failed('hold the connection')),
    'a player who is turned away is logged out, and not connected again': {
      when: on('hub.turned away'),
      holds: all(
        isAt('stopped'),
        tellsSite('session.expired'),
        does('report the ended session', () => ({ token: 'token-1' })),
      ),
    },
    'without a network nothing is tried': {
      when: on('network.lost'),
      holds: (step) => isAt('offline')(step) && step.begun.length === 0,
    },
    'the returned network connects at once, with all attempts': {
      when: on('network.returned'),
      holds: connectsAnew,
    },
    'a page that is put away has no connection': {
      when: on('page.put away'),
      holds: (step) => isAt('put away')(step) && step.begun.length === 0,
    },
    'a page that is taken out again connects at once, with all attempts': {
      when: on('page.returned'),
      holds: connectsAnew,
    },
    'the player need not wait for the next attempt': {
      when: on('connect again', 'waiting to reconnect'),
      holds: connects,
    },
    'the player can ask for another connection, with all attempts': {
      when: on('connect again', 'stopped'),
      holds: connectsAnew,
    },
    ...Object.fromEntries(Object.keys(waits).map(ownWait)),
  },
}
