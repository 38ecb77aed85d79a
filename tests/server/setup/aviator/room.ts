import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { SimulatedClock } from '#tests/hub/simulated-clock.ts'
import { startApp, type TestApp } from '../app.ts'
import type { Seated } from '../games/dialect.ts'
import { balanceOf } from '../player.ts'
import { openTables, type CrashStand } from './stand.ts'

/** One platform for the tests of a file. Each test begins without crash rounds and with a new clock that it moves. */
export function crashHouse() {
  let app: TestApp
  let time: SimulatedClock
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.pool.query('truncate sandbox.crash_chains, sandbox.crash_rounds, sandbox.crash_bets')
    time = new SimulatedClock()
  })
  return {
    get app() {
      return app
    },
    get time() {
      return time
    },
    /** Polls until the wallet has this balance. */
    has: ({ playerId, signIn }: Seated, balance: number) =>
      expect.poll(() => balanceOf(app, { id: playerId, token: signIn })).toBe(balance),
  }
}

/** The same, with new tables for each test; the root determines how the planes fly. */
export function crashRoom(root: string) {
  const house = crashHouse()
  let stand: CrashStand
  beforeEach(async () => {
    stand = await openTables(house.app, { time: house.time, root })
  })
  afterEach(() => stand.close())
  return {
    get app() {
      return house.app
    },
    get time() {
      return house.time
    },
    get stand() {
      return stand
    },
    has: house.has,
  }
}
