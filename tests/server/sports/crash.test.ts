import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { roundStatus } from '#contract/round.ts'
import { freePort } from '../setup/free-port.ts'
import { patiently } from '../setup/patience.ts'
import { movementsOf } from '../setup/games/seat.ts'
import { proveLedger } from '../setup/player.ts'
import { dataFolder, endServers, startRealServer, type RealServer } from '../setup/real-server.ts'
import {
  bettor,
  bettorAt,
  ends,
  legOf,
  matchesAt,
  roundsOf,
  slipOf,
  type SportsPlace,
} from '../setup/sports.ts'

/** Milliseconds: two starts and a recovery, on a busy machine. */
const patience = 180_000
const stake = 1_000
const bets = 8

let folder: ReturnType<typeof dataFolder>
beforeEach(() => {
  folder = dataFolder()
})
afterEach(async () => {
  await endServers()
  folder.remove()
})

const clock = { now: () => new Date() }

async function start(): Promise<{ server: RealServer; place: SportsPlace }> {
  const port = String(await freePort())
  const server = await startRealServer(folder.path, { SANDBOX_PORT: port })
  return { server, place: { pool: server.pool, clock, env: { sandboxUrl: `http://127.0.0.1:${port}` } } }
}

/** Matches that begin late enough that none does during the test. */
const later = () =>
  matchesAt(clock.now(), 'upcoming')
    .filter(({ startsAt }) => startsAt > Date.now() + patience)
    .slice(0, bets)

describe('the sportsbook is killed', () => {
  test(
    'Scenario: kill -9 while bets are settled: after a restart each is paid, and once',
    { timeout: patience },
    async () => {
      const { server, place } = await start()
      const player = await bettor(place, bets * stake)
      const slips = later().map((match) => slipOf([legOf(match, clock.now())], { stake, accept: 'any' }))
      expect(slips).toHaveLength(bets)
      for (const slip of slips) expect(await player.places(slip)).toMatchObject({ placed: true })
      const fixtures = slips.flatMap(({ legs }) => legs.map(({ fixture }) => fixture))
      const [first = '', ...others] = fixtures
      await ends(place, first, [1, 0])
      const settling = others.map((fixture) => ends(place, fixture, [1, 0]).catch(() => false))
      await Promise.race(settling)
      await server.kill()
      await Promise.all(settling)

      const again = await start()
      const back = bettorAt(again.place, player)
      for (const fixture of fixtures) await ends(again.place, fixture, [1, 0])
      await expect.poll(async () => (await back.slips()).settled.length, patiently).toBe(bets)
      const won = (await back.slips()).settled.reduce((sum, slip) => sum + slip.won, 0)
      await expect.poll(async () => (await back.slips()).balance, patiently).toBe(won)
      expect(await movementsOf(again.place, player, 'bet')).toBe(bets)
      expect(await movementsOf(again.place, player, 'win')).toBe(bets)
      expect(
        (await roundsOf(again.place, player)).every(({ status }) => status === roundStatus.Completed),
      ).toBe(true)
      for (const slip of slips)
        expect(await back.places(slip)).toMatchObject({ placed: true, slip: { status: 'won' } })
      expect((await back.slips()).balance).toBe(won)
      await proveLedger(again.place)
      await again.server.stop()
    },
  )
})
