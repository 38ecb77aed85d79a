import { given, type Oracle } from '../../invariants/invariant.ts'
import { sentForm } from '../../invariants/sent-form.ts'

export const changePassword: Oracle = {
  invariants: {
    ...sentForm({
      form: 'change password',
      intent: 'change the password',
      actor: 'change the password',
      from: 'filling in',
      busy: 'changing',
      to: 'changed',
      input: (step) => given(step, 'form'),
    }),
    'no password stays in memory, neither the old nor the new': {
      when: () => true,
      holds: ({ state }) => !JSON.stringify(state.context).includes('lale-'),
    },
  },
}
