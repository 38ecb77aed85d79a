import {
  all,
  answered,
  asks,
  atFirst,
  begins,
  failed,
  given,
  isAt,
  isQuiet,
  keeps,
  keepsWhy,
  leaves,
  not,
  on,
  staysThere,
  was,
  wasAt,
  within,
  type Invariant,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const ask = 'ask for the play'
const again = all(isAt('refreshing'), asks(ask))
const meanwhile = wasAt({ refreshing: 'asking once more' })
const begunIn = (play: unknown) => within(play, 'session', 'begunAt')
const runs: Test = (step) => begunIn(was(step, 'play')) !== undefined
const second = 1_000

const answer = (step: Step) => given(step, 'output')
const momentOf = (moment: unknown) => Date.parse(String(moment))
const answeredTime = (step: Step) =>
  Math.floor((momentOf(within(answer(step), 'now')) - momentOf(begunIn(answer(step)))) / second)
const goesOn: Test = (step) => runs(step) && begunIn(was(step, 'play')) === begunIn(answer(step))

/** Where no question is on its way. */
const idle: [string, string][] = [
  ['awaiting the balance', 'at first'],
  ['watching', 'after an answer'],
  ['out of touch', 'after a question without an answer'],
]
const asked = ([where, when]: [string, string]): [string, Invariant] => [
  `each question for the balance is followed by one for the play, ${when}`,
  { when: on('balance.asked', where), holds: again },
]

export const sessionBar: Oracle = {
  invariants: {
    'nothing is shown before the first answer, and the balance is asked for before the play': {
      when: atFirst,
      holds: all(
        isAt('awaiting the balance'),
        not(begins(ask)),
        begins('watch the balance'),
        begins('count the seconds'),
        keeps('play', () => null),
        keeps('elapsed', () => 0),
      ),
    },
    'the answer is what is shown, and no failure with it': {
      when: answered(ask),
      holds: all(
        keeps('play', answer),
        keeps('failure', () => null),
      ),
    },
    'outside of a session of play no time is shown': {
      when: (step) => answered(ask)(step) && begunIn(answer(step)) === undefined,
      holds: keeps('elapsed', () => 0),
    },
    "in a session that the page did not know, the time is that of the server's clock": {
      when: (step) => answered(ask)(step) && begunIn(answer(step)) !== undefined && !goesOn(step),
      holds: keeps('elapsed', answeredTime),
    },
    'within a session the time never goes back, and catches up with the server': {
      when: all(answered(ask), goesOn),
      holds: keeps('elapsed', (step) => Math.max(Number(was(step, 'elapsed')), answeredTime(step))),
    },
    'the time of a session goes on between two answers, and asks nothing': {
      when: all(on('time.passed'), runs),
      holds: all(
        keeps('elapsed', (step) => Number(was(step, 'elapsed')) + Number(given(step, 'seconds'))),
        leaves('play'),
        staysThere,
      ),
    },
    'outside of a session no time passes': {
      when: all(on('time.passed'), not(runs)),
      holds: all(
        keeps('elapsed', () => 0),
        staysThere,
      ),
    },
    ...Object.fromEntries(idle.map(asked)),
    'while a question is on its way no second one goes out': {
      when: on('balance.asked', 'refreshing'),
      holds: all(isAt({ refreshing: 'asking once more' }), isQuiet),
    },
    'an answer that may be old already is followed by another question': {
      when: all(answered(ask), meanwhile),
      holds: again,
    },
    'after an answer it is asked for no more until the balance is': {
      when: all(answered(ask), not(meanwhile)),
      holds: all(isAt('watching'), isQuiet),
    },
    'without an answer the figures of before stay, and are marked as older ones': {
      when: failed(ask),
      holds: all(isAt('out of touch'), keepsWhy, leaves('play'), leaves('elapsed')),
    },
  },
}
