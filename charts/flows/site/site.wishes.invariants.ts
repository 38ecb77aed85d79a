import {
  all,
  any,
  answered,
  asks,
  does,
  given,
  handsOn,
  isTaken,
  keeps,
  not,
  on,
  sends,
  was,
  type Invariants,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'
import { dialog, goesTo, isHere, isResting, nothing, tab, wasDialog, wasHere } from './site.who.ts'

const path = (step: Step) => given(step, 'path')
const deposits = () => '/dashboard/deposit'
const isOnAPhone: Test = ({ state }) => state.context.screen === 'phone'
const plays =
  (game: (step: Step) => unknown): Test =>
  (step) =>
    isOnAPhone(step) && !isResting(step)
      ? asks('game', () => ({ game: game(step), screen: 'phone' }))(step)
      : does('go to the game', () => ({ game: game(step) }))(step)

interface Wanted {
  /** As the visitor's wish is kept. */
  wish: (step: Step) => object
  /** What a player gets at once. */
  had: Test
}

/** What needs a session, by the intent. */
const wants: Readonly<Record<string, Wanted>> = {
  deposit: { wish: () => ({ kind: 'deposit' }), had: all(goesTo(deposits), dialog('none')) },
  visit: { wish: (step) => ({ kind: 'route', path: path(step) }), had: all(goesTo(path), dialog('none')) },
  play: {
    wish: (step) => ({ kind: 'game', game: given(step, 'game') }),
    had: plays((step) => given(step, 'game')),
  },
  'toggle the favourite': {
    wish: (step) => ({
      kind: 'favourite',
      wish: { game: given(step, 'game'), wanted: given(step, 'wanted') },
    }),
    had: handsOn('favourites'),
  },
}
const wanted = ({ event }: Step): Wanted | undefined => wants[event?.type ?? '']

const ofWish =
  (key: string) =>
  ({ before }: Step): unknown =>
    before?.state.context.wish?.[key]
const favourite = ({ before }: Step) => ({
  type: 'toggle the favourite',
  ...before?.state.context.wish?.wish,
})

/** What the site does for each kind of wish. */
const fulfilled: Readonly<Record<string, Test>> = {
  game: plays(ofWish('game')),
  favourite: sends('favourites', favourite),
  deposit: goesTo(deposits),
  route: goesTo(ofWish('path')),
}

const staysOnThePage: Test = ({ effects }) => effects.every(({ type }) => !type.startsWith('go to'))

const isIn: Test = any(
  all(answered('login'), wasDialog('login')),
  all(tab.arrived, wasDialog('login', 'registration', 'recovery')),
  all(
    wasHere,
    answered('registration'),
    wasDialog('registration'),
    (step) => given(step, 'output', 'next') === 'nothing',
  ),
)
const next = (what: string): Test =>
  all(answered('registration'), (step) => given(step, 'output', 'next') === what)

/** What a visitor wants that needs a session. */
export const wishes: Invariants = {
  'a visitor who wants what needs a session is led nowhere': {
    when: all(not(wasHere), (step) => wanted(step) !== undefined),
    holds: staysOnThePage,
  },
  'a visitor who wants what needs a session is asked to log in, and the wish is kept': {
    when: all(not(wasHere), (step) => wanted(step) !== undefined),
    holds: all(dialog('login'), (step) => keeps('wish', (each) => wanted(each)?.wish(each))(step)),
  },
  'a visitor whom a page has turned away is asked to log in, and the page is the wish': {
    when: all(on('navigation.turned away'), isTaken),
    holds: all(
      not(isHere),
      dialog('login'),
      keeps('wish', (step) => ({ kind: 'route', path: path(step) })),
    ),
  },
  'a player gets at once what needs a session': {
    when: all(wasHere, (step) => wanted(step) !== undefined),
    holds: (step) => wanted(step)?.had(step) === true,
  },
  ...Object.fromEntries(
    Object.entries(fulfilled).map(([kind, had]) => [
      `the wish for a ${kind} is fulfilled once the visitor is in, and forgotten`,
      { when: all(isIn, (step) => ofWish('kind')(step) === kind), holds: all(had, keeps('wish', nothing)) },
    ]),
  ),
  'a player who comes in without a wish stays on the page': {
    when: all(isIn, (step) => was(step, 'wish') === null),
    holds: staysOnThePage,
  },
  'nothing is left of the dialog in which the visitor came in': { when: isIn, holds: dialog('none') },
  'a new player who wants to deposit is led there, and nowhere else': {
    when: next('deposit'),
    holds: all(goesTo(deposits), keeps('wish', nothing)),
  },
  'a new player who wants to talk is led to the chat, and nowhere else': {
    when: next('live chat'),
    holds: all(
      keeps('wish', nothing),
      ({ effects }) => effects.length === 0,
      any(dialog('call request'), ({ state }) => state.matches({ chat: { offered: 'wanted' } })),
    ),
  },
  'a person who closes the dialog has no wish': { when: on('close'), holds: keeps('wish', nothing) },
}
