import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Country, RegistrationForm, StoredSession } from '#contract/auth.ts'
import {
  phoneVerificationMachine,
  type CodeSent,
} from '#machines/phone-verification/phone-verification.machine.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { trialBonusMachine } from '#machines/trial-bonus/trial-bonus.machine.ts'
import { form } from '#charts/flows/registration/registration.world.ts'
import { session } from '#charts/flows/given.ts'
import { desk } from './desk.ts'

function start(trialBonus: number, breaks: boolean) {
  const atlas = desk<Country[]>()
  const office = desk<{ session: StoredSession; message: string }, RegistrationForm>()
  const sms = desk<CodeSent, { phone: string; accountPhone: string }>()
  const check = desk<{ message: string }, { phone: string; code: string }>()
  const gift = desk<{ message: string }>()
  const done: unknown[] = []
  const clock = new SimulatedClock()
  const phoneVerification = phoneVerificationMachine.provide({
    actors: { 'send the code': sms.logic, 'verify the code': check.logic },
    actions: {
      'show the success': () => undefined,
      'report the phone': (_, { phone }) => {
        if (breaks) throw new Error('The phone step breaks')
        done.push(['verified', phone])
      },
    },
  })
  const trialBonusOffer = trialBonusMachine.provide({
    actors: { 'claim the trial bonus': gift.logic },
    actions: {
      'show the failure': (_, { failure }) => done.push(failure),
      'show the success': (_, { message }) => done.push(message),
      'throw the confetti': () => done.push('confetti of the bonus'),
    },
  })
  const machine = registrationMachine.provide({
    actors: {
      'load the countries': atlas.logic,
      register: office.logic,
      'phone verification': phoneVerification,
      'trial bonus': trialBonusOffer,
    },
    actions: {
      'show the failure': (_, { failure }) => done.push(failure),
      'show the success': (_, { message }) => done.push(message),
      'sign the player in': (_, params) => done.push(['signed in', params.session.token]),
      'show that the phone can be verified later': () => done.push('phone later'),
      'show that the trial bonus can be claimed later': () => done.push('trial bonus later'),
      'throw the confetti': () => done.push('confetti'),
    },
  })
  const actor = createActor(machine, { input: { trialBonus }, clock }).start()
  return { actor, atlas, office, sms, check, gift, done, clock }
}

async function registered(trialBonus: number, breaks = false) {
  const given = start(trialBonus, breaks)
  await given.atlas.asked[0]?.answer([{ id: 235, name: 'Türkiye', code: 'TR' }])
  given.clock.increment(300)
  given.actor.send({ type: 'register', form })
  await given.office.asked[0]?.answer({ session, message: 'Welcome.' })
  return given
}

async function verified(trialBonus: number, breaks = false) {
  const given = await registered(trialBonus, breaks)
  await given.sms.asked[0]?.answer({ secondsLeft: 60, message: '' })
  given.actor.getSnapshot().children['phone verification']?.send({ type: 'verify', code: '123456' })
  await given.check.asked[0]?.answer({ message: '' })
  return given
}

async function offered(trialBonus: number) {
  const given = await verified(trialBonus)
  given.clock.increment(100)
  return given
}

