import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  phoneVerificationMachine,
  type CodeKept,
  type CodeSent,
  type PhoneVerificationInput,
} from '#machines/phone-verification/phone-verification.machine.ts'
import { desk } from './desk.ts'

const phone = '905551112233'
const otherPhone = '905559998877'

function start(standing: PhoneVerificationInput['standing'] = 'not verified') {
  const memory = desk<CodeKept | null, { accountPhone: string }>()
  const sms = desk<CodeSent, { phone: string; accountPhone: string }>()
  const check = desk<{ message: string }, { phone: string; code: string }>()
  const done: unknown[] = []
  const clock = new SimulatedClock()
  const machine = phoneVerificationMachine.provide({
    actors: {
      'recall the sent code': memory.logic,
      'send the code': sms.logic,
      'verify the code': check.logic,
    },
    actions: {
      'show the failure': (_, { failure }) => done.push(failure.kind),
      'show the success': (_, { message }) => done.push(message),
      'report the phone': (_, params) => done.push(['verified', params.phone]),
    },
  })
  const actor = createActor(machine, { input: { phone, standing }, clock }).start()
  const context = () => actor.getSnapshot().context
  const is = (...[value]: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>) =>
    actor.getSnapshot().matches(value)
  return { actor, memory, sms, check, done, clock, context, is }
}

async function withCode(secondsLeft = 60) {
  const given = start('just registered')
  await given.sms.asked[0]?.answer({ secondsLeft, message: 'Sent.' })
  return given
}

const offered = { 'asking for the code': { resend: 'offered' } } as const

