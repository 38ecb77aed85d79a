import { assertEvent, raise, sendTo } from 'xstate'
import { site } from './site.setup.ts'
import { lifeOf } from './site.sent.ts'
import { depositPath } from './site.wish.ts'
import { anotherPlayer, anotherSession, hasArrived, hasLeft, thisSession } from './site.whose.ts'
import { sayWhy } from './site.why.ts'

const none = 'none' as const

/** A player's form ends with the session. */
const always = { guard: 'nobody is here' as const, target: none }
const whenAnotherIsHere = {
  guard: anotherSession,
  target: none,
}

/** Forms that visitors have too end when the player leaves. */
const whenThePlayerLeaves = {
  always: { guard: 'the player leaves' as const, target: none },
  expired: {
    guard: thisSession,
    target: none,
  },
  stored: [
    { guard: hasLeft, target: none },
    { guard: anotherPlayer, target: none },
  ],
}

/** The flow failed, or its code did not load: the dialog closes. */
const onError = {
  target: 'none' as const,
  actions: [sayWhy, 'close the dialog' as const],
}

const login = site.createStateConfig({
  description: 'A login that is closed while it is sent still signs in; what was wanted is forgotten.',
  ...lifeOf('login', {
    always: { guard: 'a player is here', target: 'none' },
    invoke: {
      id: 'login',
      src: 'login',
      onDone: {
        target: 'none',
        actions: [
          { type: 'keep the session', params: ({ event }) => ({ session: event.output.session }) },
          { type: 'store the session', params: ({ event }) => ({ session: event.output.session }) },
          raise({ type: 'form.ended', form: 'login' }),
        ],
      },
      onError,
    },
  }),
})

const registration = site.createStateConfig({
  description:
    'A registration that is closed while it is sent still makes the account: its dialog comes back for the phone.',
  ...lifeOf(
    'registration',
    {
      always: whenThePlayerLeaves.always,
      on: {
        'session.expired': whenThePlayerLeaves.expired,
        'storage.changed': [{ guard: hasArrived, target: none }, ...whenThePlayerLeaves.stored],
      },
      invoke: {
        id: 'registration',
        src: 'registration',
        input: ({ context }) => ({ trialBonus: context.trialBonus }),
        onDone: [
          {
            guard: { type: 'a deposit is next', params: ({ event }) => ({ next: event.output.next }) },
            target: 'none',
            actions: [
              'forget the wish',
              { type: 'go to', params: { path: depositPath } },
              raise({ type: 'form.ended', form: 'registration' }),
            ],
          },
          {
            guard: { type: 'a talk is next', params: ({ event }) => ({ next: event.output.next }) },
            target: 'none',
            actions: [
              'forget the wish',
              raise({ type: 'open the live chat' }),
              raise({ type: 'form.ended', form: 'registration' }),
            ],
          },
          { target: 'none', actions: raise({ type: 'form.ended', form: 'registration' }) },
        ],
        onError,
      },
    },
    'phone verification',
    'trial bonus',
  ),
})

const recovery = site.createStateConfig({
  description: 'A recovery that is closed while a step is sent goes on to the next step.',
  ...lifeOf('recovery', {
    always: { guard: 'a player is here', target: 'none' },
    invoke: {
      id: 'recovery',
      src: 'recovery',
      onDone: { target: 'none', actions: raise({ type: 'form.ended', form: 'recovery' }) },
      onError,
    },
  }),
})

const payment = site.createStateConfig({
  description:
    'A payment that is closed while it is sent is waited for; its number is kept over a reload. A logout leaves it to the server: the history and a notification tell of it.',
  ...lifeOf('payment', {
    always,
    on: {
      'hub.notified': { actions: sendTo('payment', { type: 'hub.notified' }) },
      'storage.changed': whenAnotherIsHere,
    },
    invoke: {
      id: 'payment',
      src: 'payment',
      input: ({ context: { paying } }) => {
        if (paying === null) throw new Error('No method of payment is chosen')
        return paying
      },
      onDone: { target: 'none', actions: raise({ type: 'form.ended', form: 'payment' }) },
      onError,
    },
  }),
})

const callRequest = site.createStateConfig({
  description: 'A call that is asked for is asked for, though its dialog is closed.',
  ...lifeOf('call request', {
    always: whenThePlayerLeaves.always,
    on: {
      'session.expired': whenThePlayerLeaves.expired,
      'storage.changed': whenThePlayerLeaves.stored,
    },
    invoke: {
      id: 'call request',
      src: 'call request',
      input: ({ context: { session } }) => ({
        from: session ? ('player' as const) : ('visitor' as const),
        phone: session?.phone ?? '',
      }),
      onDone: { target: 'none', actions: raise({ type: 'form.ended', form: 'call request' }) },
      onError,
    },
  }),
})

const phoneVerification = site.createStateConfig({
  description:
    'The dialog or the page may be left while a code is sent or checked: the flow waits for the answer and tells it. After a reload the code that was sent is asked for again. A logout ends the flow; the server does what it was asked.',
  ...lifeOf('phone verification', {
    always,
    on: { 'storage.changed': whenAnotherIsHere },
    invoke: {
      id: 'phone verification',
      src: 'phone verification',
      input: ({ context }) => ({
        phone: context.session?.phone ?? '',
        standing: context.session?.smsVerified === true ? ('verified' as const) : ('not verified' as const),
      }),
      onDone: { target: 'none', actions: raise({ type: 'form.ended', form: 'phone verification' }) },
      onError,
    },
  }),
})

const changePassword = site.createStateConfig({
  description:
    'The page may be left while the new password is sent: the flow waits for the answer and tells it. Nothing of it is kept over a reload or a logout; sent again, the old password counts no more and the server refuses.',
  ...lifeOf('change password', {
    always,
    on: { 'storage.changed': whenAnotherIsHere },
    invoke: { id: 'change password', src: 'change password', onError },
  }),
})

const claimBonus = site.createStateConfig({
  description:
    'The page may be left while the claim is sent: the flow waits for the answer and tells it. The number of the claim is kept over a reload until the answer is known. A logout leaves it to the server: the history of bonuses tells of it.',
  ...lifeOf('claim bonus', {
    always,
    on: { 'storage.changed': whenAnotherIsHere },
    invoke: {
      id: 'claim bonus',
      src: 'claim bonus',
      input: ({ event }) => {
        assertEvent(event, 'form.opened')
        return { chosen: event.bonus ?? null }
      },
      onError,
    },
  }),
})

export const forms = site.createStateConfig({
  description:
    'The flows with a form: each lives from its opening until it is left, and until its answer where it was sent.',
  meta: { section: '4 Dynamic dialog, 4 Login, 4 Registration, 4 Recovery' },
  type: 'parallel',
  states: {
    login,
    registration,
    recovery,
    payment,
    'call request': callRequest,
    'phone verification': phoneVerification,
    'change password': changePassword,
    'claim bonus': claimBonus,
  },
})
