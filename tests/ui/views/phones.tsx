import { session } from '#charts/flows/given.ts'
import { done, failed, refused } from '#charts/flows/events.ts'
import { PhoneVerification } from '#src/flows/phone-verification/phone-verification.view.tsx'
import { sightsOf } from './sight.ts'

const none = done('recall the sent code', null)
const update = { type: 'update the number' }
const send = { type: 'send the code' }
const sent = (secondsLeft: number) => done('send the code', { message: 'Gönderildi.', secondsLeft })
const other = { type: 'send the code to another number', phone: session.phone }
const verify = { type: 'verify', code: '123456' }
const resend = { type: 'send the code again' }

const known = 'Kodu Gönder'
const number = 'Numarayı Güncelle'
const phone = 'Telefon'
const back = 'Vazgeç'
const submit = 'Gönder'
const code = 'SMS kodu'
const check = 'Doğrula'
const again = 'Kodu Yeniden Gönder'
const change = 'Telefon Numarasını Değiştir'
const changing = { [change]: { type: 'change the phone' } }
const typed = { [code]: '123456' }

export const phones = sightsOf(
  'phone verification',
  { phone: session.phone, standing: 'not verified' },
  (flow) => <PhoneVerification verification={flow} submitNumber={submit} verified="" />,
  {
    'recalling the sent code': [[], {}],
    'not verified': [[none], { [known]: send, [number]: update }],
    'sending the code': [[none, send], { [known]: 'busy', [number]: 'disabled' }],
    'updating the number': [
      [none, update],
      { [phone]: 'ready', [submit]: other, [back]: { type: 'keep the number' } },
    ],
    'sending to another number': [
      [none, update, other],
      { [phone]: 'disabled', [submit]: 'busy', [back]: 'disabled' },
    ],
    'counting down': [[none, send, sent(60)], { [code]: 'ready', [check]: 'disabled', ...changing }],
    'with a code that may be sent again': [
      [none, send, sent(0)],
      { [code]: 'ready', [check]: verify, [again]: resend, ...changing },
      typed,
    ],
    verifying: [
      [none, send, sent(0), verify],
      { [code]: 'disabled', [check]: 'busy', [again]: 'disabled', [change]: 'disabled' },
    ],
    'sending again': [
      [none, send, sent(0), resend],
      { [code]: 'ready', [check]: 'disabled', [again]: 'busy', [change]: 'disabled' },
      typed,
    ],
    refused: [
      [none, send, sent(60), verify, failed('verify the code', refused)],
      { [code]: 'ready', [check]: 'disabled', ...changing },
    ],
    verified: [[none, send, sent(60), verify, done('verify the code', { message: 'Doğrulandı.' })], {}],
  },
)
