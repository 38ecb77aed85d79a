import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'
import { after, done, failures, type FormFlow } from '../events.ts'

export const recovery: FormFlow = {
  machine: recoveryMachine,
  project: () => null,
  starts: [
    {
      name: 'a visitor',
      events: [
        { type: 'send the code', username: 'ayse70' },
        { type: 'check the code', code: '12345678' },
        { type: 'change the password', form: { password: 'lale-2026', password2: 'lale-2026' } },
        { type: 'go back' },
        { type: 'begin again' },
        done('send the code', { message: 'Kod gönderildi.' }),
        ...failures('send the code'),
        done('check the code', { message: '' }),
        ...failures('check the code'),
        done('change the password', { message: 'Şifreniz değiştirildi.' }),
        ...failures('change the password'),
        after('login wait', 'recovery', 'done'),
      ],
    },
  ],
  form: {
    by: 'visitor',
    opens: { type: 'recover the password' },
    ends: [done('recovery')],
    events: [done('recovery'), { type: 'log in' }],
  },
}
