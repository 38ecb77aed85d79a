import { answered, given, isOver, type Oracle } from '../../invariants/invariant.ts'
import { sentForm } from '../../invariants/sent-form.ts'

export const login: Oracle = {
  invariants: {
    ...sentForm({
      form: 'login',
      intent: 'log in',
      actor: 'log in',
      from: 'filling in',
      busy: 'logging in',
      to: 'logged in',
      input: (step) => given(step, 'form'),
    }),
    'the login ends with the session of the server': {
      when: answered('log in'),
      holds: (step) => isOver(step) && step.state.output?.session === given(step, 'output', 'session'),
    },
  },
}
