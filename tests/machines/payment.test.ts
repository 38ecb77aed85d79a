import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate'
import {
  paymentMachine,
  type FoundPayment,
  type PaymentForm,
  type PaymentInput,
  type Purpose,
  type Submitted,
} from '#machines/payment/payment.machine.ts'
import type { PaymentDetail } from '#contract/payment.ts'
import type { SentNumber } from '#machines/sent-form.ts'
import { fields, foundPayment, messageMethod, method, noAccount, numbered } from '#charts/flows/given.ts'
import { desk } from './desk.ts'

type Submission = SentNumber & { purpose: Purpose; id: number; detail: PaymentDetail }

const blank: PaymentForm = { ...numbered, fields, unanswered: false }
const there = { ...noAccount, message: 'Pay there.', page: 'https://pay.example/1' }

function start(input: Partial<PaymentInput> = {}) {
  const form = desk<PaymentForm, { purpose: Purpose; id: number }>()
  const till = desk<Submitted, Submission>()
  const books = desk<FoundPayment | null, SentNumber>()
  const done: unknown[] = []
  const kept: string[] = []
  const clock = new SimulatedClock()
  const machine = paymentMachine.provide({
    actors: {
      'load the fields': form.logic,
      submit: till.logic,
      'ask what became of it': books.logic,
      'watch the tab': fromCallback<AnyEventObject>(() => undefined),
    },
    actions: {
      'show the failure': (_, { failure }) => done.push(failure),
      'show the success': (_, { message }) => done.push(message),
      'show that no data was found': () => done.push('No data found.'),
      'open the payment page': (_, { page }) => done.push(page),
      'keep the number beyond a reload': (_, { attempt }) => kept.push(`kept ${attempt}`),
      'drop the kept number': (_, { attempt }) => kept.push(`dropped ${attempt}`),
    },
  })
  const actor = createActor(machine, {
    input: { purpose: 'deposit', method, title: null, ...input },
    clock,
  }).start()
  const pay = (Amount: number) => actor.send({ type: 'submit', detail: { Amount } })
  return { actor, form, till, books, done, kept, clock, pay }
}

async function withForm(input: Partial<PaymentInput> = {}) {
  const given = start(input)
  await given.form.asked[0]?.answer(blank)
  return given
}

