import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { PaymentForm, PaymentInput, Purpose, Submitted } from '#machines/payment/payment.setup.ts'
import type { PaymentDetail } from '#contract/payment.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { fields, messageMethod, method } from '#tests/paths/given.ts'
import { desk } from './desk.ts'

type Submission = { purpose: Purpose; id: number; formId: string; attempt: number; detail: PaymentDetail }

function start(input: Partial<PaymentInput> = {}) {
  const form = desk<PaymentForm, { purpose: Purpose; id: number }>()
  const till = desk<Submitted, Submission>()
  const done: unknown[] = []
  const clock = new SimulatedClock()
  const machine = paymentMachine.provide({
    actors: { 'load the fields': form.logic, submit: till.logic },
    actions: {
      'show the failure': (_, { failure }) => done.push(failure),
      'show the success': (_, { message }) => done.push(message),
      'show that no data was found': () => done.push('No data found.'),
      'open the payment page': (_, { page }) => done.push(page),
    },
  })
  const actor = createActor(machine, {
    input: { purpose: 'deposit', method, title: null, ...input },
    clock,
  }).start()
  const pay = (Amount: number) => actor.send({ type: 'submit', detail: { Amount } })
  return { actor, form, till, done, clock, pay }
}

async function withForm(input: Partial<PaymentInput> = {}) {
  const given = start(input)
  await given.form.asked[0]?.answer({ formId: 'form-1', fields })
  return given
}

describe(paymentMachine.id, () => {
  it('Scenario: no answer comes, and the same payment is repeated under the same number', async () => {
    const { till, pay } = await withForm()
    pay(100)
    await till.asked[0]?.fail({ kind: 'no answer' })
    pay(100)
    expect(till.asked.map(({ input }) => input)).toEqual([
      { purpose: 'deposit', id: 7, formId: 'form-1', attempt: 1, detail: { Amount: 100 } },
      { purpose: 'deposit', id: 7, formId: 'form-1', attempt: 1, detail: { Amount: 100 } },
    ])
  })

  it('Scenario: the server refuses, and the corrected payment is a new one', async () => {
    const { till, done, pay } = await withForm()
    pay(1)
    await till.asked[0]?.fail({ kind: 'refused', message: 'Too little.', field: 'Amount' })
    pay(100)
    expect(till.asked[1]?.input).toEqual({
      purpose: 'deposit',
      id: 7,
      formId: 'form-1',
      attempt: 2,
      detail: { Amount: 100 },
    })
    expect(done).toEqual([{ kind: 'refused', message: 'Too little.', field: 'Amount' }])
  })

  it('Scenario: a double click submits once', async () => {
    const { till, pay } = await withForm()
    pay(100)
    pay(100)
    expect(till.asked).toHaveLength(1)
  })

  it('Scenario: a deposit is paid outside, and the page can be opened again', async () => {
    const { actor, till, done, pay } = await withForm()
    pay(100)
    await till.asked[0]?.answer({ message: 'Pay there.', page: 'https://pay.example/1' })
    actor.send({ type: 'continue to the payment' })
    expect(done).toEqual(['https://pay.example/1', 'Pay there.', 'https://pay.example/1'])
    expect(actor.getSnapshot().matches('paying outside')).toBe(true)
  })

  it('Scenario: a withdrawal is told and its dialog closes after half a second', async () => {
    const { actor, till, done, clock, pay } = await withForm({ purpose: 'withdraw', title: 'Withdraw' })
    pay(100)
    await till.asked[0]?.answer({ message: 'On its way.', page: 'https://not.opened.example' })
    clock.increment(499)
    expect(actor.getSnapshot().value).toBe('withdrawn')
    clock.increment(1)
    expect(actor.getSnapshot().status).toBe('done')
    expect(done).toEqual(['On its way.'])
  })

  it('Scenario: the method has no fields, so the player is told and the dialog closes after 100 ms', async () => {
    const { actor, form, done, clock } = start()
    await form.asked[0]?.answer({ formId: 'form-1', fields: [] })
    expect(done).toEqual(['No data found.'])
    clock.increment(99)
    expect(actor.getSnapshot().value).toBe('failed')
    clock.increment(1)
    expect(actor.getSnapshot().status).toBe('done')
  })

  it('Scenario: a method that is a message asks the server for nothing', () => {
    const { actor, form } = start({ method: messageMethod })
    expect(form.asked).toEqual([])
    expect(actor.getSnapshot().context.message).toBe('Lütfen bizi arayın.')
    expect(actor.getSnapshot().value).toBe('told')
  })
})
