import { callRequestMachine } from '#machines/call-request/call-request.machine.ts'
import { done, failures, type FormFlow } from '../events.ts'
import { session } from '../given.ts'

const events = [
  { type: 'save the request', form: { phone: session.phone, message: 'Yarın saat üçte.' } },
  done('save the request', { message: 'Sizi arayacağız.' }),
  ...failures('save the request'),
]

export const callRequest: FormFlow = {
  machine: callRequestMachine,
  project: () => null,
  starts: [
    { name: 'a player', input: { from: 'player', phone: session.phone }, events },
    { name: 'a visitor', input: { from: 'visitor', phone: '' }, events },
  ],
  form: {
    by: 'player',
    opens: { type: 'request a call' },
    ends: [done('call request')],
    events: [
      done('call request'),
      { type: 'log out' },
      done('sign out'),
      { type: 'storage.changed', session: null },
    ],
  },
}
