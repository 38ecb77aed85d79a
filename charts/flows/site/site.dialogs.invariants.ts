import {
  all,
  answered,
  any,
  asks,
  does,
  failed,
  given,
  isAt,
  isTaken,
  keeps,
  leavesAlone,
  not,
  on,
  wasAt,
  type Invariants,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'
import { dialog, isHere, wasDialog, wasHere } from './site.who.ts'

const isUnfinished = wasAt({ forms: { registration: 'running' } })

/** What each button opens, for whom. */
const opens: readonly (readonly [intent: string, who: Test, dialog: string])[] = [
  ['log in', not(wasHere), 'login'],
  ['sign up', not(wasHere), 'registration'],
  ['recover the password', not(wasHere), 'recovery'],
  ['verify the phone', all(not(wasHere), not(isUnfinished)), 'login'],
  ['verify the phone', isUnfinished, 'registration'],
  ['verify the phone', all(wasHere, not(isUnfinished)), 'phone verification'],
  ['request a call', () => true, 'call request'],
  ['read the promotion', () => true, 'promotion'],
  ['deposit over the game', wasHere, 'deposit methods'],
  ['deposit by', wasHere, 'deposit'],
  ['withdraw by', wasHere, 'withdraw'],
]
const isOfSignedOut: Test = ({ event }) =>
  ['log in', 'sign up', 'recover the password'].includes(event?.type ?? '')

const paying = (purpose: string, title: (step: Step) => unknown): Test =>
  keeps('paying', (step) => ({ purpose, method: given(step, 'method'), title: title(step) }))

/** One dialog at a time: what opens it and what closes it. */
export const dialogs: Invariants = {
  ...Object.fromEntries(
    opens.map(([intent, who, name]) => [
      `"${intent}" opens the dialog: ${name}`,
      { when: all(on(intent), who), holds: dialog(name) },
    ]),
  ),
  'a dialog of players is open for a player only': {
    when: dialog('deposit', 'withdraw', 'phone verification', 'deposit methods'),
    holds: isHere,
  },
  'nobody who is here is asked to log in or to recover a password': {
    when: dialog('login', 'recovery'),
    holds: not(isHere),
  },
  'nobody who is here signs up': { when: all(isOfSignedOut, isTaken), holds: not(wasHere) },
  'whatever is open, closing closes the dialog': { when: on('close'), holds: dialog('none') },
  'a new player goes on with the phone, unless something else is open': {
    when: all(
      on('session.established', { session: 'visitor' }),
      wasDialog('none', 'login', 'recovery', 'registration'),
    ),
    holds: dialog('registration'),
  },
  'a password that is recovered leads to the login': {
    when: all(answered('recovery'), wasDialog('recovery')),
    holds: dialog('login'),
  },
  'the payment that was chosen is the one that is filled in': {
    when: any(on('deposit by'), on('withdraw by')),
    holds: (step) =>
      paying(
        step.event?.type === 'deposit by' ? 'deposit' : 'withdraw',
        () => given(step, 'title') ?? null,
      )(step),
  },
  'a phone that is verified is congratulated, until the dialog is closed': {
    when: all(answered('phone verification'), wasDialog('phone verification')),
    holds: dialog({ 'phone verification': 'verified' }),
  },
  'the ways to deposit are asked for when the dialog over the game opens': {
    when: on('deposit over the game'),
    holds: all(asks('load the deposit methods'), leavesAlone('game')),
  },
  'the ways to deposit are offered as the server names them': {
    when: answered('load the deposit methods'),
    holds: all(
      dialog({ 'deposit methods': 'offered' }),
      keeps('depositMethods', (step) => given(step, 'output')),
    ),
  },
  'a player sees that the ways to deposit have not come, and can ask again': {
    when: failed('load the deposit methods'),
    holds: all(dialog({ 'deposit methods': 'missing' }), ({ state }) => state.can({ type: 'try again' })),
  },
  'a player who asks again for the ways to deposit is answered again': {
    when: on('try again'),
    holds: asks('load the deposit methods'),
  },
  'the promotion that is opened is the one that is read': {
    when: on('read the promotion'),
    holds: asks('promotion', (step) => ({ id: given(step, 'id') })),
  },
  'the address names the promotion as long as it is read, and no longer': {
    when: wasDialog('promotion'),
    holds: (step) =>
      (step.event?.type === 'read the promotion' || not(dialog('promotion'))(step)) ===
      does('take the promotion out of the address')(step),
  },
  'a promotion that cannot be shown is closed': { when: failed('promotion'), holds: dialog('none') },
  'another page closes the promotion': {
    when: all(on('navigation.arrived'), wasDialog('promotion')),
    holds: dialog('none'),
  },
  'the way back closes the dialog, and nothing that lies below': {
    when: all(on('go back'), not(wasDialog('none'))),
    holds: all(dialog('none'), leavesAlone('game', 'menus', 'chat')),
  },
  'the way back closes the chat where no dialog is open': {
    when: all(on('go back'), wasDialog('none'), wasAt({ chat: { offered: 'wanted' } })),
    holds: all(isAt({ chat: { offered: 'closed' } }), leavesAlone('game', 'menus')),
  },
}
