import { describe, expect, it } from 'vitest'
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
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { siteMachine } from '#machines/site/site.machine.ts'
import type { SiteEvent } from '#machines/site/site.events.ts'
import type { SentForm } from '#machines/sent-form.ts'
import { trialBonusMachine } from '#machines/trial-bonus/trial-bonus.machine.ts'
import { fields, method, noAccount, numbered, offer, otherSession, session } from '#charts/flows/given.ts'
import { desk } from './desk.ts'
import { siteStand } from './site-stand.ts'

const numbers = {
  'keep the number beyond a reload': () => undefined,
  'drop the kept number': () => undefined,
}
const now = (output: unknown) => fromPromise(() => Promise.resolve(output)) as never
const form = { username: 'ayse70', password: 'lale-1970' }
const refusal = { kind: 'refused', message: 'No.' }
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** The site with the real flow; the test answers its question. */
function stand(player: boolean) {
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
        'load the countries': now([]),
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
          unanswered: null,
          arrived: false,
        } satisfies Offers),
        'claim the bonus': logic,
      },
      actions: { ...told, ...numbers },
    }),
  })
  const child = (name: string) => site.actor.getSnapshot().children[name as 'payment']
  return { ...site, post, toasts, child }
}

interface Sent {
  flow: Exclude<SentForm, 'trial bonus'>
  player: boolean
  opens: SiteEvent
  /** Closes the dialog or leaves the page. */
  leaves?: SiteEvent
  dialog: unknown
  sends: EventObject[]
}

const forms: Sent[] = [
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
    dialog: 'register',
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
]

function onAPage(flow: Sent['flow'], event: EventObject): Sent {
  return {
    flow,
    player: true,
    opens: { type: 'form.opened', form: flow, bonus: offer.id },
    leaves: { type: 'form.left', form: flow },
    dialog: 'none',
    sends: [event],
  }
}

const closes: SiteEvent = { type: 'close' }

async function sends({ flow, player, opens, sends: events }: Sent) {
  const at = stand(player)
  at.actor.send(opens)
  await settled()
  at.clock.increment(300)
  for (const event of events) at.child(flow)?.send(event as never)
  expect(at.post.asked).toHaveLength(1)
  return at
}

/** A new player claims the trial bonus and closes the dialog before the answer. */
async function claims() {
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
    forms: { registration: { running: 'under way unseen' } },
  })
  return { ...at, grandchild, claim: at.post.asked[3] }
}

