import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ChangePasswordForm } from '#contract/customer.ts'
import {
  changePasswordMachine,
  type PasswordChanged,
} from '#machines/change-password/change-password.machine.ts'
import { desk } from './desk.ts'

const form = { oldPassword: 'lale-1970', password: 'lale-2026', confirmPassword: 'lale-2026' }

function start() {
  const server = desk<PasswordChanged, ChangePasswordForm>()
  const shown: unknown[] = []
  const machine = changePasswordMachine.provide({
    actors: { 'change the password': server.logic },
    actions: {
      'show the failure': (_, { failure }) => shown.push(failure.kind),
      'show the success': (_, { message }) => shown.push(message),
    },
  })
  return { actor: createActor(machine).start(), server, shown }
}

describe(changePasswordMachine.id, () => {
  it('Scenario: the old password is wrong, and after it the right one is taken', async () => {
    const { actor, server, shown } = start()
    const refusal = { kind: 'refused', message: 'Wrong.', field: 'oldPassword' }
    actor.send({ type: 'change the password', form })
    await server.asked[0]?.fail(refusal)
    expect(actor.getSnapshot()).toMatchObject({ value: 'filling in', context: { failure: refusal } })
    actor.send({ type: 'change the password', form })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await server.asked[1]?.answer({ message: 'Changed.' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'changed', status: 'active' })
    expect(shown).toEqual(['refused', 'Changed.'])
  })

  it('Scenario: pressed twice, the password is changed once', () => {
    const { actor, server } = start()
    actor.send({ type: 'change the password', form })
    actor.send({ type: 'change the password', form })
    expect(server.asked.map(({ input }) => input)).toEqual([form])
  })

  it('Scenario: no password stays in the machine', async () => {
    const { actor, server } = start()
    actor.send({ type: 'change the password', form })
    await server.asked[0]?.fail({ kind: 'no answer' })
    expect(actor.getSnapshot().context).toEqual({ failure: { kind: 'no answer' } })
  })
})
