import {
  all,
  answered,
  asks,
  failed,
  given,
  isAt,
  keeps,
  can,
  on,
  keepsWhy,
  type Oracle,
  type Step,
} from '../../invariants/invariant.ts'

const answer = (step: Step) => given(step, 'output')
const isNothing = (step: Step) => JSON.stringify(answer(step)) === '[]'

export const bonuses: Oracle = {
  invariants: {
    'the page asks for the bonuses as it opens': {
      when: ({ event }) => event === null,
      holds: all(isAt('loading'), asks('load the bonuses')),
    },
    'the player sees the bonuses in the order of the server': {
      when: all(answered('load the bonuses'), (step) => !isNothing(step)),
      holds: all(isAt('list'), keeps('list', answer)),
    },
    'a player without any bonus is told that there is none': {
      when: all(answered('load the bonuses'), isNothing),
      holds: all(
        isAt('nothing found'),
        keeps('list', () => []),
      ),
    },
    'a player whose bonuses do not come sees why and can ask again': {
      when: failed('load the bonuses'),
      holds: all(isAt('unavailable'), keepsWhy, can('try again')),
    },
    'the bonuses are asked for again, and the failure is gone': {
      when: on('try again'),
      holds: all(
        isAt('loading'),
        asks('load the bonuses'),
        keeps('failure', () => null),
      ),
    },
  },
}
