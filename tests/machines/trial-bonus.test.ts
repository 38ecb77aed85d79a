import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { trialBonusMachine } from '#machines/trial-bonus/trial-bonus.machine.ts'
import { desk } from './desk.ts'

function start() {
  const gift = desk<{ message: string }>()
  const done: unknown[] = []
  const clock = new SimulatedClock()
  const machine = trialBonusMachine.provide({
    actors: { 'claim the trial bonus': gift.logic },
    actions: {
      'show the failure': (_, { failure }) => done.push(failure),
      'show the success': (_, { message }) => done.push(message),
      'throw the confetti': () => done.push('confetti'),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return { actor, gift, done, clock }
}

describe(trialBonusMachine.id, () => {
  it('Scenario: a double click claims it once, with confetti, and after a second it is closed', async () => {
    const { actor, gift, clock, done } = start()
    actor.send({ type: 'claim the trial bonus' })
    actor.send({ type: 'claim the trial bonus' })
    expect(gift.asked).toHaveLength(1)
    await gift.asked[0]?.answer({ message: 'Yours.' })
    expect(done).toEqual(['confetti', 'Yours.'])
    clock.increment(999)
    expect(actor.getSnapshot().value).toBe('claimed')
    clock.increment(1)
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', output: { end: 'claimed' } })
  })

  it('Scenario: refused, the player reads why, tries again, and then has it', async () => {
    const { actor, gift, clock, done } = start()
    const refusal = { kind: 'refused', message: 'Not now.' } as const
    actor.send({ type: 'claim the trial bonus' })
    await gift.asked[0]?.fail(refusal)
    expect(actor.getSnapshot()).toMatchObject({ value: 'refused', context: { failure: refusal } })
    expect(done).toEqual([refusal])
    actor.send({ type: 'claim the trial bonus' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'claiming', context: { failure: null } })
    await gift.asked[1]?.answer({ message: 'Yours.' })
    clock.increment(1_000)
    expect(actor.getSnapshot().output).toEqual({ end: 'claimed' })
  })

  it('Scenario: refused, the player goes on without it', async () => {
    const { actor, gift } = start()
    actor.send({ type: 'claim the trial bonus' })
    await gift.asked[0]?.fail({ kind: 'no answer' })
    actor.send({ type: 'go on without the trial bonus' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'left', output: { end: 'left' } })
  })

  it('Scenario: only who was refused goes on without it', () => {
    const { actor } = start()
    actor.send({ type: 'go on without the trial bonus' })
    expect(actor.getSnapshot().value).toBe('offered')
  })

  it('Scenario: a dialog that is closed while the claim is on its way gives the question up, and says nothing', () => {
    const signals: AbortSignal[] = []
    const actor = createActor(
      trialBonusMachine.provide({
        actors: {
          'claim the trial bonus': fromPromise(({ signal }) => {
            signals.push(signal)
            return new Promise<{ message: string }>(() => undefined)
          }),
        },
      }),
    ).start()
    actor.send({ type: 'claim the trial bonus' })
    actor.stop()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})
