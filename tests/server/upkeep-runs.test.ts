import { describe, expect, test } from 'vitest'
import { startUpkeep, upkeepEvery } from '#server/upkeep/upkeep.ts'
import { SimulatedClock } from '#tests/hub/simulated-clock.ts'
import { Witness } from '#tests/hub/witness.ts'

describe('the runs of the upkeep', () => {
  test('Scenario: one at once, one every ten minutes, none after the stop; a chore that fails keeps no other from running', async () => {
    const clock = new SimulatedClock()
    const rounds = new Witness<string>()
    const told = new Witness<string>()
    const log = {
      debug: (_facts: object, sentence: string) => told.note(sentence),
      warn: (_facts: object, sentence: string) => told.note(sentence),
    }
    const stop = startUpkeep({
      clock,
      log,
      every: upkeepEvery,
      chores: {
        async rows() {
          rounds.note('round')
          if (rounds.items.length === 1) throw new Error('the database is away')
          return {}
        },
        bonuses: async () => 1,
      },
    })
    expect(await told.first(2)).toEqual(['upkeep failed', 'upkeep done'])
    await expect.poll(() => clock.awaits(upkeepEvery), { interval: 2 }).toBe(true)
    clock.pass(10 * 60_000 - 1)
    expect(rounds.items).toHaveLength(1)
    clock.pass(1)
    expect(await told.first(4)).toEqual(['upkeep failed', 'upkeep done', 'upkeep done', 'upkeep done'])
    await stop()
    clock.pass(upkeepEvery)
    expect(rounds.items).toHaveLength(2)
  })
})
