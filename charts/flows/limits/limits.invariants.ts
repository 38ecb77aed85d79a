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
  isQuiet,
  keeps,
  keepsWhy,
  leaves,
  on,
  why,
  type Oracle,
  type Test,
} from '../../invariants/invariant.ts'

const load = 'load the limits'
const keep = 'keep the limits'
const isDue: Test = (step) => given(step, 'output', 'reviewDue') === true
const keepsAnswer = keeps('standing', (step) => given(step, 'output'))

export const limits: Oracle = {
  invariants: {
    'the page asks for the limits as it opens': { when: atFirst, holds: all(isAt('loading'), asks(load)) },
    'limits that were reviewed lately are shown without a request to review them': {
      when: all(answered(load), (step) => !isDue(step)),
      holds: all(isAt('showing'), keepsAnswer, isQuiet),
    },
    'limits that were not looked at for months are shown with the question whether they still fit': {
      when: all(answered(load), isDue),
      holds: all(isAt('reviewing'), keepsAnswer, can(keep), isQuiet),
    },
    'a player whose limits do not come sees why and can ask again': {
      when: failed(load),
      holds: all(isAt('unavailable'), keepsWhy, can('try again')),
    },
    'the limits are asked for again, and the failure is gone': {
      when: on('try again'),
      holds: all(
        isAt('loading'),
        asks(load),
        keeps('failure', () => null),
      ),
    },
    'the server notes the review once the player asks for it, and the limits stay in sight': {
      when: on(keep),
      holds: all(isAt('keeping the limits'), asks(keep), leaves('standing')),
    },
    'the question is gone once the server has noted the review; no limit has changed': {
      when: answered(keep),
      holds: all(isAt('showing'), leaves('standing'), isQuiet),
    },
    'a review that was not noted can be noted again; the player is told why': {
      when: failed(keep),
      holds: all(
        isAt('reviewing'),
        can(keep),
        leaves('standing'),
        does('show the failure', (step) => ({ failure: why(step) })),
      ),
    },
  },
}
