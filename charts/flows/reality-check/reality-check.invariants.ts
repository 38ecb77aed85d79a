import {
  all,
  answered,
  any,
  asks,
  atFirst,
  can,
  does,
  failed,
  given,
  isAt,
  isQuiet,
  keeps,
  locksAt,
  not,
  on,
  saysWhy,
  staysThere,
  was,
  wasAt,
  why,
  within,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'
import { overtakenCheck } from '../check.given.ts'

const told = on('play.told')
const stops = (play: unknown) => within(play, 'check', 'stops') === true
const tellsToStop: Test = (step) => stops(given(step, 'play'))
const isStopped: Test = ({ state }) => stops(state.context.play)
const keepsTheAnswer = keeps('play', (step) => given(step, 'output'))
const everyWas = (step: Step) => within(was(step, 'play'), 'check', 'every')
const isAnotherThan =
  (minutes: (step: Step) => unknown): Test =>
  (step) =>
    minutes(step) !== everyWas(step)
const wishesAnother = isAnotherThan((step) => given(step, 'minutes'))
const hasChosenAnother = isAnotherThan((step) => was(step, 'chosen'))
const keepsInterval = asks('keep the interval', ({ state }) => ({ minutes: state.context.chosen }))
const remembers = keeps('chosen', (step) => given(step, 'minutes'))
const goesOnPlaying = all(isAt('playing'), isQuiet)

export const realityCheck: Oracle = {
  keepsFailure: ['take a break', 'see the history', 'leave'],
  invariants: {
    'the play is watched from the beginning, and nothing is asked before it is known': {
      when: atFirst,
      holds: all(isAt('unknown'), asks('watch the play'), not(can('look'))),
    },
    'what the session bar tells is kept': {
      when: told,
      holds: keeps('play', (step) => given(step, 'play')),
    },
    'an answer that a newer one has overtaken changes nothing': {
      when: ({ state }) => state.context.play !== null && state.context.play.now !== overtakenCheck.now,
      holds: ({ state }) => !state.can({ type: 'play.told', play: overtakenCheck }),
    },
    'a check that is due is asked at once, whether the player plays, looks or has not left yet': {
      when: all(told, tellsToStop, wasAt('unknown', 'playing', 'looking', 'asked', 'leaving')),
      holds: isAt('asked'),
    },
    'while nothing is due the player plays on, or goes on looking': {
      when: all(told, not(tellsToStop), wasAt('unknown', 'playing', 'looking', 'leaving')),
      holds: (step) => isAt(wasAt('looking')(step) ? 'looking' : 'playing')(step),
    },
    'a check that is answered elsewhere is over here too': {
      when: all(told, not(tellsToStop), wasAt('asked')),
      holds: isAt('playing'),
    },
    'new figures interrupt no call to the server': {
      when: all(told, wasAt('answering', 'keeping the interval')),
      holds: staysThere,
    },
    'a player who is asked cannot close the summary': {
      when: isAt('asked', 'answering'),
      holds: not(can('close')),
    },
    'nobody is asked without reason': { when: isAt('asked'), holds: isStopped },
    'the player can look at the play at any time': { when: isAt('playing'), holds: can('look') },
    'a player who looks at the summary can close it': { when: isAt('looking'), holds: can('close') },
    'a look at the play asks nothing of the server': {
      when: on('look'),
      holds: all(isAt('looking'), isQuiet),
    },
    'play goes on when the player closes the summary': { when: on('close'), holds: goesOnPlaying },
    'going on answers a check that is due, with any interval': {
      when: on('go on', 'asked'),
      holds: all(isAt('answering'), asks('answer the check'), remembers),
    },
    'going on with the same interval sends nothing when no check is due': {
      when: all(on('go on', 'looking'), not(wishesAnother)),
      holds: goesOnPlaying,
    },
    'another interval is kept': {
      when: all(on('go on', 'looking'), wishesAnother),
      holds: all(isAt('keeping the interval'), keepsInterval, remembers),
    },
    'after the answer the player plays on': {
      when: all(answered('answer the check'), not(hasChosenAnother)),
      holds: all(goesOnPlaying, keepsTheAnswer),
    },
    'after the answer another interval is kept': {
      when: all(answered('answer the check'), hasChosenAnother),
      holds: all(isAt('keeping the interval'), keepsInterval, keepsTheAnswer),
    },
    'an answer that fails is said, and the player can go on again': {
      when: all(failed('answer the check'), isStopped),
      holds: all(isAt('asked'), saysWhy, can('go on')),
    },
    'an answer that fails after another tab has answered is said, and the player plays on': {
      when: all(failed('answer the check'), not(isStopped)),
      holds: all(
        isAt('playing'),
        does('show the failure', (step) => ({ failure: why(step) })),
      ),
    },
    'with the interval kept the player plays on, or is asked if it is over already': {
      when: answered('keep the interval'),
      holds: all(keepsTheAnswer, any(all(isStopped, isAt('asked')), all(not(isStopped), isAt('playing')))),
    },
    'an interval that is not kept is said, and can be chosen again': {
      when: failed('keep the interval'),
      holds: all(
        saysWhy,
        can('go on'),
        any(all(isStopped, isAt('asked')), all(not(isStopped), isAt('looking'))),
      ),
    },
    '“take a break” opens the page of the breaks': {
      when: on('take a break'),
      holds: all(isAt('leaving'), does('open the breaks')),
    },
    '“see the history” opens the history': {
      when: on('see the history'),
      holds: all(isAt('leaving'), does('open the history')),
    },
    '“leave” leaves the play': {
      when: on('leave'),
      holds: all(isAt('leaving'), does('leave the play')),
    },
    'breaks, history and the way out stand beside going on': {
      when: isAt('asked', 'looking'),
      holds: can('go on', 'take a break', 'see the history', 'leave'),
    },
    'every button is locked while another page loads': {
      when: isAt('leaving'),
      holds: (step) =>
        ['go on', 'take a break', 'see the history', 'leave', 'close'].every((each) => !can(each)(step)),
    },
    'nothing can be pressed twice while the server is asked': locksAt('answering', 'keeping the interval'),
  },
}
