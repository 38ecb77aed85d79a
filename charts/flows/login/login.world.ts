import { loginMachine } from '#machines/login/login.machine.ts'
import { done, failures, type FormFlow } from '../events.ts'
import { session } from '../given.ts'

const ends = [done('login', { session })]

export const login: FormFlow = {
  machine: loginMachine,
  project: () => null,
  starts: [
    {
      name: 'a visitor',
      events: [
        { type: 'log in', form: { username: 'ayse70', password: 'lale-1970' } },
        done('log in', { session, message: 'Hoş geldiniz.' }),
        ...failures('log in'),
      ],
    },
  ],
  form: { by: 'visitor', opens: { type: 'log in' }, ends, events: ends },
}
