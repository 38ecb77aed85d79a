import { fields, foundPayment, messageMethod, method, noAccount, numbered } from '#charts/flows/given.ts'
import { done, failed } from '#charts/flows/events.ts'
import { limitReached } from '#charts/flows/protection.given.ts'
import { PaymentView } from '#src/flows/payment/payment.view.tsx'
import { again, sightsOf } from './sight.ts'

const given = done('load the fields', { ...numbered, fields, unanswered: false })
const amount = { Tutar: 'ready', Azalt: 'ready', Artır: 'ready' } as const
const finish = { Kapat: { type: 'finish' } }
const submit = { type: 'submit', detail: { Amount: 100 } }
const outside = [
  given,
  submit,
  done('submit', { ...noAccount, message: '', page: 'https://pay.example/1' }),
  { type: 'continue to the payment' },
]
const found = (outcome: string) => done('ask what became of it', { ...foundPayment, outcome, page: null })
const forms = sightsOf(
  'payment',
  { purpose: 'deposit', method, title: null },
  (flow) => <PaymentView payment={flow} />,
  {
    'loading the fields': [[], { 'Form yükleniyor': 'busy' }],
    submitting: [
      [given, submit],
      { Tutar: 'disabled', Azalt: 'disabled', Artır: 'disabled', Gönder: 'busy' },
    ],
    told: [[given, submit, done('submit', { ...noAccount, message: 'Alındı.', page: null })], finish],
    outside: [outside, { 'Ödemeye devam et': { type: 'continue to the payment' }, ...finish }],
    paid: [
      [...outside, found('paid')],
      { 'Oyunlara git': { type: 'visit', path: '/casino/slot' }, ...finish },
    ],
    declined: [[...outside, found('declined')], { ...again, ...finish }],
    'stopped by a limit': [
      [given, submit, failed('submit', { kind: 'refused', message: 'Limit doldu.', limit: limitReached })],
      { ...amount, 'Bize Yazın': 'ready', Gönder: 'disabled' },
    ],
    'not filled in': [[given], { ...amount, Gönder: 'disabled' }],
    'filled in': [
      [given],
      { ...amount, Gönder: { type: 'submit', detail: { Amount: 100 } } },
      { Tutar: '100' },
    ],
  },
)

const messages = sightsOf(
  'payment',
  { purpose: 'deposit', method: messageMethod, title: null },
  (flow) => <PaymentView payment={flow} />,
  {
    'of a method that only has a text': [[], { 'Arama isteyin': { type: 'request a call' }, ...finish }],
  },
)

export const payments = [...forms, ...messages]