describe(`${siteMachine.id}: a form that is closed while it is sent`, () => {
  it.each(forms)('Scenario: $flow by $opens.type is found under way, and with its refusal', async (sent) => {
    const { flow, opens, dialog, leaves = closes } = sent
    const at = await sends(sent)
    const flowThen = at.child(flow)
    at.actor.send(leaves)
    expect(at.value()).toMatchObject({ dialog: 'none', forms: { [flow]: { running: 'under way unseen' } } })
    at.actor.send(opens)
    expect(at.value()).toMatchObject({ dialog, forms: { [flow]: { running: 'under way' } } })
    expect(at.child(flow)).toBe(flowThen)
    expect(at.post.asked).toHaveLength(1)
    at.actor.send(leaves)
    await at.post.asked[0]?.fail(refusal)
    expect(at.toasts).toEqual(['failure'])
    expect(at.value()).toMatchObject({ dialog: 'none', forms: { [flow]: { running: 'answered unseen' } } })
    at.actor.send(opens)
    expect(at.value()).toMatchObject({ dialog, forms: { [flow]: { running: 'open' } } })
    expect(at.child(flow)).toBe(flowThen)
    at.actor.send(leaves)
    expect(at.value()).toMatchObject({ dialog: 'none', forms: { [flow]: 'none' } })
    expect(at.child(flow)).toBeUndefined()
  })

  it.each(forms)(
    'Scenario: $flow by $opens.type, closed before it is sent, is over',
    async ({ flow, player, opens, leaves = closes }) => {
      const at = stand(player)
      at.actor.send(opens)
      await settled()
      at.actor.send(leaves)
      expect(at.value()).toMatchObject({ dialog: 'none', forms: { [flow]: 'none' } })
    },
  )

  it.each(forms.filter(({ player }) => player))(
    'Scenario: $flow by $opens.type ends with its player',
    async (sent) => {
      for (const ends of [
        { type: 'session.expired', token: session.token, message: 'Over.' },
        { type: 'storage.changed', session: null },
        { type: 'storage.changed', session: otherSession },
      ] as const) {
        const at = await sends(sent)
        at.actor.send(sent.leaves ?? closes)
        at.actor.send(ends)
        expect(at.value()).toMatchObject({ dialog: 'none', forms: { [sent.flow]: 'none' } })
      }
    },
  )

  it.each(forms.filter(({ player }) => player))(
    'Scenario: $flow by $opens.type is under way while its player logs out',
    async (sent) => {
      const at = await sends(sent)
      at.actor.send(sent.leaves ?? closes)
      at.actor.send({ type: 'log out' })
      expect(at.value()).toMatchObject({ forms: { [sent.flow]: { running: 'under way unseen' } } })
      await at.exit.asked[0]?.answer()
      expect(at.value()).toMatchObject({ session: 'leaving', forms: { [sent.flow]: 'none' } })
    },
  )

  it('Scenario: a login that is closed while it is sent signs in, and what was wanted is forgotten', async () => {
    const at = stand(false)
    at.actor.send({ type: 'deposit' })
    at.child('login')?.send({ type: 'log in', form } as never)
    at.actor.send({ type: 'close' })
    await at.post.asked[0]?.answer({ session, message: 'Welcome.' })
    expect(at.value()).toMatchObject({ session: 'player', dialog: 'none', forms: { login: 'none' } })
    expect(at.done).toEqual([['store', session.token]])
  })

  it.each([[[]], [[{ type: 'log in' }]]] as const)(
    'Scenario: a registration that is closed while it is sent comes back for the phone (%j)',
    async (meanwhile) => {
      const sent = forms.find(({ flow }) => flow === 'registration')
      if (!sent) throw new Error('No registration')
      const at = await sends(sent)
      at.actor.send({ type: 'close' })
      for (const event of meanwhile) at.actor.send(event)
      await at.post.asked[0]?.answer({ session, message: 'Welcome.' })
      expect(at.value()).toMatchObject({ session: 'player', dialog: 'register' })
      expect(at.child('registration')?.getSnapshot().value).toBe('verifying the phone')
      expect(at.value()).toMatchObject({ forms: { registration: { running: 'under way' } } })
      at.actor.send({ type: 'close' })
      await at.post.asked[1]?.answer({ message: 'Sent.', secondsLeft: 60 })
      at.actor.send({ type: 'verify the phone' })
      expect(at.value()).toMatchObject({ dialog: 'register', forms: { 'phone verification': 'none' } })
    },
  )

  it('Scenario: a deposit that is closed while it is sent opens its page, and is shown before another method', async () => {
    const sent = forms.find(({ flow }) => flow === 'payment')
    if (!sent) throw new Error('No payment')
    const at = await sends(sent)
    at.actor.send({ type: 'close' })
    await at.post.asked[0]?.answer({ ...noAccount, message: 'Pay there.', page: 'https://pay.example/1' })
    expect(at.toasts).toEqual(['page', 'success'])
    at.actor.send({ type: 'deposit by', method: { ...method, id: 9 } })
    expect(at.child('payment')?.getSnapshot()).toMatchObject({ context: { method: { id: method.id } } })
    at.actor.send({ type: 'close' })
    at.actor.send({ type: 'deposit by', method: { ...method, id: 9 } })
    expect(at.child('payment')?.getSnapshot()).toMatchObject({ context: { method: { id: 9 } } })
  })

  it.each([
    ['change password', 'changed'],
    ['claim bonus', 'claimed'],
    [
      'phone verification',
      { 'asking for the code': { code: 'typing', resend: { waiting: 'counting down' } } },
    ],
  ] as const)(
    'Scenario: the page of %s is left while it is sent: its success is told, found, and over once it is seen',
    async (flow, done) => {
      const sent = forms.find((each) => each.flow === flow && each.leaves)
      if (!sent?.leaves) throw new Error(`No page of ${flow}`)
      const at = await sends(sent)
      at.actor.send(sent.leaves)
      await at.post.asked[0]?.answer({ message: 'Done.', secondsLeft: 60 })
      expect(at.toasts).toEqual(['success'])
      at.actor.send(sent.opens)
      expect(at.child(flow)?.getSnapshot().value).toEqual(done)
      at.actor.send(sent.leaves)
      at.actor.send(sent.opens)
      expect(at.child(flow)?.getSnapshot().value).not.toEqual(done)
      expect(at.post.asked).toHaveLength(1)
    },
  )

  it.each(forms.filter(({ leaves }) => leaves))(
    'Scenario: another player who opens the page of $flow finds nothing of what the one before has sent',
    async (sent) => {
      const at = await sends(sent)
      const before = at.child(sent.flow)
      at.actor.send({ type: 'storage.changed', session: otherSession })
      at.actor.send(sent.opens)
      expect(at.child(sent.flow)).not.toBe(before)
      expect(at.value()).toMatchObject({ forms: { [sent.flow]: { running: 'open' } } })
      await at.post.asked[0]?.answer({ message: 'Done.', secondsLeft: 60 })
      expect(at.toasts).toEqual([])
    },
  )

  it('Scenario: a phone whose dialog and page are both left is verified once, by the same flow', async () => {
    const sent = forms.find(({ flow }) => flow === 'phone verification')
    if (!sent) throw new Error('No phone verification')
    const at = await sends(sent)
    const flowThen = at.child('phone verification')
    at.actor.send(closes)
    at.actor.send({ type: 'form.opened', form: 'phone verification' })
    expect(at.child('phone verification')).toBe(flowThen)
    expect(at.value()).toMatchObject({ forms: { 'phone verification': { running: 'under way' } } })
  })

  describe('the trial bonus of a registration', () => {
    it('Scenario: the dialog is closed while it is claimed: the success is told, and the registration is over', async () => {
      const at = await claims()
      await at.claim?.answer({ message: 'Yours.' })
      expect(at.toasts).toEqual(['success'])
      expect(at.value()).toMatchObject({ forms: { registration: { running: 'answered unseen' } } })
      at.clock.increment(1_000)
      expect(at.value()).toMatchObject({ dialog: 'none', forms: { registration: 'none' } })
    })

    it('Scenario: the dialog is closed while it is claimed, opened again, and shows the refusal', async () => {
      const at = await claims()
      const claiming = at.grandchild('trial bonus')
      at.actor.send({ type: 'verify the phone' })
      expect(at.value()).toMatchObject({
        dialog: 'register',
        forms: { registration: { running: 'under way' } },
      })
      at.actor.send(closes)
      await at.claim?.fail(refusal)
      expect(at.toasts).toEqual(['failure'])
      at.actor.send({ type: 'verify the phone' })
      expect(at.value()).toMatchObject({ dialog: 'register', forms: { registration: { running: 'open' } } })
      expect(at.grandchild('trial bonus')).toBe(claiming)
      expect(claiming?.getSnapshot()).toMatchObject({ value: 'refused' })
      expect(at.post.asked).toHaveLength(4)
    })

    it('Scenario: the player logs out while it is claimed, and nothing of it is left', async () => {
      const at = await claims()
      at.actor.send({ type: 'log out' })
      await at.exit.asked[0]?.answer()
      await at.claim?.answer({ message: 'Yours.' })
      expect(at.value()).toMatchObject({ session: 'leaving', forms: { registration: 'none' } })
      expect(at.toasts).toEqual([])
    })
  })
})
