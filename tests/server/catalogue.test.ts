import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '#contract/call.ts'
import type { Calls } from '#contract/index.ts'
import { createPool } from '#server/database/pool.ts'
import { seed } from '#server/seed/seed.ts'
import { seededGames } from '#server/seed/games.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { freshDatabase } from './setup/copies.ts'
import { opensGame } from './setup/game.ts'
import { signedIn } from './setup/player.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
})
afterAll(() => app.close())

const day = 24 * 60 * 60 * 1000
const games = async (request: Partial<RequestOf<Calls['casino/games']>>) =>
  (await app.call('casino/games', request)).data
const codes = async (request: Parameters<typeof games>[0]) =>
  (await games(request)).map(({ gameCode }) => gameCode)
const categories = async (locale = 'tr') => (await app.call('casino/categorylist', {}, { locale })).data
const listed = async () => (await categories()).map(({ slugList }) => slugList.at(-1))
const offer = (active: boolean, category: string) =>
  app.pool.query(
    `update games set active = $1 where code in (
       select place.game_code from game_category_games place
         join game_categories category on category.id = place.category_id where category.slug = $2)`,
    [active, category],
  )
const codesOf = (lobby: string) =>
  seededGames.filter((game) => game.lobby === lobby).map(({ gameCode }) => gameCode)

describe('the lobbies', () => {
  test('Scenario: every lobby has its categories, each named in the language of the reader', async () => {
    const shown = await categories()
    expect(shown.filter(({ slugList }) => slugList.length === 1).map(({ slugList }) => slugList[0])).toEqual([
      'slot',
      'live',
      'games',
      'bingo',
      'tvbets',
    ])
    const live = (of: typeof shown) =>
      of.filter(({ slugList }) => slugList[0] === 'live').map(({ name, slugList }) => [name, slugList.at(-1)])
    expect(live(shown).map(([name]) => name)).toEqual([
      'Tümü',
      'Rulet',
      'Blackjack',
      'Poker',
      'Bakara',
      'Krupiye',
    ])
    expect(live(await categories('en'))).toEqual([
      ['All', 'live'],
      ['Roulette', 'roulette'],
      ['Blackjack', 'blackjack'],
      ['Poker', 'poker'],
      ['Baccarat', 'baccarat'],
      ['Dealer', 'dealer'],
    ])
  })

  test('Scenario: a category that is listed has games', async () => {
    for (const { slugList } of await categories())
      expect(await games({ systemCategory: slugList.at(-1) ?? '', take: 1 })).toHaveLength(1)
  })

  test('Scenario: a category whose games are all withdrawn is not listed', async () => {
    expect(await listed()).toContain('tvbets')
    await offer(false, 'tvbets')
    expect(await listed()).not.toContain('tvbets')
    await offer(true, 'tvbets')
    expect(await listed()).toContain('tvbets')
  })

  test('Scenario: a lobby is read to its end, page after page, each game once', async () => {
    const pages = await Promise.all(
      [0, 100, 200, 300, 400, 500].map((skip) => codes({ systemCategory: 'slot', skip, take: 100 })),
    )
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 100, 100, 14, 0])
    expect(pages.flat().toSorted()).toEqual(codesOf('slot').toSorted())
    expect(await codes({ systemCategory: 'slot' })).toEqual(pages[0]?.slice(0, 5))
  })

  test('Scenario: a tile is told what the launch calls need and what it shows', async () => {
    expect(await games({ codes: ['aviator'] })).toEqual([
      {
        gameCode: 'aviator',
        name: 'Aviator',
        providerName: expect.any(String),
        mainProviderId: expect.any(Number),
        productId: expect.any(Number),
        system: expect.any(String),
        image: '/games/aviator',
        rtp: { least: 97, most: 97 },
      },
    ])
    const tables = await games({ systemCategory: 'roulette', take: 100 })
    expect(tables.every(({ tags }) => tags?.includes('live'))).toBe(true)
    const slots = await games({ systemCategory: 'slot', take: 100 })
    expect(new Set(slots.map(({ rtp }) => rtp?.most))).toEqual(new Set([94.8]))
    const [atBlackjack] = await games({ systemCategory: 'blackjack', take: 1 })
    expect(atBlackjack).not.toHaveProperty('rtp')
    const jackpots = await games({ systemCategory: 'jackpot', take: 100 })
    expect(jackpots.every(({ tags }) => tags?.includes('jackpot'))).toBe(true)
  })

  test('Scenario: a game is new for thirty days', async () => {
    await app.pool.query(
      `insert into games (code, name, provider, live, jackpot, popularity, added_at) values ('fresh', 'Taze Oyun', 'Nar Games', false, false, 0, $1)`,
      [app.clock.now()],
    )
    expect(await games({ codes: ['fresh'] })).toMatchObject([{ name: 'Taze Oyun', tags: ['new'] }])
    app.clock.pass(30 * day - 1)
    expect(await games({ codes: ['fresh'] })).toMatchObject([{ tags: ['new'] }])
    app.clock.pass(1)
    const [game] = await games({ codes: ['fresh'] })
    expect(game).not.toHaveProperty('tags')
    expect(game).not.toHaveProperty('image')
    await app.pool.query(`delete from games where code = 'fresh'`)
  })

  test('Scenario: the games of one provider, in a lobby and everywhere, are as many as its filter says', async () => {
    const { data: inLive } = await app.call('casino/providers', { systemCategory: 'live' })
    expect(inLive.map(({ name }) => name)).toEqual([
      'Galata Live',
      'Kuzey Işığı',
      'Sarnıç Live',
      'Yakamoz',
      'Zümrüt Makara',
    ])
    for (const { name, games: count } of inLive) {
      const list = await games({ systemCategory: 'live', provider: name, take: 100 })
      expect([name, list.length]).toEqual([name, count])
      expect(new Set(list.map(({ providerName }) => providerName))).toEqual(new Set([name]))
    }
    const { data: everywhere } = await app.call('casino/providers')
    expect(everywhere).toHaveLength(12)
    expect(everywhere.reduce((sum, { games: count }) => sum + count, 0)).toBe(600)
  })

  test('Scenario: games are listed by codes, as favourites are, in their order and without unknown ones', async () => {
    const asked = ['lale-bahcesi', 'no-such-game', 'aviator', 'istanbul-rulet']
    expect(await codes({ codes: asked, take: 100 })).toEqual(['lale-bahcesi', 'aviator', 'istanbul-rulet'])
    expect(await codes({ codes: asked, live: true, take: 100 })).toEqual(['istanbul-rulet'])
    expect(await codes({ codes: [] })).toEqual([])
  })

  test('Scenario: what is taken out of the offer is in no list', async () => {
    await app.pool.query(`update games set active = false where code = 'aviator'`)
    expect(await codes({ search: 'aviator' })).toEqual([])
    expect(await codes({ codes: ['aviator'] })).toEqual([])
    expect(await codes({ systemCategory: 'crash', take: 100 })).not.toContain('aviator')
    await app.pool.query(`update games set active = true where code = 'aviator'`)
  })

  test('Scenario: the next start changes nothing that is there, renamed, moved or hidden', async () => {
    const book = async () =>
      (
        await app.pool.query(
          `select (select json_agg(games order by code) from games) as games,
                  (select json_agg(place order by category_id, game_code) from game_category_games place) as places,
                  (select json_agg(words order by category_id, locale) from game_category_words words) as words,
                  (select json_agg(studio order by code) from game_providers studio) as studios`,
        )
      ).rows[0]
    await app.pool.query(`update game_providers set name = 'Yakamoz Studio' where code = 'yakamoz'`)
    await app.pool.query(
      `update games set name = 'Lale Bahçesi II', active = false where code = 'lale-bahcesi'`,
    )
    await app.pool.query(`delete from game_category_games where game_code = 'lale-devri'`)
    const before = await book()
    await seed(app.pool, app.clock.now())
    expect(await book()).toEqual(before)
    expect(await games({ search: 'yakamoz studio', take: 100 })).toHaveLength(
      (await app.call('casino/providers')).data.find(({ name }) => name === 'Yakamoz Studio')?.games ?? 0,
    )
  })
})

