import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { SimulatedClock } from '#tests/hub/simulated-clock.ts'
import { startApp, type TestApp } from '../app.ts'
import type { Seated } from '../games/dialect.ts'
import { balanceOf } from '../player.ts'
import { openTables, type CrashStand } from './stand.ts'

/** A platform for all tests of a file; each of them begins with an empty book of crash games, on a clock that it moves. */
export function crashHouse() {
  let app: TestApp
  let time: SimulatedClock
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.pool.query('truncate sandbox_crash_chains, sandbox_crash_rounds, sandbox_crash_bets')
    time = new SimulatedClock()
  })
  return {
    get app() {
      return app
    },
    get time() {
      return time
    },
    /** In the wallet, by and by. */
    has: ({ playerId, signIn }: Seated, balance: number) =>
      expect.poll(() => balanceOf(app, { id: playerId, token: signIn })).toBe(balance),
  }
}

/** The same, with tables whose planes fly as the root says, new ones for each test. */
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
