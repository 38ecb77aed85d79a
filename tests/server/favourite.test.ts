import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostFavourites } from '#server/casino/favourite.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { insist } from './setup/insist.ts'
import { signedIn, type TestPlayer } from './setup/player.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
})
afterAll(() => app.close())
beforeEach(async () => {
  player = await signedIn(app)
})

const aviator = { code: 'aviator', providerId: 3 }
const list = async (of = player) => (await app.call('casino/favorites', {}, { token: of.token })).data
const toggle = (game = aviator, requestId?: string, of = player) =>
  app.call('casino/togglefavorite', game, {
    token: of.token,
    locale: 'en',
    ...(requestId !== undefined && { requestId }),
  })

describe('the favourites', () => {
  test('Scenario: a game is added, and removed by the next toggle', async () => {
    expect(await list()).toEqual([])
    expect((await toggle()).data).toEqual({ isFavorite: true })
    expect(await list()).toEqual(['aviator'])
    expect((await toggle()).data).toEqual({ isFavorite: false })
    expect(await list()).toEqual([])
  })

  test('Scenario: the one added last stands first', async () => {
    for (const code of ['a', 'b']) {
      await toggle({ code, providerId: 1 })
      app.clock.pass(1_000)
    }
    expect(await list()).toEqual(['b', 'a'])
  })

  test('Scenario: a toggle repeated with the same key answers as the first did and does nothing', async () => {
    const key = `${player.id}:1`
    const answers = await Promise.all([toggle(aviator, key), toggle(aviator, key), toggle(aviator, key)])
    expect(answers.map(({ data }) => data.isFavorite)).toEqual([true, true, true])
    expect(await list()).toEqual(['aviator'])
    await toggle(aviator, `${player.id}:2`)
    expect((await toggle(aviator, key)).data).toEqual({ isFavorite: true })
    expect(await list()).toEqual([])
  })

  test('Scenario: the same key for another game is refused', async () => {
    await toggle(aviator, 'key')
    expect(await toggle({ code: 'roulette', providerId: 3 }, 'key')).toMatchObject({
      status: 409,
      success: false,
    })
    expect(await list()).toEqual(['aviator'])
  })

  test('Scenario: a key that is too long is blamed', async () => {
    expect(await toggle(aviator, 'x'.repeat(201))).toMatchObject({
      status: 400,
      data: { field: 'idempotency-key' },
    })
  })

  test('Scenario: twenty toggles at once are twenty, one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => insist(toggle)))
    expect(answers.filter(({ data }) => data.isFavorite)).toHaveLength(10)
    expect(await list()).toEqual([])
  })

  test('Scenario: everybody has favourites of their own', async () => {
    const other = await signedIn(app)
    await toggle()
    expect(await list(other)).toEqual([])
    await toggle(aviator, undefined, other)
    expect([await list(), await list(other)]).toEqual([['aviator'], ['aviator']])
  })

  test('Scenario: who has as many as there may be is told so, also of two at once for the last place', async () => {
    await app.pool.query(
      `insert into favourites select $1, 'game ' || number, 1, $2 from generate_series(2, $3) as number`,
      [player.id, app.clock.now(), mostFavourites],
    )
    const [first, second] = await Promise.all([
      toggle({ code: 'last', providerId: 1 }),
      toggle({ code: 'one too many', providerId: 1 }),
    ])
    expect([first, second].filter(({ success }) => success)).toHaveLength(1)
    expect([first, second].find(({ success }) => !success)).toMatchObject({
      status: 409,
      message: 'Your favorites are full: you can keep up to 500 games. Remove one before adding another.',
    })
    await toggle({ code: 'game 2', providerId: 1 })
    expect((await toggle({ code: 'now there is room', providerId: 1 })).success).toBe(true)
    expect(await list()).toHaveLength(mostFavourites)
  })

  test.each([
    [{ code: '', providerId: 1 }, 'code'],
    [{ code: 'x'.repeat(101), providerId: 1 }, 'code'],
    [{ code: 'aviator', providerId: 1.5 }, 'providerId'],
    [{ code: 'aviator', providerId: 'one' }, 'providerId'],
    [{ code: 'aviator' }, 'providerId'],
    [{ code: 'a\u0000', providerId: 1 }, 'code'],
  ])('Scenario: an invalid game is refused with the field to blame: %o', async (body, field) => {
    expect(await app.callRaw('casino/togglefavorite', body, { token: player.token })).toMatchObject({
      status: 400,
      success: false,
      data: { field },
    })
  })

  test('Scenario: a visitor has none', async () => {
    expect((await app.call('casino/favorites')).status).toBe(401)
    expect((await app.call('casino/togglefavorite', aviator)).status).toBe(401)
  })
})
