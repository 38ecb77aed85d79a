import {
  paymentMachine,
  type FoundPayment,
  type PaymentForm,
  type Submitted,
} from '#machines/payment/payment.machine.ts'
import { after, done, failures, type FormFlow } from '../events.ts'
import { type Case } from 'statechart-walk'
import { fields, foundPayment, messageMethod, method, noAccount, numbered } from '../given.ts'

const found = (payment: Partial<FoundPayment> | null) =>
  done('ask what became of it', payment && { ...foundPayment, ...payment })
const given = (form: Partial<PaymentForm>) =>
  done('load the fields', { ...numbered, fields, unanswered: false, ...form } satisfies PaymentForm)
const answered = (answer: Partial<Submitted>) =>
  done('submit', { ...noAccount, message: 'Talebiniz alındı.', page: null, ...answer } satisfies Submitted)

const events: Case[] = [
  { type: 'submit', detail: { Amount: 100, WalletNo: '100200300' } },
  { type: 'continue to the payment' },
  { type: 'finish' },
  given({}),
  given({ fields: [] }),
  ...failures('load the fields'),
  answered({}),
  ...failures('submit'),
  after('close after the withdrawal', 'payment', 'withdrawn'),
  after('close on failure', 'payment', 'failed'),
]
const pageToPayAt = answered({ message: 'Ödeme sayfasında devam edin.', page: 'https://pay.example/1' })

/** A deposit that is paid on the provider's page. */
const outside: Case[] = [
  given({}),
  { type: 'submit', detail: { Amount: 100, WalletNo: '100200300' } },
  pageToPayAt,
  { type: 'continue to the payment' },
  { type: 'finish' },
  { type: 'try again' },
  { type: 'hub.notified' },
  { type: 'tab.hidden' },
  { type: 'tab.shown' },
  found({}),
  found({ outcome: 'paid', page: null }),
  found({ outcome: 'declined', page: null }),
  found({ outcome: 'merged', page: null }),
  ...failures('ask what became of it'),
  after('another look', 'payment', 'paying outside', 'waiting'),
]

const unanswered: Case[] = [
  given({ unanswered: true }),
  given({ unanswered: true, fields: [] }),
  { type: 'submit', detail: { Amount: 100, WalletNo: '100200300' } },
  found(null),
  found({}),
  found({ outcome: 'open', page: null }),
  found({ outcome: 'paid', page: null }),
  found({ outcome: 'declined', page: null }),
  ...failures('ask what became of it'),
  { type: 'try again' },
  after('close on failure', 'payment', 'failed'),
]

export const payment: FormFlow = {
  machine: paymentMachine,
  project: ({ context: { attempt, unanswered: missing, detail, fields: inForm } }) => [
    attempt > 1,
    missing,
    detail !== null,
    inForm.length > 0,
  ],
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
    {
      name: 'a deposit that is paid outside',
      input: { purpose: 'deposit', method, title: null },
      events: outside,
    },
    {
      name: 'a deposit whose answer never came',
      input: { purpose: 'deposit', method, title: null },
      events: unanswered,
    },
  ],
  form: {
    by: 'player',
    opens: { type: 'deposit by', method },
    ends: [done('payment')],
    events: [done('payment'), { type: 'withdraw by', method, title: 'Para çek' }],
  },
}
