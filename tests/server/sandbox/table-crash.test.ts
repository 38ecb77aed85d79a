import { randomInt, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Played } from '#sandbox/contract/table.ts'
import { startDebts } from '#sandbox/server/debts.ts'
import { chance } from '#sandbox/server/table/draw.ts'
import { gameOf } from '#sandbox/server/table/games.ts'
import { giveBackAbandoned } from '#sandbox/server/table/recover.ts'
import { openTable } from '#sandbox/server/table/table.ts'
import { seats } from '#sandbox/server/seat.ts'
import type { ProviderWallet } from '#sandbox/server/wallet.ts'
import { keepLaunch } from '#sandbox/server/launch.store.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { seat as sitDown } from '../setup/games/seat.ts'
import { killedServers } from '../setup/killed.ts'
import { proveLedger } from '../setup/player.ts'
import type { RealServer } from '../setup/real-server.ts'
import { launched, nodeStarts, sandboxParts, standing, walletsOf } from '../setup/sandbox.ts'
import { gameWith, openRound, pageOf } from '../setup/table.ts'

const provider = 'hub88'
const cash = 100_000

describe('the sandbox dies in mid-round', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startApp()
  })
  afterEach(() => app.close())

  /** Tables of a sandbox that stops inside the changed wallet call, as if it were killed there. */
  function dying(change: (wallet: ProviderWallet) => Partial<ProviderWallet>) {
    const parts = sandboxParts(app)
    const walletOf = walletsOf(app)
    const dead = (name: Parameters<typeof walletOf>[0]) => ({ ...walletOf(name), ...change(walletOf(name)) })
    const debts = startDebts({ ...parts, walletOf: dead, clock: standing(app) })
    return openTable({ ...parts, walletOf: dead, debts, takeSeat: seats(walletOf), draw: chance, gameOf })
  }

  async function asked() {
    const { token, usercode } = await launched(app, provider, cash)
    const game = gameWith(provider, 'roulette')
    const bets = { chips: [{ on: 'red', stake: 10 }] }
    const page = pageOf({ url: app.env.sandboxUrl, provider, game, token })
    return { page, usercode, bet: { provider, game, token, id: randomUUID(), bets } }
  }

  test('Scenario: after the bet was taken and before anything was dealt: the bet goes back', async () => {
    const { page, bet } = await asked()
    const died = dying((wallet) => ({
      async bet(...call) {
        await wallet.bet(...call)
        throw new Error('killed')
      },
    }))
    await expect(died.bet(bet)).rejects.toThrow('killed')
    expect(await page.enter()).toMatchObject({ balance: (cash - 1_000) / 100, open: null })
    expect(await page.bet(bet.bets)).toMatchObject({ done: false, why: 'round open' })

    const parts = sandboxParts(app)
    const walletOf = walletsOf(app)
    const debts = startDebts({ ...parts, walletOf, clock: standing(app) })
    await giveBackAbandoned({ ...parts, walletOf, debts }, app.clock.now())
    await debts.stop()
    app.clock.pass(2_000)
    await expect.poll(async () => page.enter()).toMatchObject({ balance: cash / 100, recent: [] })
    expect(await page.bet(bet.bets, bet.id)).toMatchObject({ done: false, why: 'elsewhere' })
    expect(await page.bet(bet.bets)).toMatchObject({ done: true })
  })

  test('Scenario: after the deal and before the win was paid: it is paid without the player', async () => {
    const { page, bet } = await asked()
    const died = dying(() => ({
      win: () => Promise.reject(new Error('killed')),
    }))
    await expect(died.bet(bet)).rejects.toThrow('killed')
    app.clock.pass(2_000)
    const { rows } = await app.pool.query<{ won: number }>('select won from sandbox.rounds')
    const balance = (cash - 1_000 + (rows[0]?.won ?? Number.NaN)) / 100
    await expect
      .poll(async () => page.enter())
      .toMatchObject({ balance, open: null, recent: [{ staked: 10 }] })
    const again = await page.bet(bet.bets, bet.id)
    expect(again).toMatchObject({ done: true, round: { won: (rows[0]?.won ?? Number.NaN) / 100 } })
  })
})

