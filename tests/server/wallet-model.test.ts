import { randomInt } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expireBonuses } from '#server/bonus/expire.ts'
import { proveLedger } from './setup/player.ts'
import { foundOf, standingOf, totals } from './wallet-model/compared.ts'
import { deedOf, modelled, type Script } from './wallet-model/modelled.ts'
import { gather, performed } from './wallet-model/performed.ts'
import { startPlatform, type Platform } from './wallet-model/platform.ts'
import { people, sequence, startingCash, type Step } from './wallet-model/steps.ts'
import { signIn } from './wallet-model/upkeep.ts'
import { day, move, newWorld, offers, type World } from './wallet-model/world.ts'

/** Sequences per database: each proof reads the whole ledger. */
const batch = 50
/** A normal run always tries the same sequences; the nightly run takes a random seed. */
const everyRun = 300
const firstSeed = 4
const sequences = Number(process.env['SEQUENCES'] ?? everyRun)
const seed = Number(process.env['SEED'] ?? (sequences === everyRun ? firstSeed : randomInt(2 ** 30)))
/** Milliseconds for a batch, including the shrinking of a failed sequence. */
const patience = 240_000

let played = 0

function newPeople(world: World): void {
  for (let who = 0; who < people; who++) {
    world.people.push({ signIns: [], bonuses: [], rounds: new Map(), requests: new Map() })
    signIn(world, who)
    move(world, { 'payments sandbox': -startingCash, [`cash ${who}`]: startingCash })
  }
}

/** Expires the bonuses of earlier players, so that none expires during this sequence. */
async function leaveNothing({ clock, parts }: Platform): Promise<void> {
  clock.pass(Math.max(...offers.map(({ days }) => days)) * day)
  await expireBonuses(parts)
}

async function follow(place: Platform, steps: readonly Step[]): Promise<void> {
  await leaveNothing(place)
  const before = await totals(place.pool)
  const cast = await gather(place, `s${++played}`)
  const world = newWorld(place.clock.now().getTime())
  newPeople(world)
  const script: Script = { calls: [], named: 0 }
  for (const step of steps) {
    const deed = deedOf(world, script, step)
    if (deed)
      expect({ deed, answer: await performed(cast, deed) }).toEqual({ deed, answer: modelled(world, deed) })
  }
  expect(await foundOf(cast, before)).toEqual(standingOf(world))
  await proveLedger(place)
}

describe.concurrent('the wallet beside plain maps and numbers', () => {
  const seeds = Array.from({ length: Math.ceil(sequences / batch) }, (_, index) => seed + index)
  test.each(seeds)(
    `Scenario: ${batch} sequences of all that moves money, twice, late and in any order, from seed %i`,
    async (each) => {
      let platform: Platform | undefined
      const end = async () => {
        await platform?.pool.end()
        platform = undefined
      }
      const nowhereElse = fc.asyncProperty(sequence, async (steps) => {
        platform ??= await startPlatform()
        try {
          await follow(platform, steps)
        } catch (error) {
          await end()
          throw error
        }
      })
      const markInterruptAsFailure = true
      await fc.assert(nowhereElse, {
        seed: each,
        numRuns: batch,
        interruptAfterTimeLimit: patience,
        markInterruptAsFailure,
      })
    },
    patience + 60_000,
  )
})
