import {
  all,
  answered,
  asks,
  does,
  failed,
  given,
  isAt,
  keeps,
  on,
  type Invariant,
  type Oracle,
  type Test,
} from '../../invariants/invariant.ts'

const remembers = does('remember that it was read')
const remembersNothing: Test = ({ effects }) =>
  effects.every(({ type }) => type !== 'remember that it was read')

const begins =
  (home: boolean, read: boolean): Test =>
  ({ event, state: { context } }) =>
    event === null && context.home === home && context.read === read

/** Where no bar is in view, and what the player has seen until then. */
const without: [string, string][] = [
  ['read', 'after the message was closed or passed over'],
  ['missing', 'after the addresses did not come'],
]

const comesHome = ([where, words]: [string, string]): [string, Invariant] => [
  `at home the bar is back ${words}, unless the message was read`,
  {
    when: on('home.arrived', where),
    holds: (step) => given(step, 'read') === false && isAt('checking')(step),
  },
]

export const topBar: Oracle = {
  waits: { collapse: 500 },
  silent: { 'load the domains': 'without the addresses there is nothing to say, and the bar is not shown' },
  invariants: {
    'a first visit that begins at home shows the bar': { when: begins(true, false), holds: isAt('checking') },
    'a first visit that begins on another page has read the message': {
      when: begins(false, false),
      holds: all(isAt('read'), remembers),
    },
    'a message that was read is not waited for': {
      when: begins(true, true),
      holds: all(isAt('read'), remembersNothing),
    },
    'the bar has its place, and asks for the addresses, as soon as it is in view': {
      when: (step) => isAt('checking')(step) && step.transitions.length > 0,
      holds: all(does('keep its place'), asks('load the domains')),
    },
    'the page has all its room when no bar is in view': {
      when: (step) => isAt('missing', 'read')(step) && step.transitions.length > 0,
      holds: does('give its place back'),
    },
    'the bar keeps its place until it is gone': {
      when: isAt('checking', 'scrolling', 'collapsing'),
      holds: ({ effects }) => effects.every(({ type }) => type !== 'give its place back'),
    },
    'the message names the addresses that the server knows': {
      when: answered('load the domains'),
      holds: all(
        isAt('scrolling'),
        keeps('domains', (step) => given(step, 'output')),
      ),
    },
    'without the addresses nothing is said, and nothing counts as read': {
      when: failed('load the domains'),
      holds: all(isAt('missing'), remembersNothing),
    },
    'another page makes a message that is on its way a read one': {
      when: on('page.arrived', 'checking'),
      holds: all(isAt('read'), remembers),
    },
    'another page makes a message that did not come a read one': {
      when: on('page.arrived', 'missing'),
      holds: all(isAt('read'), remembers),
    },
    'another page closes the message, which is read then': {
      when: on('page.arrived', 'scrolling'),
      holds: all(isAt('collapsing'), remembers),
    },
    'the person can close the message, which is read then': {
      when: on('close'),
      holds: all(isAt('collapsing'), remembers),
    },
    'the bar is gone once it has closed': {
      when: on('xstate.after.collapse.top bar.collapsing'),
      holds: isAt('read'),
    },
    ...Object.fromEntries(without.map(comesHome)),
  },
}