describe(registrationMachine.id, () => {
  it('Scenario: the countries are shown 300 ms after they have come, and the form can be sent then', async () => {
    const { actor, atlas, office, clock } = start(0, false)
    await atlas.asked[0]?.answer([{ id: 235, name: 'Türkiye', code: 'TR' }])
    clock.increment(299)
    actor.send({ type: 'register', form })
    expect(office.asked).toEqual([])
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('filling in')
  })

  it('Scenario: a double click registers once', async () => {
    const { actor, office, atlas, clock } = start(0, false)
    await atlas.asked[0]?.answer([])
    clock.increment(300)
    actor.send({ type: 'register', form })
    actor.send({ type: 'register', form })
    expect(office.asked).toHaveLength(1)
  })

  it('Scenario: no password is kept', async () => {
    const { actor, office, atlas, clock } = start(0, false)
    await atlas.asked[0]?.answer([])
    clock.increment(300)
    actor.send({ type: 'register', form })
    await office.asked[0]?.fail({ kind: 'refused', message: 'Taken.', field: 'username' })
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(form.password)
    expect(actor.getSnapshot().context.failure).toEqual({
      kind: 'refused',
      message: 'Taken.',
      field: 'username',
    })
  })

  it('Scenario: the new player is signed in before the phone is verified, and the code goes to the entered number', async () => {
    const { sms, done } = await registered(0)
    expect(done).toEqual([['signed in', session.token], 'Welcome.'])
    expect(sms.asked.map(({ input }) => input)).toEqual([
      { phone: session.phone, accountPhone: session.phone },
    ])
  })

  it('Scenario: the confetti starts 100 ms after the phone is verified', async () => {
    const { actor, clock, done } = await verified(0)
    clock.increment(99)
    expect(done).not.toContain('confetti')
    clock.increment(1)
    expect(done.filter((each) => each === 'confetti')).toHaveLength(1)
    expect(actor.getSnapshot().value).toEqual({ welcoming: 'welcomed' })
  })

  it.each([
    { choice: 'deposit', next: 'deposit' },
    { choice: 'open the live chat', next: 'live chat' },
  ] as const)(
    'Scenario: the welcomed player chooses to $choice and the dialog closes',
    async ({ choice, next }) => {
      const { actor, clock } = await verified(0)
      clock.increment(100)
      actor.send({ type: choice })
      expect(actor.getSnapshot().output).toEqual({ next })
    },
  )

  it('Scenario: the trial bonus is claimed, with confetti, and the dialog closes after a second', async () => {
    const { actor, gift, clock, done } = await offered(100)
    actor.getSnapshot().children['trial bonus']?.send({ type: 'claim the trial bonus' })
    await gift.asked[0]?.answer({ message: 'Yours.' })
    expect(done.slice(-3)).toEqual(['confetti', 'confetti of the bonus', 'Yours.'])
    clock.increment(999)
    expect(actor.getSnapshot().status).toBe('active')
    clock.increment(1)
    expect(actor.getSnapshot().output).toEqual({ next: 'nothing' })
  })

  it('Scenario: the trial bonus is refused, and the player goes on without it to the first steps', async () => {
    const { actor, gift } = await offered(100)
    const trialBonus = actor.getSnapshot().children['trial bonus']
    trialBonus?.send({ type: 'claim the trial bonus' })
    await gift.asked[0]?.fail({ kind: 'refused', message: 'Once only.' })
    trialBonus?.send({ type: 'go on without the trial bonus' })
    expect(actor.getSnapshot().value).toEqual({ welcoming: 'welcomed' })
    expect(actor.getSnapshot().children['trial bonus']).toBeUndefined()
  })

  it.each([
    { trialBonus: 0, told: ['phone later'] },
    { trialBonus: 100, told: ['phone later', 'trial bonus later'] },
  ])(
    'Scenario: the phone step breaks with a trial bonus of $trialBonus: the player is welcomed and told what to do later',
    async ({ trialBonus, told }) => {
      const { actor, done } = await verified(trialBonus, true)
      expect(actor.getSnapshot().value).toEqual({ welcoming: 'welcomed' })
      expect(done.slice(-told.length)).toEqual(told)
    },
  )

  it('Scenario: the trial bonus becomes known when the player is welcomed already: it is offered then', async () => {
    const { actor, gift } = await offered(0)
    actor.send({ type: 'trial bonus.announced', trialBonus: 100 })
    expect(actor.getSnapshot().value).toEqual({ welcoming: 'offering the trial bonus' })
    actor.getSnapshot().children['trial bonus']?.send({ type: 'claim the trial bonus' })
    expect(gift.asked).toHaveLength(1)
  })

  it.each([0, -100])('Scenario: %d is no trial bonus to offer', async (trialBonus) => {
    const { actor } = await offered(trialBonus)
    expect(actor.getSnapshot().value).toEqual({ welcoming: 'welcomed' })
    expect(actor.getSnapshot().children['trial bonus']).toBeUndefined()
  })

  it('Scenario: a dialog that is closed while the bonus is claimed takes the offer with it', async () => {
    const { actor, gift, clock, done } = await offered(100)
    const trialBonus = actor.getSnapshot().children['trial bonus']
    trialBonus?.send({ type: 'claim the trial bonus' })
    const before = done.length
    actor.stop()
    await gift.asked[0]?.answer({ message: 'Yours.' })
    clock.increment(1_000)
    expect(trialBonus?.getSnapshot().status).toBe('stopped')
    expect(done).toHaveLength(before)
  })
})
