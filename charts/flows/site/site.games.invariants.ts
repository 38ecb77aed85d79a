import {
  all,
  any,
  answered,
  asks,
  does,
  failed,
  given,
  isAt,
  isQuiet,
  keeps,
  not,
  on,
  was,
  wasAt,
  type Invariants,
  type Test,
} from '../../invariants/invariant.ts'
import { dialog, goesTo, isHere, isResting, tab, wasDialog, wasHere } from './site.who.ts'

const isOpen = isAt({ game: 'open' })
const wasOpen = wasAt({ game: 'open' })
const wasPlaying = wasAt({ 'game page': 'playing' })
const wasShown = wasAt({ 'game page': 'shown' })
const isPlaying = isAt({ 'game page': 'playing' })
const wasRestingOnADesktop: Test = (step) =>
  (Object(was(step, 'session')).break ?? null) !== null && was(step, 'screen') === 'desktop'
const onADesktop: Test = ({ state }) => state.context.screen === 'desktop'

/** Over the page of a phone, and on a page of its own. */
export const games: Invariants = {
  'on a phone a game opens over the page': {
    when: all(on('play'), wasHere, not(isResting), (step) => was(step, 'screen') === 'phone'),
    holds: isOpen,
  },
  'a game is open for a player only, on a page or over it': { when: any(isOpen, isPlaying), holds: isHere },
  'nobody plays during a break': { when: isResting, holds: not(any(isOpen, isPlaying)) },
  'a break that begins elsewhere closes the game over the page': {
    when: all(isResting, wasOpen, not(tab.another)),
    holds: goesTo(() => '/dashboard'),
  },
  'a break that begins elsewhere leaves the page of the game in sight': {
    when: all(isResting, wasPlaying, onADesktop),
    holds: isAt({ 'game page': 'none' }),
  },
  'after a break no game begins by itself': {
    when: all(wasRestingOnADesktop, not(on('game page.opened'))),
    holds: not(isPlaying),
  },
  'closing closes the game, unless a dialog lies over it': {
    when: all(on('close'), wasOpen),
    holds: (step) => isOpen(step) === not(wasDialog('none'))(step),
  },
  'the way back closes the game, if nothing else is open': {
    when: all(on('go back'), wasOpen, wasDialog('none')),
    holds: not(isOpen),
  },
  'a game that has come to its end, or breaks, shows the page': {
    when: any(answered('game'), failed('game')),
    holds: not(isOpen),
  },
  'the game of one player is not left for another': { when: all(tab.another, wasOpen), holds: not(isOpen) },
  'the site knows on which screen it is': {
    when: on('screen.changed'),
    holds: keeps('screen', (step) => given(step, 'screen')),
  },
  'a game over the page goes on, whatever the screen becomes': {
    when: all(on('screen.changed'), wasOpen),
    holds: all(isOpen, isQuiet),
  },
  'a game on its page is over with the session': {
    when: all(wasPlaying, not(isHere)),
    holds: isAt({ 'game page': 'none' }),
  },
  'the page of a game knows its game': {
    when: on('game page.opened'),
    holds: keeps('pageGame', (step) => given(step, 'game')),
  },
  'on a desktop a player plays the game on its page, anew after another player has come': {
    when: all(
      isHere,
      not(isResting),
      onADesktop,
      any(on('game page.opened'), all(wasPlaying, tab.another)),
      not(isOpen),
    ),
    holds: all(
      isPlaying,
      asks('game of the page', ({ state }) => ({ game: state.context.pageGame, screen: 'desktop' })),
    ),
  },
  'on a phone the page of a game offers to play it': {
    when: all(isHere, not(onADesktop), on('game page.opened')),
    holds: all(isAt({ 'game page': 'shown' }), isQuiet),
  },
  'a visitor at the page of a game is asked to log in for it': {
    when: all(not(wasHere), on('game page.opened')),
    holds: all(
      isAt({ 'game page': 'shown' }),
      dialog('login'),
      keeps('wish', (step) => ({ kind: 'game', game: given(step, 'game') })),
    ),
  },
  'a page that is there when the player comes, or the window grows, plays its game': {
    when: all(wasShown, isHere, not(isResting), onADesktop, not(on('game page.left')), not(isOpen)),
    holds: isPlaying,
  },
  'a window that is made narrow does not end the game': {
    when: all(wasPlaying, on('screen.changed')),
    holds: all(isPlaying, isQuiet),
  },
  'a player who leaves the page of a game leaves its game': {
    when: on('game page.left'),
    holds: isAt({ 'game page': 'none' }),
  },
  'a game that is closed on its page leaves the page': {
    when: answered('game of the page'),
    holds: all(isAt({ 'game page': 'none' }), does('leave the page of the game')),
  },
  'a game that breaks on its page is over': {
    when: failed('game of the page'),
    holds: isAt({ 'game page': 'none' }),
  },
}
