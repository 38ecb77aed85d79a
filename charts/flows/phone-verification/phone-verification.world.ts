import { phoneVerificationMachine } from '#machines/phone-verification/phone-verification.machine.ts'
import { after, done, failed, failures, fault, refused, type FormFlow } from '../events.ts'
import { type Case } from 'statechart-walk'
import { session } from '../given.ts'

const { phone } = session
const otherPhone = '905554445566'
const resend = ['phone verification', 'asking for the code', 'resend', 'waiting'] as const

const events: Case[] = [
  { type: 'send the code' },
  { type: 'update the number' },
  { type: 'keep the number' },
  { type: 'send the code to another number', phone: otherPhone },
  { type: 'verify', code: '123456' },
  { type: 'send the code again' },
  { type: 'change the phone' },
  done('recall the sent code', null),
  done('recall the sent code', { phone: otherPhone, secondsLeft: 42 }),
  done('recall the sent code', { phone: otherPhone, secondsLeft: 0 }),
  failed('recall the sent code', fault),
  done('send the code', { secondsLeft: 60, message: 'Kod gönderildi.' }),
  ...failures('send the code'),
  done('verify the code', { message: 'Telefonunuz doğrulandı.' }),
  failed('verify the code', refused),
  failed('verify the code', fault),
  after('resend wait', ...resend),
  after('tick', ...resend, 'counting down'),
]

export const phoneVerification: FormFlow = {
  machine: phoneVerificationMachine,
  project: () => null,
  starts: [
    { name: 'a player whose phone is not verified', input: { phone, standing: 'not verified' }, events },
    { name: 'a player who has just registered', input: { phone, standing: 'just registered' }, events },
    { name: 'a player whose phone is verified', input: { phone, standing: 'verified' }, events },
  ],
  form: {
    by: 'player',
    opens: { type: 'verify the phone' },
    ends: [done('phone verification', { phone })],
    events: [done('phone verification', { phone })],
  },
}
