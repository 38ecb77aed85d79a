import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { numberStepperMachine, type Direction } from '#machines/number-stepper/number-stepper.machine.ts'

function hold() {
  const clock = new SimulatedClock()
  const steps: Direction[] = []
  const machine = numberStepperMachine.provide({
    actions: { 'take a step': (_, { by }) => void steps.push(by) },
  })
  const actor = createActor(machine, { input: { field: 'amount' }, clock }).start()
  return { actor, clock, steps }
}

describe(numberStepperMachine.id, () => {
  it('Scenario: a press is one step; held, it repeats after 500 ms and then every 40 ms', () => {
    const { actor, clock, steps } = hold()
    const taken = () => steps.splice(0).length
    actor.send({ type: 'press', by: 1 })
    expect(taken()).toBe(1)
    clock.increment(499)
    expect(taken()).toBe(0)
    clock.increment(1)
    expect(taken()).toBe(1)
    clock.increment(39)
    expect(taken()).toBe(0)
    for (let repeats = 0; repeats < 25; repeats++) clock.increment(40)
    expect(taken()).toBe(25)
    actor.send({ type: 'release' })
    clock.increment(10_000)
    expect(taken()).toBe(0)
  })

  it('Scenario: the other direction is pressed while the first is held: the last press counts', () => {
    const { actor, clock, steps } = hold()
    actor.send({ type: 'press', by: 1 })
    clock.increment(500)
    actor.send({ type: 'press', by: -1 })
    clock.increment(499)
    expect(steps).toEqual([1, 1, -1])
    clock.increment(1)
    expect(steps).toEqual([1, 1, -1, -1])
  })

  it('Scenario: the bound ends it; that of the other direction does not', () => {
    const { actor, clock, steps } = hold()
    actor.send({ type: 'press', by: -1 })
    actor.send({ type: 'number.bound reached', by: 1 })
    clock.increment(500)
    actor.send({ type: 'number.bound reached', by: -1 })
    clock.increment(1_000)
    expect(steps).toEqual([-1, -1])
    expect(actor.getSnapshot().value).toBe('idle')
  })
})
