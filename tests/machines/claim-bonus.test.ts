import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  claimBonusMachine,
  type Claim,
  type Offers,
  type SentClaim,
} from '#machines/claim-bonus/claim-bonus.machine.ts'
import type { KeptNumber } from '#machines/sent-form.ts'
import { offer } from '#charts/flows/given.ts'
import { desk } from './desk.ts'

const noAnswer = { kind: 'no answer' } as const
const refused = { kind: 'refused', message: 'You have already claimed this bonus.' } as const
const other = { ...offer, id: 9 }
const nothingSent = { attempt: 1, unanswered: [] }
const both: Offers = { formId: 'form-1', ...nothingSent, offers: [offer, other] }
const next: Offers = { formId: 'form-2', ...nothingSent, offers: [other] }

const sent = (claim: Partial<SentClaim>): SentClaim => ({
  id: offer.id,
  formId: 'form-1',
  attempt: 1,
  arrived: false,
  ...claim,
})

function start(chosen: number | null = null) {
  const load = desk<Offers>()
  const claim = desk<{ message: string }, Claim>()
  const told: unknown[] = []
  const numbers: [string, KeptNumber][] = []
  const machine = claimBonusMachine.provide({
    actors: { 'load the offers': load.logic, 'claim the bonus': claim.logic },
    actions: {
      'show the failure': (_, { failure }) => told.push(failure),
      'show the success': (_, { message }) => told.push(message),
      'keep the number beyond a reload': (_, number) => numbers.push(['kept', number]),
      'drop the kept number': (_, number) => numbers.push(['dropped', number]),
    },
  })
  const actor = createActor(machine, { input: { chosen } }).start()
  const now = () => actor.getSnapshot()
  return { actor, load, claim, told, numbers, now }
}

