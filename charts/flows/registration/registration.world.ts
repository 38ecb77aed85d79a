import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { after, done, failed, failures, fault, type FormFlow } from '../events.ts'
import { type Case } from 'statechart-walk'
import { otherSession, session } from '../given.ts'

export const form = {
  name: 'Ayşe',
  surname: 'Yılmaz',
  username: 'ayse70',
  email: 'ayse@example.com',
  password: 'lale-1970',
  password2: 'lale-1970',
  phone: '5551112233',
  PersonalNo: '10000000146',
  birthDateDay: '01',
  birthDateMonth: '01',
  birthDateYear: '1970',
  country: '235',
  trialBonus: false,
} as const

const events: Case[] = [
  { type: 'try again' },
  { type: 'register', form },
  { type: 'deposit' },
  { type: 'open the live chat' },
  done('load the countries', [{ id: 235, name: 'Türkiye', code: 'TR' }]),
  ...failures('load the countries'),
  after('country list', 'registration', 'laying out the countries'),
  done('register', { session, message: 'Hoş geldiniz.' }),
  ...failures('register'),
  done('phone verification', { phone: session.phone }),
  failed('phone verification', fault),
  after('confetti', 'registration', 'celebrating'),
  done('trial bonus', { end: 'claimed' }),
  done('trial bonus', { end: 'left' }),
  failed('trial bonus', fault),
]

export const registration: FormFlow = {
  machine: registrationMachine,
  project: ({ context }) => [context.next, context.trialBonus],
  // The site announces it once.
  canCome: ({ type }, { context }) => type !== 'trial bonus.announced' || context.trialBonus === 0,
  starts: [
    { name: 'a visitor who is offered a trial bonus', input: { trialBonus: 100 }, events },
    { name: 'a visitor who is offered none', input: { trialBonus: 0 }, events },
    {
      name: 'a visitor who was faster than the offer',
      input: { trialBonus: 0 },
      events: [
        ...events,
        { type: 'trial bonus.announced', trialBonus: 100 },
        { type: 'trial bonus.announced', trialBonus: 0 },
      ],
    },
  ],
  form: {
    by: 'visitor',
    opens: { type: 'sign up' },
    ends: ['nothing', 'deposit', 'live chat'].map((next) => done('registration', { next })),
    events: [
      { type: 'phone verification.sent' },
      { type: 'phone verification.answered' },
      { type: 'trial bonus.sent' },
      { type: 'trial bonus.answered' },
      { type: 'session.established', session },
      { type: 'verify the phone' },
      { type: 'storage.changed', session },
      { type: 'storage.changed', session: null },
      { type: 'storage.changed', session: otherSession },
      { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
      { type: 'log out' },
      done('sign out'),
    ],
  },
}
