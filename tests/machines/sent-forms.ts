import { expect } from 'vitest'
import {
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate'
import { callRequestMachine } from '#machines/call-request/call-request.machine.ts'
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts'
import { claimBonusMachine, type Offers } from '#machines/claim-bonus/claim-bonus.machine.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import { paymentMachine, type PaymentForm } from '#machines/payment/payment.machine.ts'
import { phoneVerificationMachine } from '#machines/phone-verification/phone-verification.machine.ts'
import { exclusionMachine } from '#machines/exclusion/exclusion.machine.ts'
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import type { SiteEvent } from '#machines/site/site.events.ts'
import type { ShownForm } from '#machines/sent-form.ts'
import { timeOutMachine } from '#machines/time-out/time-out.machine.ts'
import { trialBonusMachine } from '#machines/trial-bonus/trial-bonus.machine.ts'
import { noBreak } from '#charts/flows/breaks.given.ts'
import { fields, method, numbered, offer, session } from '#charts/flows/given.ts'
import { desk } from './desk.ts'
import { siteStand } from './site-stand.ts'

const numbers = {
  'keep the number beyond a reload': () => undefined,
  'drop the kept number': () => undefined,
}
const now = (output: unknown) => fromPromise(() => Promise.resolve(output)) as never
export const form = { username: 'ayse70', password: 'lale-1970' }
export const refusal = { kind: 'refused', message: 'No.' }
export const settled = () => new Promise((resolve) => setImmediate(resolve))

/** The site with the real flow; the test answers its question. */
export function stand(player: boolean) {
  const post = desk<unknown, unknown>()
  const logic = post.logic as never
  const toasts: string[] = []
  const told = {
    'show the failure': () => toasts.push('failure'),
    'show the success': () => toasts.push('success'),
  }
  const phoneVerification = phoneVerificationMachine.provide({
    actors: { 'recall the sent code': now(null), 'send the code': logic, 'verify the code': logic },
    actions: { ...told, 'clear the code': () => undefined },
  })
  const site = siteStand(player ? session : null, 'desktop', {
    login: loginMachine.provide({ actors: { 'log in': logic }, actions: told }),
    recovery: recoveryMachine.provide({
      actors: { 'send the code': logic, 'check the code': logic, 'change the password': logic },
      actions: told,
    }),
    registration: registrationMachine.provide({
      actors: {
        'load the countries': now([{ id: 235, name: 'Türkiye', code: 'TR' }]),
        register: logic,
        'phone verification': phoneVerification,
        'trial bonus': trialBonusMachine.provide({
          actors: { 'claim the trial bonus': logic },
          actions: { ...told, 'throw the confetti': () => undefined },
        }),
      },
      actions: {
        ...told,
        'throw the confetti': () => undefined,
      },
    }),
    payment: paymentMachine.provide({
      actors: {
        'load the fields': now({ ...numbered, fields, unanswered: false } satisfies PaymentForm),
        submit: logic,
        'ask what became of it': now(null),
        'watch the tab': fromCallback<AnyEventObject>(() => undefined),
      },
      actions: {
        ...told,
        'open the payment page': () => toasts.push('page'),
        ...numbers,
      },
    }),
    'call request': callRequestMachine.provide({ actors: { 'save the request': logic }, actions: told }),
    'phone verification': phoneVerification,
    'change password': changePasswordMachine.provide({
      actors: { 'change the password': logic },
      actions: told,
    }),
    'claim bonus': claimBonusMachine.provide({
      actors: {
        'load the offers': now({
          ...numbered,
          offers: [offer],
          unanswered: [],
        } satisfies Offers),
        'claim the bonus': logic,
      },
      actions: { ...told, ...numbers },
    }),
    'time-out': timeOutMachine.provide({
      actors: { 'ask for the standing': now(noBreak), 'begin the break': logic },
      actions: told,
    }),
    exclusion: exclusionMachine.provide({
      actors: {
        'ask for the standing': now(noBreak),
        'exclude the player': logic,
        'ask to lift': logic,
        'lift the exclusion': logic,
      },
      actions: told,
    }),
  })
  const child = (name: string) => site.actor.getSnapshot().children[name as 'payment']
  return { ...site, post, toasts, child }
}

interface Sent {
  flow: ShownForm
  player: boolean
  opens: SiteEvent
  /** Closes the dialog or leaves the page. */
  leaves?: SiteEvent
  dialog: unknown
  sends: EventObject[]
}

type PageForm = 'phone verification' | 'change password' | 'claim bonus' | 'time-out' | 'exclusion'

export const forms: Sent[] = [
  {
    flow: 'login',
    player: false,
    opens: { type: 'log in' },
    dialog: 'login',
    sends: [{ type: 'log in', form } as EventObject],
  },
  {
    flow: 'recovery',
    player: false,
    opens: { type: 'recover the password' },
    dialog: 'recovery',
    sends: [{ type: 'send the code', username: 'ayse70' } as EventObject],
  },
  {
    flow: 'registration',
    player: false,
    opens: { type: 'sign up' },
    dialog: 'registration',
    sends: [{ type: 'register', form: {} } as EventObject],
  },
  {
    flow: 'payment',
    player: true,
    opens: { type: 'deposit by', method },
    dialog: 'deposit',
    sends: [{ type: 'submit', detail: { Amount: 100 } } as EventObject],
  },
  {
    flow: 'payment',
    player: true,
    opens: { type: 'withdraw by', method, title: 'Withdraw' },
    dialog: 'withdraw',
    sends: [{ type: 'submit', detail: { Amount: 100 } } as EventObject],
  },
  {
    flow: 'call request',
    player: true,
    opens: { type: 'request a call' },
    dialog: 'call request',
    sends: [{ type: 'save the request', form: {} } as EventObject],
  },
  {
    flow: 'phone verification',
    player: true,
    opens: { type: 'verify the phone' },
    dialog: { 'phone verification': 'verifying' },
    sends: [{ type: 'send the code' }],
  },
  onAPage('phone verification', { type: 'send the code' }),
  onAPage('change password', { type: 'change the password', form: {} } as EventObject),
  onAPage('claim bonus', { type: 'claim the bonus', form: {} } as EventObject),
  onAPage('time-out', { type: 'begin the break', form: { hours: 24 } } as EventObject),
  onAPage(
    'exclusion',
    { type: 'choose the length', length: 6 } as EventObject,
    { type: 'exclude me', form: { password: 'lale-1970' } } as EventObject,
  ),
]

function onAPage(flow: PageForm, ...sent: EventObject[]): Sent {
  return {
    flow,
    player: true,
    opens: { type: `${flow}.opened`, bonus: offer.id },
    leaves: { type: `${flow}.left` },
    dialog: 'none',
    sends: sent,
  }
}

export const closes: SiteEvent = { type: 'close' }

export async function sends({ flow, player, opens, sends: events }: Sent) {
  const at = stand(player)
  at.actor.send(opens)
  await settled()
  at.clock.increment(300)
  for (const event of events) at.child(flow)?.send(event as never)
  expect(at.post.asked).toHaveLength(1)
  return at
}

/** A new player claims the trial bonus and closes the dialog before the answer. */
export async function claims() {
  const at = stand(false)
  await at.starts(250)
  at.actor.send({ type: 'sign up' })
  await settled()
  at.clock.increment(300)
  const send = (event: EventObject) => at.child('registration')?.send(event as never)
  send({ type: 'register', form: {} } as EventObject)
  await at.post.asked[0]?.answer({ session, message: 'Welcome.' })
  await at.post.asked[1]?.answer({ message: 'Sent.', secondsLeft: 60 })
  const grandchild = (name: string) =>
    (at.child('registration')?.getSnapshot() as AnyMachineSnapshot | undefined)?.children[name]
  grandchild('phone verification')?.send({ type: 'verify', code: '123456' })
  await at.post.asked[2]?.answer({ message: 'Verified.' })
  expect(at.actor.getSnapshot().context.session).toEqual({ ...session, smsVerified: true })
  at.clock.increment(1_000)
  at.toasts.length = 0
  grandchild('trial bonus')?.send({ type: 'claim the trial bonus' })
  expect(at.post.asked).toHaveLength(4)
  at.actor.send(closes)
  expect(at.value()).toMatchObject({
    dialog: 'none',
    forms: { registration: { running: 'under way' } },
  })
  return { ...at, grandchild, claim: at.post.asked[3] }
}
