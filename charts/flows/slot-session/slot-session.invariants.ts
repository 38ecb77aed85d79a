import {
  all,
  answered,
  asks,
  atFirst,
  can,
  does,
  failed,
  given,
  isAt,
  isOver,
  isQuiet,
  keeps,
  keepsWhy,
  leaves,
  locksAt,
  not,
  on,
  was,
  type Oracle,
  type Test,
} from '../../invariants/invariant.ts'

const begin = 'begin the session'
const look = 'look for a session'

const runs: Test = (step) => given(step, 'output', 'until') !== null
const launches = all(isOver, isAt('begun'), does('launch the game'))

export const slotSession: Oracle = {
  silent: { [look]: 'why the session did not begin stands in the form already' },
  invariants: {
    'the player fills in the form before anything is sent': {
      when: atFirst,
      holds: all(isAt('filling in'), isQuiet, can(begin)),
    },
    'the time and the money that the player has set are sent, and the failure of before is gone': {
      when: on(begin),
      holds: all(
        isAt('beginning'),
        asks(begin, (step) => given(step, 'form')),
        keeps('failure', () => null),
      ),
    },
    'nothing can be changed or sent twice while the server is asked': locksAt('beginning', 'finding out'),
    'the game is launched once the session has begun': { when: answered(begin), holds: launches },
    'after a failure the server is asked whether a session runs': {
      when: failed(begin),
      holds: all(isAt('finding out'), asks(look), keepsWhy),
    },
    'a session that runs all the same launches the game, and the player is told why it is not the one that was set':
      {
        when: all(answered(look), runs),
        holds: all(
          launches,
          does('show why it did not begin', (step) => ({ failure: was(step, 'failure') })),
        ),
      },
    'a player without a session sees why, and can send the form again': {
      when: all(answered(look), not(runs)),
      holds: all(isAt('filling in'), leaves('failure'), isQuiet, can(begin)),
    },
    'where that is not known, the form can be sent again, too': {
      when: failed(look),
      holds: all(isAt('filling in'), leaves('failure'), isQuiet, can(begin)),
    },
  },
}