describe(paymentMachine.id, () => {
  it('Scenario: no answer comes; the next attempt asks first, and sends what never arrived under the same number', async () => {
    const { till, books, kept, pay } = await withForm()
    pay(100)
    await till.asked[0]?.fail({ kind: 'no answer' })
    pay(100)
    expect([till.asked.length, books.asked[0]?.input]).toEqual([1, numbered])
    await books.asked[0]?.answer(null)
    expect(till.asked.map(({ input }) => input)).toEqual([
      { ...numbered, purpose: 'deposit', id: 7, detail: { Amount: 100 } },
      { ...numbered, purpose: 'deposit', id: 7, detail: { Amount: 100 } },
    ])
    await till.asked[1]?.answer(there)
    expect(kept).toEqual(['kept 1', 'kept 1', 'dropped 1'])
  })

  it.each([
    { known: { outcome: 'open' } as const, place: { 'paying outside': 'looking' } },
    { known: { outcome: 'paid', page: null } as const, place: 'paid' },
    { known: { outcome: 'declined', page: null } as const, place: 'declined' },
    { known: { outcome: 'open', page: null } as const, place: 'told' },
  ])(
    'Scenario: no answer comes, other entries follow, and the server has the first: $known',
    async ({ known, place }) => {
      const { actor, till, books, done, pay } = await withForm()
      pay(100)
      await till.asked[0]?.fail({ kind: 'no answer' })
      pay(250)
      await books.asked[0]?.answer({ ...foundPayment, ...known })
      expect([till.asked.length, actor.getSnapshot().value]).toEqual([1, place])
      expect(actor.getSnapshot().context).toMatchObject({ amount: 100, reference: 'reference-1' })
      expect(done).toEqual([{ kind: 'no answer' }])
    },
  )

  it.each([{ kind: 'no answer' }, { kind: 'not understood' }, { kind: 'no answer', message: 'Busy.' }])(
    'Scenario: after $kind nothing is sent under a new number, however often it is tried',
    async (failure) => {
      const { till, books, pay } = await withForm()
      pay(100)
      await till.asked[0]?.fail(failure)
      for (const index of [0, 1, 2]) {
        pay(100 + index)
        await books.asked[index]?.answer(null)
        await till.asked[index + 1]?.fail(failure)
      }
      expect(new Set(till.asked.map(({ input }) => `${input.formId}:${input.attempt}`))).toEqual(
        new Set(['form-1:1']),
      )
    },
  )

  it('Scenario: after a reload what was sent is asked for before anything can be entered', async () => {
    const { actor, form, books, till, pay } = start()
    await form.asked[0]?.answer({ ...blank, attempt: 3, unanswered: true })
    expect([actor.getSnapshot().value, books.asked[0]?.input]).toEqual([
      'finding the payment',
      { formId: 'form-1', attempt: 3 },
    ])
    await books.asked[0]?.answer(null)
    expect(actor.getSnapshot().value).toBe('filling in')
    pay(50)
    await books.asked[1]?.answer(null)
    expect(till.asked[0]?.input).toMatchObject({ formId: 'form-1', attempt: 3, detail: { Amount: 50 } })
  })

  const lost = { ...blank, fields: [], unanswered: true }

  it('Scenario: the form is empty after a reload, and the lost payment is looked for all the same: it is shown', async () => {
    const { actor, form, books, done, kept, till } = start()
    await form.asked[0]?.answer(lost)
    expect(books.asked[0]?.input).toEqual(numbered)
    await books.asked[0]?.answer({ ...foundPayment, outcome: 'paid', page: null })
    expect(actor.getSnapshot().value).toBe('paid')
    expect([done, kept, till.asked]).toEqual([[], ['dropped 1'], []])
  })

  it.each([
    { answer: 'never arrived', told: 'No data found.' },
    { answer: 'is not known', told: { kind: 'no answer' } },
  ])(
    'Scenario: the form is empty, and the lost payment $answer: the dialog closes, and its number stays for the next opening',
    async ({ answer, told }) => {
      const { actor, form, books, done, kept, clock } = start()
      await form.asked[0]?.answer(lost)
      await (answer === 'never arrived' ? books.asked[0]?.answer(null) : books.asked[0]?.fail(told))
      expect([actor.getSnapshot().value, done, kept]).toEqual(['failed', [told], []])
      clock.increment(100)
      expect(actor.getSnapshot().status).toBe('done')
    },
  )

  it('Scenario: the form is empty, and the lost payment was declined: trying again says that there is no form', async () => {
    const { actor, form, books, done } = start()
    await form.asked[0]?.answer(lost)
    await books.asked[0]?.answer({ ...foundPayment, outcome: 'declined', page: null })
    actor.send({ type: 'try again' })
    expect([actor.getSnapshot().value, done]).toEqual(['failed', ['No data found.']])
  })

  it('Scenario: the server refuses, and the corrected payment is a new one', async () => {
    const { till, done, pay } = await withForm()
    pay(1)
    await till.asked[0]?.fail({ kind: 'refused', message: 'Too little.', field: 'Amount' })
    pay(100)
    expect(till.asked[1]?.input).toEqual({
      ...numbered,
      attempt: 2,
      purpose: 'deposit',
      id: 7,
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
    await till.asked[0]?.answer(there)
    actor.send({ type: 'continue to the payment' })
    expect(done).toEqual(['https://pay.example/1', 'Pay there.', 'https://pay.example/1'])
    expect(actor.getSnapshot().matches('paying outside')).toBe(true)
  })

  it('Scenario: while it is paid outside, it is asked for at once, every five seconds, and when a notification comes', async () => {
    const { actor, till, books, clock, pay } = await withForm()
    pay(100)
    await till.asked[0]?.answer(there)
    await books.asked[0]?.answer(foundPayment)
    expect(actor.getSnapshot().context).toMatchObject({ reference: 'reference-1', page: there.page })
    clock.increment(4_999)
    expect(books.asked).toHaveLength(1)
    clock.increment(1)
    await books.asked[1]?.fail({ kind: 'no answer' })
    actor.send({ type: 'hub.notified' })
    await books.asked[2]?.answer({ ...foundPayment, outcome: 'paid', page: null, balance: 350 })
    expect(actor.getSnapshot().value).toBe('paid')
    expect(actor.getSnapshot().context).toMatchObject({ amount: 100, balance: 350 })
    clock.increment(60_000)
    expect(books.asked).toHaveLength(3)
  })

  it('Scenario: in a hidden tab nothing is asked; who comes back is told at once', async () => {
    const { actor, till, books, clock, pay } = await withForm()
    pay(100)
    await till.asked[0]?.answer(there)
    actor.send({ type: 'tab.hidden' })
    clock.increment(60_000)
    actor.send({ type: 'hub.notified' })
    expect(books.asked).toHaveLength(1)
    actor.send({ type: 'tab.shown' })
    await books.asked[1]?.answer({ ...foundPayment, outcome: 'declined', page: null, message: 'Declined.' })
    expect(actor.getSnapshot().value).toBe('declined')
    actor.send({ type: 'try again' })
    pay(100)
    expect(till.asked[1]?.input).toMatchObject({ formId: 'form-1', attempt: 2 })
  })

  it('Scenario: a withdrawal is told and its dialog closes after half a second', async () => {
    const { actor, till, done, clock, pay } = await withForm({ purpose: 'withdraw', title: 'Withdraw' })
    pay(100)
    await till.asked[0]?.answer({ ...there, message: 'On its way.' })
    clock.increment(499)
    expect(actor.getSnapshot().value).toBe('withdrawn')
    clock.increment(1)
    expect(actor.getSnapshot().status).toBe('done')
    expect(done).toEqual(['On its way.'])
  })

  it('Scenario: a withdrawal whose answer was lost is found paid out: it is told as a withdrawal', async () => {
    const { actor, till, books, pay } = await withForm({ purpose: 'withdraw', title: 'Withdraw' })
    pay(100)
    await till.asked[0]?.fail({ kind: 'no answer' })
    pay(100)
    await books.asked[0]?.answer({ ...foundPayment, outcome: 'paid', page: null })
    expect(actor.getSnapshot().value).toBe('told')
  })

  it('Scenario: the method has no fields, so the player is told and the dialog closes after 100 ms', async () => {
    const { actor, form, done, clock } = start()
    await form.asked[0]?.answer({ ...blank, fields: [] })
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