describe(claimBonusMachine.id, () => {
  it('Scenario: a bonus is chosen, noted and claimed, and another one follows', async () => {
    const { actor, load, claim, told, now } = start()
    await load.asked[0]?.answer(both)
    actor.send({ type: 'choose the bonus', id: 404 })
    expect(now().matches('choosing')).toBe(true)
    actor.send({ type: 'choose the bonus', id: offer.id })
    actor.send({ type: 'claim the bonus', form: { note: 'yesterday' } })
    actor.send({ type: 'claim the bonus', form: {} })
    expect(claim.asked.map(({ input }) => input)).toEqual([
      { id: offer.id, note: 'yesterday', formId: 'form-1', attempt: 1 },
    ])
    await claim.asked[0]?.answer({ message: 'Taken.' })
    expect(told).toEqual(['Taken.'])
    expect([now().matches('claimed'), now().context.message]).toEqual([true, 'Taken.'])
    actor.send({ type: 'claim another' })
    await load.asked[1]?.answer(next)
    expect([now().matches('choosing'), now().context.offers]).toEqual([true, [other]])
  })

  it('Scenario: the claim is not answered; claimed again, it is asked for first and sent under the same number', async () => {
    const { actor, load, claim, told, numbers, now } = start(offer.id)
    await load.asked[0]?.answer(both)
    actor.send({ type: 'claim the bonus', form: { note: 'yesterday' } })
    await claim.asked[0]?.fail(noAnswer)
    expect(now()).toMatchObject({
      value: 'noting',
      context: { failure: noAnswer, form: { note: 'yesterday' } },
    })
    actor.send({ type: 'claim the bonus', form: {} })
    expect(now()).toMatchObject({ value: 'finding the claim', context: { failure: null } })
    await load.asked[1]?.answer({ ...both, unanswered: [sent({})] })
    await claim.asked[1]?.fail(refused)
    actor.send({ type: 'claim the bonus', form: {} })
    expect(claim.asked.map(({ input }) => input.attempt)).toEqual([1, 1, 2])
    expect(told).toEqual([noAnswer, refused])
    const number = { purpose: 'claim', id: offer.id, formId: 'form-1', attempt: 1 }
    expect(numbers).toEqual([
      ['kept', number],
      ['kept', number],
      ['dropped', number],
      ['kept', { ...number, attempt: 2 }],
    ])
  })

  it('Scenario: the claim is not answered, but has arrived; claimed again, it is shown and not sent', async () => {
    const { actor, load, claim, numbers, now } = start(offer.id)
    await load.asked[0]?.answer(both)
    actor.send({ type: 'claim the bonus', form: {} })
    await claim.asked[0]?.fail(noAnswer)
    actor.send({ type: 'claim the bonus', form: { note: 'again' } })
    await load.asked[1]?.answer({
      ...both,
      offers: [other],
      unanswered: [sent({ arrived: true })],
    })
    expect(now().value).toBe('claimed')
    expect(claim.asked).toHaveLength(1)
    expect(numbers.at(-1)).toEqual([
      'dropped',
      { purpose: 'claim', id: offer.id, formId: 'form-1', attempt: 1 },
    ])
  })

  it('Scenario: the claim is not answered, and another bonus is claimed in its place: it is sent at once', async () => {
    const { actor, load, claim } = start(offer.id)
    await load.asked[0]?.answer(both)
    actor.send({ type: 'claim the bonus', form: {} })
    await claim.asked[0]?.fail(noAnswer)
    actor.send({ type: 'choose another' })
    actor.send({ type: 'choose the bonus', id: other.id })
    actor.send({ type: 'claim the bonus', form: {} })
    expect(claim.asked.map(({ input }) => input.id)).toEqual([offer.id, other.id])
    expect(load.asked).toHaveLength(1)
  })

  it('Scenario: another bonus is refused while an answer is missing: the first is sent again under its own number', async () => {
    const { actor, load, claim, numbers } = start(offer.id)
    await load.asked[0]?.answer(both)
    actor.send({ type: 'claim the bonus', form: {} })
    await claim.asked[0]?.fail(noAnswer)
    actor.send({ type: 'choose another' })
    actor.send({ type: 'choose the bonus', id: other.id })
    actor.send({ type: 'claim the bonus', form: {} })
    await claim.asked[1]?.fail(refused)
    actor.send({ type: 'choose another' })
    await load.asked[1]?.answer({ ...both, formId: 'form-2', unanswered: [sent({})] })
    actor.send({ type: 'choose the bonus', id: offer.id })
    actor.send({ type: 'claim the bonus', form: {} })
    await load.asked[2]?.answer({ ...both, unanswered: [sent({})] })
    const first = { id: offer.id, formId: 'form-1', attempt: 1 }
    expect(claim.asked.map(({ input }) => input)).toEqual([first, { ...first, id: other.id }, first])
    expect(numbers.filter(([what]) => what === 'dropped')).toEqual([
      ['dropped', { purpose: 'claim', ...first, id: other.id }],
    ])
  })

  it('Scenario: two claims lack their answers; the one that is looked for is sent again, though the other has arrived', async () => {
    const { actor, load, claim, now } = start(offer.id)
    await load.asked[0]?.answer(both)
    actor.send({ type: 'claim the bonus', form: {} })
    await claim.asked[0]?.fail(noAnswer)
    const unanswered = [sent({ id: other.id, arrived: true }), sent({})]
    actor.send({ type: 'claim the bonus', form: {} })
    await load.asked[1]?.answer({ ...both, offers: [offer], unanswered })
    expect(now().value).toBe('claiming')
    await claim.asked[1]?.answer({ message: 'Taken.' })
    actor.send({ type: 'claim another' })
    await load.asked[2]?.answer({ ...next, offers: [], unanswered: unanswered.slice(0, 1) })
    expect(now().value).toBe('claimed')
    expect(claim.asked.map(({ input }) => input.id)).toEqual([offer.id, offer.id])
  })

  it('Scenario: a bonus that the player cannot have now is not chosen, by its address neither', async () => {
    const late = { ...other, refusal: 'Only after a deposit.' }
    const { actor, load, now } = start(late.id)
    await load.asked[0]?.answer({ ...both, offers: [offer, late] })
    expect(now().value).toBe('choosing')
    actor.send({ type: 'choose the bonus', id: late.id })
    expect(now().value).toBe('choosing')
  })

  it.each([
    ['nothing is', [], 'nothing offered'],
    ['another one is', [other], 'choosing'],
  ] as const)(
    'Scenario: the claim is not answered, and its bonus is not offered any more: %s',
    async (_, offers, then) => {
      const { actor, load, claim, now } = start(offer.id)
      await load.asked[0]?.answer(both)
      actor.send({ type: 'claim the bonus', form: {} })
      await claim.asked[0]?.fail(noAnswer)
      actor.send({ type: 'claim the bonus', form: {} })
      await load.asked[1]?.fail(noAnswer)
      expect(now()).toMatchObject({ value: 'noting', context: { failure: noAnswer } })
      actor.send({ type: 'claim the bonus', form: {} })
      await load.asked[2]?.answer({ ...both, offers: [...offers] })
      expect(now().value).toBe(then)
      expect(claim.asked).toHaveLength(1)
    },
  )

  it('Scenario: the page was reloaded while the claim was sent: it is found, or sent under the same number', async () => {
    const found = start()
    await found.load.asked[0]?.answer({ ...next, unanswered: [sent({ arrived: true })] })
    expect(found.now().value).toBe('claimed')
    const lost = start(offer.id)
    await lost.load.asked[0]?.answer({ ...next, unanswered: [sent({ attempt: 3 })], offers: both.offers })
    lost.actor.send({ type: 'claim the bonus', form: {} })
    await lost.load.asked[1]?.answer({ ...next, unanswered: [sent({ attempt: 3 })], offers: both.offers })
    expect(lost.claim.asked.map(({ input }) => input)).toEqual([
      { id: offer.id, formId: 'form-1', attempt: 3 },
    ])
  })

  it('Scenario: the server refuses, its sentence stays, and choosing another asks what is on offer now', async () => {
    const { actor, load, claim, now } = start(offer.id)
    await load.asked[0]?.answer(both)
    expect(now().matches('noting')).toBe(true)
    actor.send({ type: 'claim the bonus', form: {} })
    await claim.asked[0]?.fail(refused)
    expect(now().context.failure).toEqual(refused)
    actor.send({ type: 'choose another' })
    await load.asked[1]?.answer(next)
    expect([now().matches('choosing'), now().context.offers]).toEqual([true, [other]])
  })

  it('Scenario: the preselected bonus is no longer on offer, so the player chooses one', async () => {
    const { load, now } = start(404)
    await load.asked[0]?.answer(both)
    expect([now().matches('choosing'), now().context.chosen]).toEqual([true, null])
  })

  it('Scenario: the preselected bonus is still chosen when the offers come at the second try', async () => {
    const { actor, load, now } = start(other.id)
    await load.asked[0]?.fail(noAnswer)
    expect(now().context.failure).toEqual(noAnswer)
    actor.send({ type: 'try again' })
    await load.asked[1]?.answer(both)
    expect([now().matches('noting'), now().context.chosen]).toEqual([true, other.id])
  })
})
