import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameRulesOf, type GameRules } from '#contract/game-rules.ts'
import { profiles } from '#contract/law/profiles.ts'
import { phases } from '#sandbox/contract/aviator.ts'
import type { GameProvider } from '#sandbox/contract/provider.ts'
import type { GameKind } from '#sandbox/contract/table.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { CrashPage } from '../setup/aviator/page.ts'
import { launches, playAddress } from '../setup/launch.ts'
import { setsLimit } from '../setup/limit.ts'
import { livesIn, signedIn, type TestPlayer } from '../setup/player.ts'
import { everyProvider } from '../setup/sandbox.ts'
import { gameWith, pageOf } from '../setup/table.ts'

const { 'united-kingdom': british, germany, house } = profiles

describe('a game obeys the law of the player’s country', () => {
  let app: TestApp
  let player: TestPlayer
  beforeAll(async () => {
    app = await startApp({ env: { LAW_RATES: '{"GBP":50,"EUR":50}' } })
    player = await livesIn(app, await signedIn(app, 1_000_000), 'GB')
  })
  afterAll(() => app.close())

  async function opens(who: TestPlayer, provider: GameProvider, code: string) {
    const { rows } = await app.pool.query<{ productId: number }>(
      `select product_id as "productId" from games join game_providers studio on studio.name = games.provider where games.code = $1`,
      [code],
    )
    const answer = await launches(app, who, provider, { code, productId: rows[0]?.productId ?? 0 })
    return playAddress(app, answer).searchParams.get('token') ?? ''
  }

  async function sits(who: TestPlayer, kind: GameKind) {
    const provider = 'amusnet'
    const game = gameWith(provider, kind)
    return pageOf({ url: app.env.sandboxUrl, provider, game, token: await opens(who, provider, game) })
  }

  const asked = async () => {
    const { rows } = await app.pool.query<{ rules: GameRules }>(
      'select rules from sandbox.launches order by launched_at desc limit 1',
    )
    return rows[0]?.rules
  }

  test.each(everyProvider)('Scenario: the launch tells %s what the game may do', async (provider) => {
    app.clock.pass(1)
    await opens(player, provider, gameWith(provider, 'slot'))
    expect(await asked()).toEqual(gameRulesOf(british))
  })

  test('Scenario: a slot of a British player starts again after 2.5 s, to the millisecond', async () => {
    const page = await sits(player, 'slot')
    const { slots } = british.game.cycle
    expect(await page.enter()).toMatchObject({ cycle: slots })
    const id = randomUUID()
    const first = await page.bet({ stake: 10 }, id)
    expect(first).toMatchObject({ done: true })
    app.clock.pass(slots - 1)
    expect(await page.bet({ stake: 10 })).toMatchObject({ done: false, why: 'too soon' })
    expect(await page.bet({ stake: 10 }, id)).toEqual(first)
    app.clock.pass(1)
    const both = await Promise.all([page.bet({ stake: 10 }), page.bet({ stake: 10 })])
    expect(both.filter(({ done }) => done)).toHaveLength(1)
  })

  test('Scenario: another game takes 5 s, and a bet that the wallet refuses starts none', async () => {
    const page = await sits(player, 'roulette')
    const { other } = british.game.cycle
    const red = (stake: number) => page.bet({ chips: [{ on: 'red', stake }] })
    expect(await page.enter()).toMatchObject({ cycle: other })
    const poor = await sits(await livesIn(app, await signedIn(app, 100), 'GB'), 'roulette')
    expect(await poor.bet({ chips: [{ on: 'red', stake: 2 }] })).toMatchObject({ why: 'insufficient funds' })
    expect(await poor.bet({ chips: [{ on: 'red', stake: 1 }] })).toMatchObject({ done: true })
    expect(await red(1)).toMatchObject({ done: true })
    app.clock.pass(other - 1)
    expect(await red(1)).toMatchObject({ why: 'too soon' })
    app.clock.pass(1)
    expect(await red(1)).toMatchObject({ done: true })
  })

  test('Scenario: each round of a slot in Germany is a bet of its own, 5 s after the one before', async () => {
    const german = await livesIn(app, await signedIn(app, 100_000), 'DE')
    await setsLimit(app, german, { kind: 'deposit', period: 'month', amount: 1_000 })
    const page = await sits(german, 'slot')
    const { slots } = germany.game.cycle
    expect(await page.enter()).toMatchObject({ cycle: slots, recent: [] })
    expect(await page.bet({ stake: 10 })).toMatchObject({ done: true })
    app.clock.pass(slots - 1)
    expect(await page.bet({ stake: 10 })).toMatchObject({ why: 'too soon' })
    app.clock.pass(1)
    expect(await page.bet({ stake: 10 })).toMatchObject({ done: true })
    expect(await page.enter()).toMatchObject({ recent: [{}, {}] })
  })

  test('Scenario: in a country without such a law the next round starts at once', async () => {
    const page = await sits(await signedIn(app, 100_000), 'slot')
    expect(await page.enter()).toMatchObject({ cycle: house.game.cycle.slots })
    for (let rounds = 0; rounds < 2; rounds++)
      expect(await page.bet({ stake: 10 })).toMatchObject({ done: true })
  })

  test('Scenario: a crash game takes no automatic cash-out from a British player, and its rounds last 5 s', async () => {
    expect(phases.betting + phases.pause).toBeGreaterThanOrEqual(british.game.cycle.other)
    const who = { provider: 'egt', game: 'aviator' } as const
    const page = await CrashPage.open(app.env.sandboxUrl)
    page.say({ type: 'join', ...who, token: await opens(player, who.provider, who.game) })
    expect(await page.hears('joined')).toMatchObject({ autoplay: false })
    const bet = { type: 'bet', id: randomUUID(), round: 1, slot: 0, stake: 10 } as const
    page.say({ ...bet, auto: 200 })
    expect(await page.hears('refused')).toMatchObject({ why: 'no autoplay', id: bet.id })
    await page.close()
    const { rowCount } = await app.pool.query('select from sandbox.crash_bets')
    expect(rowCount).toBe(0)
  })
})
