import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Bonus } from '#contract/bonus.ts'
import { bonusesMachine } from '#machines/bonuses/bonuses.machine.ts'
import { activeBonus, offer } from '#charts/flows/given.ts'
import { desk } from './desk.ts'

const noAnswer = { kind: 'no answer' } as const

describe(bonusesMachine.id, () => {
  it('Scenario: the bonuses do not come, and are asked for again', async () => {
    const load = desk<Bonus[]>()
    const actor = createActor(bonusesMachine.provide({ actors: { 'load the bonuses': load.logic } })).start()
    await load.asked[0]?.fail(noAnswer)
    expect(actor.getSnapshot().context.failure).toEqual(noAnswer)
    actor.send({ type: 'try again' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await load.asked[1]?.answer([activeBonus, offer])
    expect(actor.getSnapshot().context.list).toEqual([activeBonus, offer])
    expect(actor.getSnapshot().matches('list')).toBe(true)
  })

  it('Scenario: there is no bonus', async () => {
    const load = desk<Bonus[]>()
    const actor = createActor(bonusesMachine.provide({ actors: { 'load the bonuses': load.logic } })).start()
    await load.asked[0]?.answer([])
    expect(actor.getSnapshot().matches('nothing found')).toBe(true)
  })
})
