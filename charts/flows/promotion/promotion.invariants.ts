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

const offered = (step: Step) => given(step, 'output', 'promotion')
const asksForIt = all(
  isAt('loading'),
  asks('load the promotion', () => ({ id: 1 })),
)

export const promotion: Oracle = {
  invariants: {
    'the address says which promotion is asked for': {
      when: ({ event }) => event === null,
      holds: asksForIt,
    },
    'somebody reads the promotion that the server sends': {
      when: all(answered('load the promotion'), (step) => offered(step) !== null),
      holds: all(isAt('shown'), keeps('promotion', offered)),
    },
    'somebody who comes too late is told that it is no longer offered': {
      when: all(answered('load the promotion'), (step) => offered(step) === null),
      holds: all(
        isAt('no longer offered'),
        keeps('promotion', () => null),
      ),
    },
    'somebody whose promotion does not come sees why and can ask again': {
      when: failed('load the promotion'),
      holds: all(isAt('missing'), keepsWhy, can('try again')),
    },
    'the same promotion is asked for again': {
      when: on('try again'),
      holds: asksForIt,
    },
  },
}