describe('the wallet takes its time', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startApp()
  })
  afterEach(() => app.close())

  test('Scenario: before the wallet has answered to a doubled stake, another node starts and the player stands in another tab: only the doubling is done', async () => {
    const { token } = await launched(app, provider, cash)
    const game = gameWith(provider, 'blackjack')
    const page = pageOf({ url: app.env.sandboxUrl, provider, game, token })
    const round = await openRound(page, { stake: 10 })
    const [arrived, arrive] = signal()
    const [goesOn, goOn] = signal()
    const parts = sandboxParts(app)
    const walletOf = walletsOf(app)
    const slow = (name: Parameters<typeof walletOf>[0]): ProviderWallet => ({
      ...walletOf(name),
      async bet(...call) {
        arrive()
        await goesOn
        return walletOf(name).bet(...call)
      },
    })
    const debts = startDebts({ ...parts, walletOf, clock: standing(app) })
    const table = openTable({
      ...parts,
      walletOf: slow,
      debts,
      takeSeat: seats(walletOf),
      draw: chance,
      gameOf,
    })
    const act = { provider, game, token, round: round.id }
    const doubled = table.act({ ...act, id: randomUUID(), action: { do: 'double' } })
    await arrived
    await nodeStarts(app)
    expect(await page.act(round.id, { do: 'stand' })).toMatchObject({ done: false, why: 'elsewhere' })
    goOn()
    expect(await doubled).toMatchObject({ done: true, round: { staked: 20, won: expect.any(Number) } })
    expect(await page.act(round.id, { do: 'stand' })).toMatchObject({ done: false, why: 'not now' })
    await debts.stop()
  })
})

function signal(): [Promise<void>, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>()
  return [promise, resolve]
}

const playerCount = 6
/** Per player. */
const rounds = 12
/** In answers received, of 72. */
const earliestKill = 10
const latestKill = 40

describe('the platform and its sandbox are killed while players play', () => {
  const starts = killedServers()

  test('Scenario: kill -9: every round is finished or given back, and nobody has lost a kuruş', async () => {
    const game = gameWith(provider, 'blackjack')
    const first = await starts()
    const url = first.env.sandboxUrl
    const pages = await Promise.all(
      Array.from({ length: playerCount }, async () =>
        pageOf({ url, provider, game, token: await opens(first) }),
      ),
    )
    const moment = randomInt(earliestKill, latestKill)
    let answers = 0
    let killed: Promise<void> | undefined
    await Promise.all(
      pages.map(async (page) => {
        for (let round = 0; round < rounds; round++) {
          const answer = await page.bet({ stake: 10 }).catch(() => null)
          if (++answers === moment) killed = first.kill()
          await finish(page, answer).catch(() => null)
        }
      }),
    )
    await killed

    const second = await starts()
    await expect
      .poll(() => leftOpen(second), { timeout: 60_000, interval: 500 })
      .toEqual({ asked: 0, owed: 0 })
    await proveLedger(second)
    expect(await differences(second)).toEqual([])
    for (const page of pages) {
      const seated = await page.enter()
      if (seated.done && seated.open) await page.act(seated.open.id, { do: 'stand' })
      expect(await page.bet({ stake: 10 })).toMatchObject({ done: true })
    }
  })
})

async function opens(server: RealServer): Promise<string> {
  const { usercode, token } = await sitDown(server, provider, cash)
  const launch = { provider, token, usercode, name: 'Ada', game: 'tulips', now: server.clock.now() } as const
  await keepLaunch(server.pool, launch)
  return token
}

async function finish(page: ReturnType<typeof pageOf>, answer: Played | null): Promise<void> {
  if (answer?.done && answer.round.won === null) await page.act(answer.round.id, { do: 'stand' })
}

async function leftOpen({ pool }: RealServer) {
  const { rows } = await pool.query<{ asked: number; owed: number }>(
    `select (select count(*) from sandbox.steps where status = 'asked') as asked,
            (select count(*) from sandbox.debts where answer is null) as owed`,
  )
  return rows[0]
}

/** Rounds that the sandbox and the platform do not record alike. */
async function differences({ pool }: RealServer) {
  const { rows } = await pool.query(
    `select played.id, played.status, staked, won, rounds.bet, rounds.win
       from sandbox.rounds as played left join rounds on rounds.reference = played.id::text
      where coalesce(rounds.bet, 0) <> case played.status when 'cancelled' then 0 else staked end
         or coalesce(rounds.win, 0) <> coalesce(won, 0)`,
  )
  return rows
}