describe(phoneVerificationMachine.id, () => {
  it('Scenario: after the registration the code goes out without being asked for', () => {
    const { sms, memory } = start('just registered')
    expect(sms.asked.map(({ input }) => input)).toEqual([{ phone, accountPhone: phone }])
    expect(memory.asked).toEqual([])
  })

  it('Scenario: the seconds are counted down one by one, and after 60 the code can be asked for again', async () => {
    const { clock, context, is } = await withCode()
    clock.increment(1_000)
    expect(context().secondsLeft).toBe(59)
    for (let second = 1; second < 59; second += 1) clock.increment(1_000)
    clock.increment(999)
    expect({ left: context().secondsLeft, offered: is(offered) }).toEqual({ left: 1, offered: false })
    clock.increment(1)
    expect(is(offered)).toBe(true)
  })

  it('Scenario: the page is reloaded 18 seconds after the code went out, and the countdown goes on at 42', async () => {
    const { memory, sms, clock, context, is } = start()
    await memory.asked[0]?.answer({ phone, secondsLeft: 42 })
    expect(context().secondsLeft).toBe(42)
    for (let second = 0; second < 41; second += 1) clock.increment(1_000)
    clock.increment(999)
    expect({ left: context().secondsLeft, offered: is(offered) }).toEqual({ left: 1, offered: false })
    clock.increment(1)
    expect(is(offered)).toBe(true)
    expect(sms.asked).toEqual([])
  })

  it.each([
    { told: 3_600, left: 60 },
    { told: -5, left: 0 },
  ])(
    'Scenario: a clock that is wrong cannot make the wait longer or negative: $told',
    async ({ told, left }) => {
      const { context } = await withCode(told)
      expect(context().secondsLeft).toBe(left)
    },
  )

  it('Scenario: a code asked for again starts the wait anew', async () => {
    const { actor, sms, clock, context, is } = await withCode()
    clock.increment(60_000)
    actor.send({ type: 'send the code again' })
    await sms.asked[1]?.answer({ secondsLeft: 60, message: 'Sent again.' })
    expect({ left: context().secondsLeft, offered: is(offered) }).toEqual({ left: 60, offered: false })
  })

  it('Scenario: a code asked for before the wait is over is not sent', async () => {
    const { actor, sms } = await withCode()
    actor.send({ type: 'send the code again' })
    expect(sms.asked).toHaveLength(1)
  })

  it('Scenario: a wrong code empties the field and says why; the right one verifies the phone', async () => {
    const { actor, check, context, done } = await withCode()
    actor.send({ type: 'verify', code: '000000' })
    await check.asked[0]?.fail({ kind: 'refused', message: 'Wrong code.' })
    expect(context()).toMatchObject({ failedCodes: 1, failure: { kind: 'refused', message: 'Wrong code.' } })
    actor.send({ type: 'verify', code: '123456' })
    await check.asked[1]?.answer({ message: 'Verified.' })
    expect(check.asked.map(({ input }) => input.code)).toEqual(['000000', '123456'])
    expect(actor.getSnapshot().output).toEqual({ phone })
    expect(done).toEqual(['Sent.', 'refused', 'Verified.', ['verified', phone]])
  })

  it('Scenario: no answer comes to a code, and what was typed stays', async () => {
    const { actor, check, context } = await withCode()
    actor.send({ type: 'verify', code: '123456' })
    await check.asked[0]?.fail({ kind: 'no answer' })
    expect(context()).toMatchObject({ failedCodes: 0, failure: { kind: 'no answer' } })
  })

  it('Scenario: another number is verified instead of the one of the account', async () => {
    const { actor, memory, sms, check, done } = start()
    await memory.asked[0]?.answer(null)
    actor.send({ type: 'update the number' })
    actor.send({ type: 'send the code to another number', phone: otherPhone })
    await sms.asked[0]?.answer({ secondsLeft: 60, message: '' })
    actor.send({ type: 'verify', code: '123456' })
    await check.asked[0]?.answer({ message: '' })
    expect(check.asked[0]?.input).toEqual({ phone: otherPhone, code: '123456' })
    expect(done.at(-1)).toEqual(['verified', otherPhone])
  })

  it('Scenario: the change of the number is given up, and the number of the account is back', async () => {
    const { actor, memory, sms, context } = start()
    await memory.asked[0]?.answer(null)
    actor.send({ type: 'update the number' })
    actor.send({ type: 'send the code to another number', phone: otherPhone })
    await sms.asked[0]?.fail({ kind: 'refused', message: 'Taken.', field: 'phone' })
    actor.send({ type: 'keep the number' })
    expect(context()).toMatchObject({ phone, failure: null })
  })

  it('Scenario: the page is reloaded after the code went to a new number, and the code of that number is asked for', async () => {
    const { actor, memory, sms, check, context } = start()
    expect(memory.asked[0]?.input).toEqual({ accountPhone: phone })
    await memory.asked[0]?.answer({ phone: otherPhone, secondsLeft: 42 })
    expect(context()).toMatchObject({ phone: otherPhone, secondsLeft: 42 })
    actor.send({ type: 'verify', code: '123456' })
    await check.asked[0]?.answer({ message: '' })
    expect([sms.asked, check.asked[0]?.input]).toEqual([[], { phone: otherPhone, code: '123456' }])
  })

  it('Scenario: the number is to be changed and then kept, and the code that is still good is asked for', async () => {
    const { actor, memory, context, is } = start()
    await memory.asked[0]?.answer({ phone: otherPhone, secondsLeft: 42 })
    actor.send({ type: 'change the phone' })
    actor.send({ type: 'keep the number' })
    await memory.asked[1]?.answer({ phone: otherPhone, secondsLeft: 30 })
    expect(is('asking for the code')).toBe(true)
    expect(context()).toMatchObject({ phone: otherPhone, secondsLeft: 30 })
  })

  it('Scenario: the code ran out while the number was to be changed: the number of the account is back', async () => {
    const { actor, memory, context, is } = start()
    await memory.asked[0]?.answer({ phone: otherPhone, secondsLeft: 0 })
    actor.send({ type: 'change the phone' })
    actor.send({ type: 'keep the number' })
    await memory.asked[1]?.answer(null)
    expect([is('not verified'), context().phone]).toEqual([true, phone])
  })

  it('Scenario: a verified phone has nothing left to ask', () => {
    const { actor, sms, memory } = start('verified')
    expect(actor.getSnapshot().status).toBe('done')
    expect([sms.asked, memory.asked]).toEqual([[], []])
  })
})
