import {
  all,
  any,
  answered,
  asks,
  begins,
  can,
  does,
  failed,
  given,
  isAt,
  isOver,
  keeps,
  leaves,
  locksAt,
  not,
  on,
  saysWhy,
  tellsSite,
  waitsFor,
  was,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'
import { asksForOutcome, found, paidOutside } from './paid-outside.invariants.ts'

const purposeOf = ({ start: { name } }: Step) => (name.startsWith('a withdrawal') ? 'withdraw' : 'deposit')
/** Every method here has the id 7, but for the one that is a message. */
const numberBefore = (step: Step) => ({
  purpose: purposeOf(step),
  id: 7,
  formId: was(step, 'formId'),
  attempt: was(step, 'attempt'),
})
const canSubmit = can('submit')
const sameNumber = leaves('attempt')
const newNumber: Test = all(
  keeps('attempt', (step) => Number(was(step, 'attempt')) + 1),
  leaves('formId'),
  keeps('unanswered', () => false),
)
const comesEmpty: Test = (step) => JSON.stringify(given(step, 'output', 'fields')) === '[]'
const comesUnanswered: Test = (step) => given(step, 'output', 'unanswered') === true
const hasFields: Test = ({ state }) => state.context.fields.length > 0
const saysNoData = all(does('show that no data was found'), waitsFor(100), isAt('failed'))
const isFound: Test = (step) => answered(found)(step) && given(step, 'output') !== null
const isMissing: Test = (step) =>
  answered(found, 'finding the payment')(step) && given(step, 'output') === null
const isRefused: Test = (step) => failed('submit')(step) && given(step, 'error', 'kind') === 'refused'
const dropsNumber = does('drop the kept number', numberBefore)
const showsMessage = does('show the success', (step) => ({ message: given(step, 'output', 'message') }))
const keepsAnswer = (...keys: readonly string[]): Test =>
  all(
    keeps('unanswered', () => false),
    ...keys.map((key) => keeps(key, (step) => given(step, 'output', key))),
  )

/** Where the player is led by what became of the payment. */
const leads = (step: Step) => {
  const outcome = given(step, 'output', 'outcome')
  if (outcome === 'paid') return isAt('paid')
  if (outcome === 'declined') return isAt('declined')
  if (outcome !== 'open') return isAt('told')
  if (step.before?.state.matches('paying outside')) return isAt({ 'paying outside': 'waiting' })
  return isAt(given(step, 'output', 'page') === null ? 'told' : 'paying outside')
}

export const payment: Oracle = {
  waits: { 'close on failure': 100, 'close after the withdrawal': 500, 'another look': 5_000 },
  silent: { [found]: 'while it is paid outside, the question is simply asked again 5 s later' },
  invariants: {
    'nothing can be typed or sent again while a payment is sent or looked for': locksAt(
      'submitting',
      'finding the payment',
    ),
    'a method that is only a message shows its words, and the server is asked nothing': {
      when: ({ event, start }) => event === null && start.name === 'a deposit by a message',
      holds: all(
        isAt('told'),
        keeps('message', () => 'Lütfen bizi arayın.'),
        ({ begun }) => begun.length === 0,
      ),
    },
    'any other method asks the server for its form': {
      when: ({ event, start }) => event === null && start.name !== 'a deposit by a message',
      holds: asks('load the fields', (step) => ({ purpose: purposeOf(step), id: 7 })),
    },
    'a form that does not come says why, and the dialog closes 100 ms later': {
      when: failed('load the fields'),
      holds: all(saysWhy, waitsFor(100), isAt('failed')),
    },
    'an empty form says that no data was found, and the dialog closes 100 ms later': {
      when: (step) => answered('load the fields')(step) && comesEmpty(step) && !comesUnanswered(step),
      holds: saysNoData,
    },
    'a form that comes is shown; where an answer is missing, what became of that payment is asked first, whatever the form holds':
      {
        when: (step) => answered('load the fields')(step) && (!comesEmpty(step) || comesUnanswered(step)),
        holds: all(
          ...['fields', 'formId', 'attempt', 'unanswered'].map((key) =>
            keeps(key, (step) => given(step, 'output', key)),
          ),
          (step) => (comesUnanswered(step) ? asksForOutcome : canSubmit)(step),
        ),
      },
    'what was entered is sent, unless an answer is missing: then what became of that payment is asked': {
      when: on('submit'),
      holds: all(
        keeps('detail', (step) => given(step, 'detail')),
        sameNumber,
        (step) => (was(step, 'unanswered') === true ? asksForOutcome : begins('submit'))(step),
      ),
    },
    'a payment is sent with what was entered, under a number that survives a reload': {
      when: begins('submit'),
      holds: all(
        asks('submit', (step) => ({ ...numberBefore(step), detail: step.state.context.detail })),
        does('keep the number beyond a reload', numberBefore),
        keeps('unanswered', () => true),
      ),
    },
    'no payment is sent while the server may have one of this form already': {
      when: begins('submit'),
      holds: (step) => was(step, 'unanswered') === false || isMissing(step),
    },
    'a payment that never arrived is sent again under the same number, once it is entered': {
      when: all(isMissing, hasFields),
      holds: all(sameNumber, (step) => (was(step, 'detail') === null ? canSubmit : begins('submit'))(step)),
    },
    'if it never arrived and the form is empty, the player reads that no data was found': {
      when: all(isMissing, not(hasFields)),
      holds: all(saysNoData, sameNumber),
    },
    'the player sees what became of the payment': {
      when: isFound,
      holds: all(
        (step) => leads(step)(step),
        keepsAnswer('message', 'reference', 'account', 'amount', 'balance'),
        keeps('page', (step) => given(step, 'output', 'page') ?? was(step, 'page')),
      ),
    },
    'the number is forgotten as soon as the answer is known, and not before': {
      when: ({ before }) => before?.state.hasTag('busy') === true,
      holds: (step) =>
        answered('submit')(step) || isRefused(step) || isFound(step)
          ? dropsNumber(step)
          : step.effects.every(({ type }) => type !== 'drop the kept number'),
    },
    'the site knows that a payment is sent or looked for': {
      when: (step) => begins('submit')(step) || (begins(found)(step) && isAt('finding the payment')(step)),
      holds: tellsSite('payment.sent'),
    },
    'the site hears that it is answered': {
      when: (step) =>
        ['finding the payment', 'submitting'].some((place) =>
          [found, 'submit'].some((actor) => answered(actor, place)(step) || failed(actor, place)(step)),
        ),
      holds: tellsSite('payment.answered'),
    },
    'a withdrawal shows its message, and the dialog closes 500 ms later': {
      when: (step) => answered('submit')(step) && purposeOf(step) === 'withdraw',
      holds: all(isAt('withdrawn'), showsMessage, keepsAnswer('message', 'reference'), waitsFor(500)),
    },
    'a deposit that is answered with an address opens it and shows the message': {
      when: (step) => answered('submit')(step) && given(step, 'output', 'page') !== null,
      holds: all(
        isAt('paying outside'),
        does('open the payment page', (step) => ({ page: given(step, 'output', 'page') })),
        showsMessage,
        keepsAnswer('page', 'message', 'reference'),
      ),
    },
    "a deposit with any other answer shows the server's message, in its dialog and as a toast": {
      when: (step) =>
        answered('submit')(step) && purposeOf(step) === 'deposit' && given(step, 'output', 'page') === null,
      holds: all(isAt('told'), showsMessage, keepsAnswer('message', 'reference', 'account', 'page')),
    },
    'a failure leads back to the form, and says why': {
      when: all(any(failed('submit'), failed(found, 'finding the payment')), hasFields),
      holds: all(canSubmit, saysWhy),
    },
    'a lost payment that cannot be looked for now is looked for at the next opening, if there is no form to wait in':
      {
        when: all(failed(found, 'finding the payment'), not(hasFields)),
        holds: all(isAt('failed'), waitsFor(100), saysWhy, sameNumber, leaves('unanswered')),
      },
    'a refused payment may be corrected, as a new one; any other failure keeps the number': {
      when: failed('submit'),
      holds: (step) =>
        isRefused(step)
          ? newNumber(step)
          : all(
              sameNumber,
              keeps('unanswered', () => true),
            )(step),
    },
    ...paidOutside,
    'a declined deposit can be tried again, as a new one in the same form': {
      when: all(on('try again'), hasFields),
      holds: all(canSubmit, newNumber, leaves('fields')),
    },
    'a declined deposit whose form is empty cannot be entered again: no data was found': {
      when: all(on('try again'), not(hasFields)),
      holds: saysNoData,
    },
    'a player who has read the outcome, or pays outside, can close the dialog': {
      when: isAt('told', 'paid', 'declined', 'paying outside'),
      holds: can('finish'),
    },
    'the dialog closes when the player wants it, or when its wait is over': {
      when: (step) =>
        [
          'finish',
          'xstate.after.close on failure.payment.failed',
          'xstate.after.close after the withdrawal.payment.withdrawn',
        ].some((type) => on(type)(step)),
      holds: isOver,
    },
  },
}
