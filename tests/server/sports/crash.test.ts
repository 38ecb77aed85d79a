import { describe, expect, test } from 'vitest'
import { roundStatus } from '#contract/round.ts'
import { movementsOf } from '../setup/games/seat.ts'
import { killedServers } from '../setup/killed.ts'
import { bettor, bettorAt, ends, legOf, matchesAt, roundsOf, slipOf } from '../setup/sports.ts'

/** Milliseconds that the test may take. */
const patience = 180_000
const stake = 1_000
const bets = 8

const starts = killedServers()

const now = () => new Date()

/** Matches that do not begin during the test. */
const later = () =>
  matchesAt(now(), 'upcoming')
    .filter(({ startsAt }) => startsAt > Date.now() + patience)
    .slice(0, bets)

describe('the sportsbook is killed', () => {
  test(
    'Scenario: kill -9 while bets are settled: after a restart each is paid, and once',
    { timeout: patience },
    async () => {
      const server = await starts()
      const player = await bettor(server, bets * stake)
      const slips = later().map((match) => slipOf([legOf(match, now())], { stake, accept: 'any' }))
      expect(slips).toHaveLength(bets)
      for (const slip of slips) expect(await player.places(slip)).toMatchObject({ placed: true })
      const fixtures = slips.flatMap(({ legs }) => legs.map(({ fixture }) => fixture))
      const [first = '', ...others] = fixtures
      await ends(server, first, [1, 0])
      const settling = others.map((fixture) => ends(server, fixture, [1, 0]).catch(() => false))
      await Promise.race(settling)
      await server.kill()
      await Promise.all(settling)

      const again = await starts()
      const back = bettorAt(again, player)
      for (const fixture of fixtures) await ends(again, fixture, [1, 0])
      await expect.poll(async () => (await back.slips()).settled.length).toBe(bets)
      const won = (await back.slips()).settled.reduce((sum, slip) => sum + slip.won, 0)
      await expect.poll(async () => (await back.slips()).balance).toBe(won)
      expect(await movementsOf(again, player, 'bet')).toBe(bets)
      expect(await movementsOf(again, player, 'win')).toBe(bets)
      expect((await roundsOf(again, player)).every(({ status }) => status === roundStatus.Completed)).toBe(
        true,
      )
      for (const slip of slips)
        expect(await back.places(slip)).toMatchObject({ placed: true, slip: { status: 'won' } })
      expect((await back.slips()).balance).toBe(won)
    },
  )
})
