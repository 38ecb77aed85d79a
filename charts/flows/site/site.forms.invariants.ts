import { dialogForms, isPageForm, pageForms, shownForms, type ShownForm } from '#machines/sent-form.ts'
import {
  all,
  answered,
  any,
  asks,
  failed,
  given,
  isAt,
  leavesAlone,
  not,
  on,
  tells,
  was,
  wasAt,
  type Invariants,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'
import { dialog, isActive, isEnding, isHere, isLost, signedOut, tab, wasDialog, wasHere } from './site.who.ts'

type OfForm = (form: ShownForm) => Test

/** Of whichever forms it speaks, the other must be true. */
const each = (when: OfForm, holds: OfForm, forms: readonly ShownForm[] = shownForms) => ({
  when: (step: Step) => forms.some((form) => when(form)(step)),
  holds: (step: Step) => forms.every((form) => !when(form)(step) || holds(form)(step)),
})
const both =
  (...tests: readonly OfForm[]): OfForm =>
  (form) =>
    all(...tests.map((test) => test(form)))
const none =
  (test: OfForm): OfForm =>
  (form) =>
    not(test(form))
const whichever =
  (test: Test): OfForm =>
  () =>
    test

const runs: OfForm =
  (form) =>
  ({ state }) =>
    form in state.children
const ran: OfForm =
  (form) =>
  ({ before }) =>
    before !== null && form in before.state.children
const begins: OfForm =
  (form) =>
  ({ begun }) =>
    begun.some(({ actor }) => actor === form)
const underWay = (form: ShownForm) => ({ forms: { [form]: { running: 'under way' } } })
const isUnderWay: OfForm = (form) => isAt(underWay(form))
const wasUnderWay: OfForm = (form) => wasAt(underWay(form))

const dialogsOf = (form: ShownForm) => (form === 'payment' ? ['deposit', 'withdraw'] : [form])
const isShown: OfForm = (form) => dialog(...dialogsOf(form))
const wasShown: OfForm = (form) => wasDialog(...dialogsOf(form))
const isLeft: OfForm = (form) => any(on(`${form}.left`), all(wasShown(form), not(isShown(form))))
const isOpened: OfForm = (form) => any(on(`${form}.opened`), all(isShown(form), not(wasShown(form))))

/** The registration sends the forms of its steps, too. */
const partsOf = (form: ShownForm) =>
  form === 'registration' ? [form, 'phone verification', 'trial bonus'] : [form]
const hears =
  (fact: string): OfForm =>
  (form) =>
    any(...partsOf(form).map((part) => on(`${part}.${fact}`)))
const isOver: OfForm = (form) => any(answered(form), failed(form))

const ofVisitors: readonly ShownForm[] = ['login', 'recovery']
/** Somebody else is here. */
const isAnother: OfForm = (form) => {
  const arrives = all(not(wasHere), isHere)
  if (ofVisitors.includes(form)) return arrives
  return form === 'registration' ? any(isLost, tab.arrived) : isLost
}
const isVerified = dialog({ 'phone verification': 'verified' })
const isLeaving = isAt({ session: 'signing out' }, { session: 'leaving' })
const samePayment: Test = (step) =>
  JSON.stringify(was(step, 'running')) === JSON.stringify(step.state.context.paying)

/** Each form from its opening until it is left, and until its answer where it was sent. */
export const forms: Invariants = {
  'the site knows which forms there are, and which are over': {
    when: isActive,
    holds: (step) =>
      shownForms.every((form) => runs(form)(step) === isAt({ forms: { [form]: 'running' } })(step)),
  },
  'a form that is shown can be filled in': each(
    both(isShown, whichever(not(any(isVerified, isLeaving)))),
    runs,
    dialogForms,
  ),
  'a form on a page can be filled in': each((form) => all(isHere, on(`${form}.opened`)), runs, pageForms),
  'a form that is opened anew begins anew, unless its answer is awaited or shown': each(
    both(
      isOpened,
      none(wasUnderWay),
      (form) => (form === 'payment' ? not(samePayment) : not(ran(form))),
      whichever(not(isLeaving)),
      (form) => (isPageForm(form) ? isHere : () => true),
    ),
    begins,
  ),
  'a form that is left before it is sent is over': each(
    both(ran, none(wasUnderWay), isLeft, none(isOver)),
    none(runs),
  ),
  'the site waits for a form that is sent': each(both(ran, hears('sent')), isUnderWay),
  'a form that is sent is waited for, whatever is opened or closed meanwhile, and is not begun anew': each(
    both(
      wasUnderWay,
      none(hears('answered')),
      none(isOver),
      none(isAnother),
      whichever(not(any(signedOut, isEnding))),
    ),
    both(isUnderWay, none(begins)),
  ),
  'a form that is answered is waited for no more, and can be filled in again': each(
    both(wasUnderWay, hears('answered')),
    both(none(isUnderWay), runs),
  ),
  'a form that has reached its end is over': each(isOver, none(runs)),
  'the dialog of a form that has reached its end is closed': each(
    both(wasShown, isOver, whichever(not(wasDialog('phone verification')))),
    none(isShown),
    dialogForms,
  ),
  'a dialog whose form breaks is closed': each(both(wasShown, failed), whichever(dialog('none'))),
  'a form on a page that breaks leaves what else is open as it is': each(
    failed,
    whichever(leavesAlone('dialog', 'game')),
    pageForms,
  ),
  'a dialog whose form comes to its end gives way to the page': each(
    both(wasShown, answered),
    whichever(dialog('none')),
    ['payment', 'call request'],
  ),
  'no form is left for somebody else': each(isAnother, none(runs)),
  'a logout ends each form of the player': {
    when: signedOut,
    holds: (step) => shownForms.every((form) => !runs(form)(step)),
  },
  'the answer to a payment that was left is shown when the same payment is opened again': {
    when: all(isOpened('payment'), ran('payment'), not(wasUnderWay('payment')), samePayment),
    holds: not(begins('payment')),
  },
  'a payment is told that the hub has news': {
    when: all(on('hub.notified'), ran('payment')),
    holds: tells('payment', 'hub.notified'),
  },
  'the payment is the one that was chosen': {
    when: begins('payment'),
    holds: asks('payment', ({ state }) => state.context.paying),
  },
  'a registration knows the trial bonus': {
    when: begins('registration'),
    holds: asks('registration', ({ state }) => ({ trialBonus: state.context.trialBonus })),
  },
  'the form for a call knows the phone of a player': {
    when: all(begins('call request'), isHere),
    holds: asks('call request', ({ state }) => ({ from: 'player', phone: state.context.session.phone })),
  },
  'the form for a call asks a visitor for the phone': {
    when: all(begins('call request'), not(isHere)),
    holds: asks('call request', () => ({ from: 'visitor', phone: '' })),
  },
  'the phone of the account is the one to be verified': {
    when: begins('phone verification'),
    holds: asks('phone verification', ({ state: { context } }) => ({
      phone: context.session.phone,
      standing: context.session.smsVerified === true ? 'verified' : 'not verified',
    })),
  },
  'a bonus that was chosen elsewhere is chosen in the form': {
    when: all(isHere, on('claim bonus.opened')),
    holds: any(
      asks('claim bonus', (step) => ({ chosen: given(step, 'bonus') ?? null })),
      ran('claim bonus'),
    ),
  },
}
