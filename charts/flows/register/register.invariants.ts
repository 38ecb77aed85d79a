import {
  all,
  any,
  answered,
  asks,
  atFirst,
  can,
  failed,
  given,
  isAt,
  isQuiet,
  not,
  on,
  waitsFor,
  type Oracle,
  type Test,
} from '../../invariants/invariant.ts'

const ask = 'ask the register'
/** Milliseconds. */
const wait = 15_000

const saying =
  (bar: 'excluded' | 'no answer' | null): Test =>
  (step) =>
    answered(ask)(step) && given(step, 'output', 'register') === bar
const isBusy: Test = ({ state }) => state.hasTag('busy')

export const register: Oracle = {
  waits: { 'ask again': wait },
  silent: {
    [ask]: 'the server refuses each bet and deposit with the reason; until then the page keeps what it knew',
  },
  invariants: {
    'the register is asked as the page opens, and nothing is shown before it has answered': {
      when: atFirst,
      holds: all(isAt('asking'), asks(ask), not(isBusy)),
    },
    'of a player who may play nothing is shown, whatever was shown before': {
      when: saying(null),
      holds: all(isAt('clear'), isQuiet),
    },
    'a player in the register sees it, also after the register was silent': {
      when: saying('excluded'),
      holds: all(isAt('excluded'), isQuiet),
    },
    'while the register is silent the player sees it, can ask again, and the page does so by itself': {
      when: saying('no answer'),
      holds: all(isAt({ silent: 'waiting' }), can('try again'), waitsFor(wait)),
    },
    'what the register said is not asked for again while the page is open': {
      when: isAt('clear', 'excluded', 'not known'),
      holds: all(isQuiet, not(can('try again'))),
    },
    'asked again, by the player or after the wait, the notice stays until the answer': {
      when: any(on('try again'), on('xstate.after.ask again.register.silent.waiting')),
      holds: all(isAt({ silent: 'asking again' }), asks(ask), isBusy),
    },
    'where the page could not ask, it shows nothing': {
      when: failed(ask, 'asking'),
      holds: all(isAt('not known'), isQuiet),
    },
    'where the page could not ask again, the notice stays and the page goes on asking': {
      when: failed(ask, 'silent'),
      holds: all(isAt({ silent: 'waiting' }), can('try again'), waitsFor(wait)),
    },
  },
}
