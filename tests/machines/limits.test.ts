import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { limit, reviewDue, standingWith } from '#charts/flows/protection.given.ts'
import type { LimitsStanding } from '#contract/protection.ts'
import { limitsMachine } from '#machines/limits/limits.machine.ts'
import { desk } from './desk.ts'

function start() {
  const load = desk<LimitsStanding>()
  const keep = desk<unknown>()
  const told: unknown[] = []
  const machine = limitsMachine.provide({
    actors: { 'load the limits': load.logic, 'keep the limits': keep.logic },
    actions: { 'show the failure': (_, { failure }) => told.push(failure.kind) },
  })
  return { actor: createActor(machine).start(), load, keep, told }
}

describe(limitsMachine.id, () => {
  it('Scenario: the limits do not come, and are asked for again', async () => {
    const { actor, load } = start()
    await load.asked[0]?.fail({ kind: 'no answer' })
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'no answer' })
    actor.send({ type: 'try again' })
    await load.asked[1]?.answer(standingWith(limit))
    expect(actor.getSnapshot().context).toEqual({ standing: standingWith(limit), failure: null })
    expect(actor.getSnapshot().matches('showing')).toBe(true)
  })

  it('Scenario: limits that were not looked at for months are kept as they are, once the server has noted it', async () => {
    const { actor, load, keep, told } = start()
    await load.asked[0]?.answer(reviewDue)
    expect(actor.getSnapshot().hasTag('review')).toBe(true)
    actor.send({ type: 'keep the limits' })
    await keep.asked[0]?.fail({ kind: 'no answer' })
    expect(told).toEqual(['no answer'])
    expect(actor.getSnapshot().matches('reviewing')).toBe(true)
    actor.send({ type: 'keep the limits' })
    actor.send({ type: 'keep the limits' })
    await keep.asked[1]?.answer(undefined)
    expect(keep.asked).toHaveLength(2)
    expect(actor.getSnapshot().hasTag('review')).toBe(false)
  })
})
