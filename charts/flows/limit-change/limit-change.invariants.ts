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
  keeps,
  keepsWhy,
  leaves,
  not,
  on,
  saysWhy,
  waitsFor,
  was,
  why,
  within,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const load = 'load the limit'
const set = 'set the limit'
const confirm = 'confirm the raise'
const cancel = 'cancel the request'
const another = 'choose another amount'

const name = ({ start }: Step) => within(start.input, 'name')
const answer = (step: Step, ...keys: readonly string[]) => given(step, 'output', ...keys)
const takesIn = all(
  keeps('limit', (step) => answer(step, 'limit')),
  keeps('raiseWait', (step) => answer(step, 'raiseWait')),
)
const confirmable = (step: Step) => answer(step, 'limit', 'request', 'confirmable')
const isPlain: Test = (step) => confirmable(step) === undefined
const waits: Test = (step) => confirmable(step) === false
const isConfirmable: Test = (step) => confirmable(step) === true
/** A limit that is gone has no amount, as a request to remove it has none. */
const holdsWhatWasAsked: Test = (step) =>
  (answer(step, 'limit', 'amount') ?? null) === (within(was(step, 'limit'), 'request', 'amount') ?? null)
const isRefused: Test = (step) => why(step).kind === 'refused'
const tellsFailure = does('show the failure', (step) => ({ failure: why(step) }))
const canLower = can(another)
const forgetsFailure = keeps('failure', () => null)
const asksAgain = asks(load, name)

const looking = { waiting: 'looking' }
/** Milliseconds. */
const anotherLook = 60_000

export const limitChange: Oracle = {
  waits: { 'another look': anotherLook },
  silent: { [load]: 'while a request waits, the page keeps what it knew and asks again a minute later' },
  keepsFailure: [confirm, cancel, another],
  invariants: {
    'the page asks what holds as it opens': { when: atFirst, holds: all(isAt('loading'), asksAgain) },
    'a player without a request enters an amount': {
      when: all(answered(load, 'loading'), isPlain),
      holds: all(isAt('filling in'), takesIn, can(set)),
    },
    'only a limit that is there can be removed': {
      when: isAt('filling in'),
      holds: (step) => can('remove the limit')(step) === (step.state.context.limit !== null),
    },
    'a request that waits cannot be confirmed; it can be cancelled, and a lower limit can be set': {
      when: all(any(answered(load), answered(set)), waits),
      holds: all(isAt('waiting'), takesIn, not(can(confirm)), can(cancel), canLower),
    },
    'a request whose wait is over can be confirmed or cancelled, and a lower limit can be set': {
      when: all(any(answered(load), answered(set)), isConfirmable),
      holds: all(isAt('asking for the confirmation'), takesIn, can(confirm, cancel), canLower),
    },
    'while a request waits, the site watches whether its tab is seen': {
      when: (step) => isAt('waiting')(step) && step.before?.state.matches('waiting') !== true,
      holds: all(isAt({ waiting: 'resting' }), asks('watch the tab')),
    },
    'whether the request can be confirmed is asked again after a minute, and when the tab is seen again': {
      when: any(on('xstate.after.another look.limit change.waiting.resting'), on('tab.shown')),
      holds: all(isAt(looking), asksAgain, can(cancel), canLower),
    },
    'as long as it waits, the next question comes in a minute': {
      when: isAt({ waiting: 'resting' }),
      holds: all(waitsFor(anotherLook), can('tab.hidden')),
    },
    'a question without an answer leaves the page as it is, and is asked again later': {
      when: failed(load, looking),
      holds: all(isAt({ waiting: 'resting' }), leaves('limit'), leaves('failure')),
    },
    'in a hidden tab nothing is asked until it is shown': {
      when: isAt({ waiting: 'out of sight' }),
      holds: all(
        can('tab.shown'),
        ({ state, waits: begun }) => !(load in state.children) && begun.length === 0,
      ),
    },
    'a tab that is hidden is out of sight': {
      when: on('tab.hidden'),
      holds: isAt({ waiting: 'out of sight' }),
    },
    'a player is asked nothing else while a request is answered': {
      when: isAt('setting', 'confirming', 'cancelling'),
      holds: not(any(can(set), can('remove the limit'), can(confirm), can(cancel), can(another))),
    },
    'the amount that the player has entered is sent, for this limit alone': {
      when: on(set),
      holds: all(
        isAt('setting'),
        asks(set, (step) => given(step, 'form')),
        forgetsFailure,
        leaves('limit'),
      ),
    },
    'a removal is sent as no amount, for this limit alone': {
      when: on('remove the limit'),
      holds: all(
        isAt('setting'),
        asks(set, (step) => Object.assign({}, name(step), { amount: null })),
        forgetsFailure,
        leaves('limit'),
      ),
    },
    'a limit that holds at once is told': {
      when: all(answered(set), isPlain),
      holds: all(isAt('set'), takesIn, canLower),
    },
    'a limit whose answer never came, or cannot be read, may hold: the player is told why, and the server is asked':
      {
        when: all(failed(set), not(isRefused)),
        holds: all(isAt('loading'), asksAgain, leaves('limit'), tellsFailure),
      },
    'a player whose limit was refused is told why, and can send it again': {
      when: all(failed(set), isRefused),
      holds: all(isAt('filling in'), leaves('limit'), saysWhy, can(set)),
    },
    'another amount can be entered, and nothing has changed': {
      when: on(another),
      holds: all(isAt('filling in'), leaves('limit'), can(set)),
    },
    'nothing raises a limit but the confirmation, which is sent for this limit alone': {
      when: on(confirm),
      holds: all(isAt('confirming'), asks(confirm, name), leaves('limit')),
    },
    'the confirmed limit holds': {
      when: answered(confirm),
      holds: all(isAt('raised'), takesIn),
    },
    'a confirmation that was refused or got lost is looked into, and the player is told why': {
      when: failed(confirm),
      holds: all(isAt('finding out'), asksAgain, leaves('limit'), tellsFailure),
    },
    'a confirmation whose answer got lost holds if the server has it': {
      when: all(any(answered(load, 'finding out'), answered(load, looking)), isPlain, holdsWhatWasAsked),
      holds: all(isAt('raised'), takesIn),
    },
    'a request that came to nothing is told; the limit is as the server has it': {
      when: all(any(answered(load, 'finding out'), answered(load, looking)), isPlain, not(holdsWhatWasAsked)),
      holds: all(isAt('lapsed'), takesIn, canLower),
    },
    'a request is cancelled as soon as the player asks for it, for this limit alone': {
      when: on(cancel),
      holds: all(isAt('cancelling'), asks(cancel, name), leaves('limit')),
    },
    'a cancelled request is gone': {
      when: answered(cancel),
      holds: all(isAt('cancelled'), takesIn, canLower),
    },
    'where a request could not be cancelled, the player is told why, and the server is asked what holds': {
      when: failed(cancel),
      holds: all(isAt('finding out'), asksAgain, leaves('limit'), tellsFailure),
    },
    'a player whose limit does not come sees why and can ask again': {
      when: any(failed(load, 'loading'), failed(load, 'finding out')),
      holds: all(isAt('unavailable'), keepsWhy, can('try again')),
    },
    'what holds is asked for again, and the failure is gone': {
      when: on('try again'),
      holds: all(isAt('loading'), asksAgain, forgetsFailure),
    },
  },
}
