import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { CallRequestForm } from '#contract/cms.ts'
import { callRequestMachine } from '#machines/call-request/call-request.machine.ts'
import { desk } from './desk.ts'

const form: CallRequestForm = { phone: '905551112233', message: 'Tomorrow at three.' }

function start() {
  const operator = desk<{ message: string }, { from: 'visitor' | 'player'; form: CallRequestForm }>()
  const done: unknown[] = []
  const machine = callRequestMachine.provide({
    actors: { 'save the request': operator.logic },
    actions: {
      'show the failure': (_, { failure }) => done.push(failure),
      'show the success': (_, { message }) => done.push(message),
    },
  })
  const actor = createActor(machine, { input: { from: 'player', phone: form.phone } }).start()
  return { actor, operator, done }
}

describe(callRequestMachine.id, () => {
  it('Scenario: a double click is one request, and the dialog is done when it is saved', async () => {
    const { actor, operator, done } = start()
    expect(actor.getSnapshot().context.phone).toBe(form.phone)
    actor.send({ type: 'save the request', form })
    actor.send({ type: 'save the request', form })
    expect(operator.asked.map(({ input }) => input)).toEqual([{ from: 'player', form }])
    await operator.asked[0]?.answer({ message: 'We will call.' })
    expect(actor.getSnapshot().status).toBe('done')
    expect(done).toEqual(['We will call.'])
  })

  it('Scenario: a refusal stands beside the form until the next attempt', async () => {
    const { actor, operator, done } = start()
    const refusal = { kind: 'refused', message: 'Too many.' } as const
    actor.send({ type: 'save the request', form })
    await operator.asked[0]?.fail(refusal)
    expect(actor.getSnapshot().context.failure).toEqual(refusal)
    expect(done).toEqual([refusal])
    actor.send({ type: 'save the request', form })
    expect(actor.getSnapshot().context.failure).toBeNull()
    expect(actor.getSnapshot().matches('saving')).toBe(true)
  })
})
