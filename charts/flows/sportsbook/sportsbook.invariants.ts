import {
  all,
  does,
  isAt,
  isQuiet,
  keeps,
  can,
  on,
  type Oracle,
  type Test,
} from '../../invariants/invariant.ts'

/** What is on the screen stays as it is. */
const stays: Test = ({ before, state }) => JSON.stringify(before?.state.value) === JSON.stringify(state.value)

export const sportsbook: Oracle = {
  waits: { 'patience for the book': 10_000 },
  invariants: {
    "the provider's page is requested as somebody comes": {
      when: ({ event }) => event === null,
      holds: all(
        isAt('coming'),
        can('book.loaded'),
        keeps('attempt', () => 1),
      ),
    },
    "the provider's page is shown once it is loaded, however late": {
      when: on('book.loaded'),
      holds: all(isAt('shown'), isQuiet),
    },
    'somebody who waits too long is told, and can ask again or wait on': {
      when: on('xstate.after.patience for the book.sportsbook.coming'),
      holds: all(isAt('late'), can('try again'), can('book.loaded')),
    },
    "the provider's page is requested anew, and has as long as the first time": {
      when: on('try again'),
      holds: all(
        isAt('coming'),
        keeps('attempt', ({ before }) => Number(before?.state.context.attempt) + 1),
        ({ waits }) => waits.includes(10_000),
      ),
    },
    "the provider's page can ask the site for the login": {
      when: on('book.login asked'),
      holds: all(stays, does('open the login')),
    },
    "the provider's page can ask the site for a deposit": {
      when: on('book.deposit asked'),
      holds: all(stays, does('open the deposit')),
    },
    "the balance is asked for again when the provider's page says that it has changed": {
      when: on('book.balance changed'),
      holds: all(stays, does('renew the balance')),
    },
  },
}
