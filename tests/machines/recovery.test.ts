import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { NewPassword } from '#contract/auth.ts'
import { recoveryMachine, type Told } from '#machines/recovery/recovery.machine.ts'
import { desk } from './desk.ts'

const username = 'ayse70'
const code = '12345678'
const form = { password: 'lale-2026', password2: 'lale-2026' }

function start() {
  const post = desk<Told, { username: string }>()
  const check = desk<Told, { username: string; code: string }>()
  const change = desk<Told, { username: string; code: string } & NewPassword>()
  const shown: unknown[] = []
  const clock = new SimulatedClock()
  const machine = recoveryMachine.provide({
    actors: {
      'send the code': post.logic,
      'check the code': check.logic,
      'change the password': change.logic,
    },
    actions: {
      'show the failure': (_, { failure }) => shown.push(failure.kind),
      'show the success': (_, { message }) => shown.push(message),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return { actor, post, check, change, shown, clock, value: () => actor.getSnapshot().value }
}

async function withCode() {
  const given = start()
  given.actor.send({ type: 'send the code', username })
  await given.post.asked[0]?.answer({ message: 'Sent.' })
  return given
}

async function withRightCode() {
  const given = await withCode()
  given.actor.send({ type: 'check the code', code })
  await given.check.asked[0]?.answer({ message: 'Right.' })
  return given
}

describe(recoveryMachine.id, () => {
  it('Scenario: a forgotten password is changed, and a second later the login opens', async () => {
    const { actor, post, check, change, shown, clock, value } = await withRightCode()
    actor.send({ type: 'change the password', form })
    await change.asked[0]?.answer({ message: 'Changed.' })
    expect([post, check, change].map(({ asked }) => asked.map(({ input }) => input))).toEqual([
      [{ username }],
      [{ username, code }],
      [{ username, code, ...form }],
    ])
    expect(shown).toEqual(['Sent.', 'Right.', 'Changed.'])
    clock.increment(999)
    expect(value()).toBe('done')
    clock.increment(1)
    expect(actor.getSnapshot().status).toBe('done')
  })

  it('Scenario: the server sends no code, and the username can be corrected', async () => {
    const { actor, post, shown, value } = start()
    actor.send({ type: 'send the code', username: 'ayse' })
    await post.asked[0]?.fail({ kind: 'refused', message: 'Too many.' })
    expect([value(), shown, actor.getSnapshot().context.failure]).toEqual([
      'asking for the username',
      ['refused'],
      { kind: 'refused', message: 'Too many.' },
    ])
    actor.send({ type: 'send the code', username })
    expect([post.asked[1]?.input, actor.getSnapshot().context.failure]).toEqual([{ username }, null])
  })

  it('Scenario: a wrong code stays where it was typed, and another one goes on', async () => {
    const { actor, check, value } = await withCode()
    actor.send({ type: 'check the code', code: '11111111' })
    await check.asked[0]?.fail({ kind: 'refused', message: 'Wrong.', field: 'code' })
    expect(value()).toBe('asking for the code')
    actor.send({ type: 'check the code', code })
    await check.asked[1]?.answer({ message: '' })
    expect(value()).toBe('asking for a new password')
  })

  it('Scenario: the network is lost while the password changes; it can be sent again with the same code', async () => {
    const { actor, change, value } = await withRightCode()
    actor.send({ type: 'change the password', form })
    await change.asked[0]?.fail({ kind: 'no answer' })
    expect(value()).toBe('asking for a new password')
    actor.send({ type: 'change the password', form })
    expect(change.asked[1]?.input).toEqual({ username, code, ...form })
  })

  it('Scenario: the username was mistyped, and the way back from the code leads to it', async () => {
    const { actor, check, value } = await withCode()
    actor.send({ type: 'check the code', code })
    await check.asked[0]?.fail({ kind: 'refused', message: 'Wrong.', field: 'code' })
    actor.send({ type: 'go back' })
    expect([value(), actor.getSnapshot().context]).toEqual([
      'asking for the username',
      { username, code: '', failure: null },
    ])
  })

  it('Scenario: the code is too old for the new password, and it begins again with the same username', async () => {
    const { actor, change, value } = await withRightCode()
    actor.send({ type: 'change the password', form })
    await change.asked[0]?.fail({ kind: 'refused', message: 'Expired.', field: 'code' })
    actor.send({ type: 'begin again' })
    expect([value(), actor.getSnapshot().context]).toEqual([
      'asking for the username',
      { username, code: '', failure: null },
    ])
  })

  it('Scenario: a second press while the code is on its way asks nothing', () => {
    const { actor, post } = start()
    actor.send({ type: 'send the code', username })
    actor.send({ type: 'send the code', username })
    expect(post.asked).toHaveLength(1)
  })

  it('Scenario: neither password is kept', async () => {
    const { actor, change } = await withRightCode()
    actor.send({ type: 'change the password', form })
    await change.asked[0]?.answer({ message: '' })
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(form.password)
    expect(actor.getSnapshot().context.code).toBe('')
  })
})
