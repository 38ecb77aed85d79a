import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { after, done, failures, type Case, type Flow } from '../flow.ts'
import { fields, messageMethod, method } from '../given.ts'

const events: Case[] = [
  { type: 'submit', detail: { Amount: 100 } },
  { type: 'continue to the payment' },
  { type: 'finish' },
  done('load the fields', { formId: 'form-1', fields }),
  done('load the fields', { formId: 'form-1', fields: [] }),
  ...failures('load the fields'),
  done('submit', { message: 'Talebiniz alındı.', page: null }),
  ...failures('submit'),
  after('close after the withdrawal', 'payment', 'withdrawn'),
  after('close on failure', 'payment', 'failed'),
]
const pageToPayAt = done('submit', { message: 'Ödeme sayfasında devam edin.', page: 'https://pay.example/1' })

export const payment: Flow = {
  machine: paymentMachine,
  project: ({ context }) => context.attempt > 1,
  starts: [
    {
      name: 'a deposit by a form',
      input: { purpose: 'deposit', method, title: null },
      events: [...events, pageToPayAt],
    },
    { name: 'a withdrawal by a form', input: { purpose: 'withdraw', method, title: 'Para çek' }, events },
    {
      name: 'a deposit by a message',
      input: { purpose: 'deposit', method: messageMethod, title: null },
      events,
    },
  ],
}