test('Scenario: two servers run the seed at once, and everything is there once', async () => {
  const pool = createPool(await freshDatabase())
  await Promise.all([seed(pool, app.clock.now()), seed(pool, app.clock.now())])
  const { rows } = await pool.query<{ games: number; places: number; placed: number }>(
    `select (select count(*) from games) as games, count(*) as places, count(distinct game_code) as placed
       from game_category_games`,
  )
  await pool.end()
  expect(rows).toEqual([{ games: 600, placed: 600, places: expect.any(Number) }])
  expect(rows[0]?.places).toBeGreaterThan(1_200)
})

describe('the games played recently', () => {
  test('Scenario: each once, the last first, twenty at most, without what is offered no more', async () => {
    const player = await signedIn(app)
    const recent = async () =>
      (await app.call('casino/recent', {}, { token: player.token })).data.map(({ gameCode }) => gameCode)
    expect(await recent()).toEqual([])
    for (const game of ['aviator', 'istanbul-rulet', 'aviator', 'gone'])
      await opensGame(app, player, 'hub88', game)
    expect(await recent()).toEqual(['aviator', 'istanbul-rulet'])
    const others = codesOf('bingo').slice(0, 20)
    for (const game of others) await opensGame(app, player, 'hub88', game)
    expect(await recent()).toEqual(others.toReversed())
  })

  test('Scenario: a visitor has played nothing', async () => {
    expect((await app.call('casino/recent')).status).toBe(401)
  })
})
