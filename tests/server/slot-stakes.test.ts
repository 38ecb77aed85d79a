import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { setsLimit } from './setup/limit.ts'
import { livesIn, signedIn } from './setup/player.ts'

const hour = 3_600_000

/** Noon in Istanbul. */
const start = new Date('2026-11-10T09:00:00.000Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: start, env: { LAW_RATES: '{"GBP":55.5,"EUR":47.5}' } })
})
afterAll(() => app.close())

async function gameIn(lobby: string): Promise<string> {
  const { rows } = await app.pool.query<{ code: string }>(
    `select game_code as code from game_category_games place join game_categories category on category.id = place.category_id
      where slug = $1 order by game_code limit 1`,
    [lobby],
  )
  return rows[0]?.code ?? 'none'
}

/** A player at two games; each stake is a round of its own. */
async function sits(country: string, birth: string) {
  const player = await livesIn(app, await signedIn(app, 10_000_000), country)
  await app.pool.query('update players set birth_date = $2 where id = $1', [player.id, birth])
  let rounds = 0
  const at = async (lobby: string) => {
    const table = tableOf(app, await opensGame(app, player, 'hub88', await gameIn(lobby)))
    return (amount: number, round = `r${(rounds += 1)}`) =>
      table.bet(`${player.id} ${round} ${amount}`, amount, { round })
  }
  return { player, slot: await at('slot'), live: await at('live') }
}

const tooHigh = (most: number) => ({
  done: false,
  refusal: 'limit reached',
  limit: { kind: 'slot stake', most },
})

describe('the law has a ceiling for stakes in slots', () => {
  test('Scenario: £2 until the day of the 25th birthday, £5 from then on, to the kuruş', async () => {
    const { slot, live } = await sits('GB', '2001-11-11')
    expect(await slot(11_101)).toMatchObject(tooHigh(11_100))
    expect(await slot(11_100)).toMatchObject({ done: true })
    expect(await live(50_000)).toMatchObject({ done: true })
    app.clock.pass(12 * hour - 1)
    expect(await slot(11_101)).toMatchObject(tooHigh(11_100))
    app.clock.pass(1)
    expect(await slot(27_750)).toMatchObject({ done: true })
    const refused = await slot(27_751)
    expect(refused).toMatchObject(tooHigh(27_750))
    expect(refused).toMatchObject({
      limit: { told: 'Yasa gereği bir slot turunda en fazla ₺277,50 ile oynayabilirsiniz.' },
    })
  })

  test('Scenario: the bets of one round count together, and a free bet is none', async () => {
    const { slot } = await sits('GB', '1960-01-01')
    expect(await slot(27_000, 'one')).toMatchObject({ done: true })
    expect(await slot(751, 'one')).toMatchObject(tooHigh(27_750))
    expect(await slot(750, 'one')).toMatchObject({ done: true })
    expect(await slot(0, 'one')).toMatchObject({ done: true })
  })

  test('Scenario: €1 in Germany, whatever the age; elsewhere no ceiling', async () => {
    const { player, slot } = await sits('DE', '1960-01-01')
    await setsLimit(app, player, { kind: 'deposit', period: 'month', amount: 1_000 })
    expect(await slot(4_751)).toMatchObject(tooHigh(4_750))
    expect(await slot(4_750)).toMatchObject({ done: true })
    const house = await sits('TR', '2001-11-11')
    expect(await house.slot(1_000_000)).toMatchObject({ done: true })
  })

  test('Scenario: a bet above the player’s own limit is told as that limit', async () => {
    const { player, slot } = await sits('GB', '1960-01-01')
    await setsLimit(app, player, { kind: 'stake', period: 'day', amount: 100 })
    expect(await slot(20_000)).toMatchObject({ limit: { kind: 'stake', limit: 10_000 } })
    expect(await slot(10_000)).toMatchObject({ done: true })
  })
})
