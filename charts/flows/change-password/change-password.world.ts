import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts'
import { done, failures, type FormFlow } from '../events.ts'

const form = { oldPassword: 'lale-1970', password: 'lale-2026', confirmPassword: 'lale-2026' }

export const changePassword: FormFlow = {
  machine: changePasswordMachine,
  project: () => null,
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'change the password', form },
        done('change the password', { message: 'Şifreniz değiştirildi.' }),
        ...failures('change the password'),
      ],
    },
  ],
  form: { by: 'player', opens: null, ends: [], events: [] },
}
