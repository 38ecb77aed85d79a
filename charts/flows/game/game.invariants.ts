import { failureOf } from '#machines/failure.ts'
import {
  all,
  answered,
  asks,
  does,
  failed,
  given,
  isAt,
  isOver,
  keeps,
  on,
  tellsSite,
  type Invariant,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const ask = 'ask for the address'
const launch = all(
  asks(ask, ({ state: { context } }) => ({ game: context.game, screen: context.screen })),
  keeps('launched', () => null),
  keeps('failure', () => null),
)
const launches = all(isAt({ launching: 'asking for the address' }), launch)
const reloads = all(isAt({ launching: 'reloading' }), launch)
const stays: Test = ({ before, state }) => JSON.stringify(before?.state.value) === JSON.stringify(state.value)

/** Section 8: the games of these providers close when they cannot be launched. */
const closing: unknown[] = ['egt', 'hub88', 'softgamings']
const closes = ({ state }: Step) => closing.includes(state.context.game.system)

const launchOver = 'xstate.after.launch wait.game.launching'
const whyNot = (step: Step) => (failed(ask)(step) ? failureOf(given(step, 'error')) : { kind: 'no answer' })
const says = does('show the failure', (step) => ({ failure: whyNot(step) }))

/** A launch that fails, or that is not answered in time. */
const notLaunched = ([words, happens]: [string, Test]): [string, Invariant][] => [
  [
    `${words}: the game of a provider that wants it so closes, and the player reads why`,
    { when: (step) => happens(step) && closes(step), holds: all(isOver, says) },
  ],
  [
    `${words}: any other game stays open with the reason in its place`,
    {
      when: (step) => happens(step) && !closes(step),
      holds: all(isAt('refused'), keeps('failure', whyNot), says),
    },
  ],
]

/** Where a game has stopped, and the player can launch it again. */
const stopped: [string, string][] = [
  ['refused', 'that was not launched'],
  ['interrupted', 'that broke off'],
]
const launchedAgain = ([where, which]: [string, string]): [string, Invariant][] => [
  [`a game ${which} can be tried again`, { when: on('try again', where), holds: launches }],
  [`a game ${which} can be loaded anew`, { when: on('reload', where), holds: reloads }],
]

export const game: Oracle = {
  waits: { 'launch wait': 10_000 },
  invariants: {
    'the game that was chosen is launched for the screen of the player': {
      when: ({ event }) => event === null,
      holds: launches,
    },
    'the game comes into its frame from the address of its provider': {
      when: answered(ask),
      holds: all(
        isAt({ 'in the frame': 'coming' }),
        keeps('launched', (step) => given(step, 'output')),
      ),
    },
    ...Object.fromEntries(
      [
        ['a refused launch', failed(ask)] satisfies [string, Test],
        ['a launch without an answer in time', on(launchOver)] satisfies [string, Test],
      ].flatMap(notLaunched),
    ),
    'a game that is loaded can be played': {
      when: on('game.loaded', { 'in the frame': 'coming' }),
      holds: isAt({ 'in the frame': 'playing' }),
    },
    'a game that is loaded late can be played': {
      when: on('game.loaded', { 'in the frame': 'late' }),
      holds: isAt({ 'in the frame': 'playing' }),
    },
    'a game that takes long is not taken away': {
      when: on('xstate.after.launch wait.game.in the frame.coming'),
      holds: all(
        isAt({ 'in the frame': 'late' }),
        keeps('launched', ({ before }) => before?.state.context.launched),
      ),
    },
    'the player can load the game anew': { when: on('reload', 'in the frame'), holds: reloads },
    'the game can load itself anew': { when: on('game.reload asked'), holds: reloads },
    'a game that is over for its provider closes': { when: on('game.exit asked'), holds: isOver },
    'a deposit opens over the game, which goes on': {
      when: on('game.deposit asked'),
      holds: all(stays, tellsSite('deposit over the game')),
    },
    'a game that breaks off can be seen to have': { when: on('game.failed'), holds: isAt('interrupted') },
    'the player can leave at any time': { when: on('leave'), holds: isOver },
    ...Object.fromEntries(stopped.flatMap(launchedAgain)),
  },
}
