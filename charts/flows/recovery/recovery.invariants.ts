import { all, isAt, isOver, keeps, on, type Oracle } from '../../invariants/invariant.ts'
import { sentForm } from '../../invariants/sent-form.ts'

const nothing = () => null
const username = 'ayse70'
const code = '12345678'
const newPassword = { password: 'lale-2026', password2: 'lale-2026' }

export const recovery: Oracle = {
  waits: { 'login wait': 1_000 },
  invariants: {
    ...sentForm({
      form: 'recovery',
      intent: 'send the code',
      actor: 'send the code',
      from: 'asking for the username',
      busy: 'sending the code',
      to: 'asking for the code',
      input: () => ({ username }),
    }),
    ...sentForm({
      form: 'recovery',
      intent: 'check the code',
      actor: 'check the code',
      from: 'asking for the code',
      busy: 'checking the code',
      to: 'asking for a new password',
      input: () => ({ username, code }),
    }),
    ...sentForm({
      form: 'recovery',
      intent: 'change the password',
      actor: 'change the password',
      from: 'asking for a new password',
      busy: 'changing the password',
      to: 'done',
      input: () => ({ username, code, ...newPassword }),
    }),
    'after the success the login takes its place': {
      when: on('xstate.after.login wait.recovery.done'),
      holds: isOver,
    },
    'somebody who goes back is asked for the username, and nothing of before is left': {
      when: on('go back', 'asking for the code'),
      holds: all(
        isAt('asking for the username'),
        keeps('failure', nothing),
        keeps('code', () => ''),
      ),
    },
    'the code can be begun again with': {
      when: on('begin again', 'asking for the code'),
      holds: all(
        isAt('asking for the username'),
        keeps('failure', nothing),
        keeps('code', () => ''),
      ),
    },
    'the new password can be begun again with': {
      when: on('begin again', 'asking for a new password'),
      holds: all(
        isAt('asking for the username'),
        keeps('failure', nothing),
        keeps('code', () => ''),
      ),
    },
    'the code is forgotten once the password is changed': {
      when: on('xstate.done.actor.change the password'),
      holds: keeps('code', () => ''),
    },
  },
}
