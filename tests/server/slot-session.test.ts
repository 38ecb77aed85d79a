import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { opensGame, tableOf, walletOf } from './setup/game.ts'
import { newId } from './setup/games/scenarios.ts'
import { seat } from './setup/games/seat.ts'
import { softgamingsCaller, transaction } from './setup/games/softgamings.ts'
import { launches } from './setup/launch.ts'
import { balanceOf, livesIn, signedIn, type TestPlayer } from './setup/player.ts'

const minute = 60_000
const start = new Date('2026-11-10T09:00:00.000Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: start })
})
beforeEach(() => app.rewind())
afterAll(() => app.close())

async function gameIn(lobby: string, system: string) {
  const { rows } = await app.pool.query<{ code: string; productId: number }>(
    `select games.code, product_id as "productId" from games
       join game_providers studio on studio.name = games.provider
       join game_category_games place on place.game_code = games.code
       join game_categories category on category.id = place.category_id
      where studio.system = $1 and games.active and category.slug = $2 order by games.code limit 1`,
    [system, lobby],
  )
  if (!rows[0]) throw new Error(`no game of ${system} in ${lobby}`)
  return rows[0]
}

/** A player at a slot; each stake is a round of its own. */
async function sits(country = 'ES') {
  const player = await livesIn(app, await signedIn(app, 1_000_000), country)
  const slot = await gameIn('slot', 'hub88')
  const table = tableOf(app, await opensGame(app, player, 'hub88', slot.code))
  let rounds = 0
  const stake = (amount: number, round = `r${(rounds += 1)}`) =>
    table.bet(`${player.id} ${round} ${amount}`, amount, { round })
  return { player, slot, table, stake }
}

const begins = ({ token }: TestPlayer, minutes: number, amount: number, requestId?: string) =>
  app.call(
    'protection/beginslotsession',
    { minutes, amount },
    { token, locale: 'en', ...(requestId !== undefined && { requestId }) },
  )
const sessionOf = async ({ token }: TestPlayer) =>
  (await app.call('protection/slotsession', {}, { token })).data

const noSession = {
  done: false,
  refusal: 'limit reached',
  limit: { kind: 'slot session', left: 0, until: null },
}
const taken = { done: true }

describe('a session of slots', () => {
  test('Scenario: a slot and a live game of one provider are open in two tabs: each bet is judged as its own game', async () => {
    const seated = await seat(app, 'softgamings', 1_000_000)
    const { usercode } = seated
    const player = await livesIn(app, { id: seated.playerId, token: seated.signIn }, 'ES')
    const { code } = await gameIn('slot', 'softgamings')
    const slot = await opensGame(app, player, 'softgamings', code)
    const live = await opensGame(app, player, 'softgamings', 'no slot')
    const caller = softgamingsCaller({ url: app.url, secret: sandboxSecret(app.env.secret, 'softgamings') })
    const stake = (i_extparam: string, i_gamedesc: string) => {
      const id = newId()
      const movement = transaction('debit', seated, { id, round: id, amount: 100 })
      return caller.call({ ...movement, i_extparam, i_gamedesc })
    }
    expect(await stake(slot, '')).toMatchObject({ refusal: 'Limit reached' })
    expect(await stake(live, `1:${code}`)).toMatchObject({ refusal: null })
    expect(await stake('', `998:${code}`)).toMatchObject({ refusal: 'Limit reached' })
    expect(await stake('', '998:slots')).toMatchObject({ refusal: null })

    const table = await gameIn('live', 'pragmatic')
    await opensGame(app, player, 'pragmatic', table.code)
    await opensGame(app, player, 'pragmatic', (await gameIn('slot', 'pragmatic')).code)
    const named = {
      provider: 'pragmatic',
      id: newId(),
      player: { usercode },
      game: table.code,
      round: 'live',
    }
    const movements = [{ kind: 'bet' as const, id: newId(), amount: 100 }]
    expect(await walletOf(app).play({ ...named, movements, closesRound: false })).toMatchObject(taken)
  })

  test('Scenario: in Spain a slot is launched and played only once time and money are set; other games and countries need nothing', async () => {
    const { player, slot, stake } = await sits()
    expect(await launches(app, player, 'hub88', slot)).toMatchObject({
      success: false,
      message: expect.stringContaining(
        'Slot oynamadan önce süreyi ve en yüksek kayıp tutarını siz belirlersiniz',
      ),
      data: { field: 'slot session', kind: 'no slot session' },
    })
    const refused = await stake(1)
    expect(refused).toMatchObject(noSession)
    expect(refused).toMatchObject({
      limit: {
        told: 'Şu anda süren bir slot oturumunuz yok. Yeni bir oturum başlatmak için oyunu yeniden yükleyin.',
      },
    })
    // A free bet takes no money, but time.
    expect(await stake(0)).toMatchObject(noSession)
    const live = await gameIn('live', 'pragmatic')
    expect(await launches(app, player, 'pragmatic', live)).toMatchObject({ success: true })
    const atLive = tableOf(app, await opensGame(app, player, 'pragmatic', live.code), 'pragmatic')
    expect(await atLive.bet('live', 100)).toMatchObject(taken)

    expect((await begins(player, 30, 100)).success).toBe(true)
    expect(await launches(app, player, 'hub88', slot)).toMatchObject({ success: true })
    expect(await stake(1)).toMatchObject(taken)

    const other = await sits('TR')
    expect(await launches(app, other.player, 'hub88', slot)).toMatchObject({ success: true })
    expect(await other.stake(100)).toMatchObject(taken)
  })

  test('Scenario: to the kuruş no more is lost than the player has set; wins make room, and rounds of other games do not count', async () => {
    const { player, table, stake } = await sits()
    const live = tableOf(app, await opensGame(app, player, 'pragmatic', 'no slot'), 'pragmatic')
    await begins(player, 30, 100)
    expect(await live.bet('live lost', 5_000, { round: 'live' })).toMatchObject(taken)
    expect(await live.win('live won', 9_000, { round: 'live' })).toMatchObject(taken)
    expect(await stake(10_001)).toMatchObject({ limit: { kind: 'slot session', left: 10_000 } })
    expect(await stake(6_000, 'one')).toMatchObject(taken)
    const refused = await stake(4_001)
    expect(refused).toMatchObject({ limit: { left: 4_000, until: '2026-11-10T09:30:00.000Z' } })
    expect(refused).toMatchObject({
      limit: {
        told: 'You have ₺40.00 left in this slots session, less than this bet. The session ends on Nov 10, 2026, 12:30 PM.',
      },
    })
    // The round that runs has no money of its own.
    expect(await stake(4_001, 'one')).toMatchObject({ limit: { left: 4_000 } })
    expect(await stake(4_000)).toMatchObject(taken)
    expect(await stake(0)).toMatchObject(taken)
    expect(await table.win(`${player.id} won`, 2_500, { round: 'one' })).toMatchObject(taken)
    expect(await sessionOf(player)).toEqual({ until: '2026-11-10T09:30:00.000Z', left: 25 })
    expect(await stake(2_501)).toMatchObject({ limit: { left: 2_500 } })
    expect(await stake(2_500, 'void')).toMatchObject(taken)
    expect(await table.rollBack(`${player.id} void 2500`, { round: 'void' })).toMatchObject(taken)
    expect(await stake(2_500)).toMatchObject(taken)
  })

  test('Scenario: the time is over: no round begins from that millisecond on, an open one ends and is paid, and another session can begin', async () => {
    const { player, slot, table, stake } = await sits()
    await begins(player, 30, 100)
    expect(await stake(9_000, 'open')).toMatchObject(taken)
    app.clock.pass(30 * minute - 1)
    expect(await stake(500, 'late')).toMatchObject(taken)
    app.clock.pass(1)
    expect(await stake(1)).toMatchObject(noSession)
    expect(await launches(app, player, 'hub88', slot)).toMatchObject({ success: false })
    expect(await sessionOf(player)).toEqual({ until: null, left: 0 })
    expect(await stake(500, 'open')).toMatchObject(taken)
    expect(await stake(1, 'open')).toMatchObject({ limit: { left: 0 } })
    const before = await balanceOf(app, player)
    const won = { round: 'open', closesRound: true }
    expect(await table.win(`${player.id} won`, 20_000, won)).toMatchObject(taken)
    expect(await balanceOf(app, player)).toBe(before + 200)
    expect(await stake(2, 'open')).toMatchObject(noSession)

    expect((await begins(player, 1, 50)).data).toEqual({ until: '2026-11-10T09:31:00.000Z', left: 50 })
    expect(await stake(5_001)).toMatchObject({ limit: { left: 5_000 } })
    expect(await stake(5_000)).toMatchObject(taken)
  })

  test('Scenario: a running session is only tightened, also by a program, and a request that is sent twice begins one', async () => {
    const { player, stake } = await sits()
    const first = await begins(player, 30, 100, 'one')
    app.clock.pass(10 * minute)
    expect((await begins(player, 30, 100, 'one')).data).toEqual(first.data)
    expect(await begins(player, 21, 100)).toMatchObject({
      success: false,
      message:
        'You have a slots session; its maximum loss is ₺100.00, and it ends on Nov 10, 2026, 12:30 PM. Until then its time and its amount can only be lowered.',
      data: { field: 'minutes', kind: 'slot session runs' },
    })
    expect(await begins(player, 20, 100.01)).toMatchObject({ success: false, data: { field: 'amount' } })
    expect((await begins(player, 20, 99.99)).data).toMatchObject({ left: 99.99 })
    expect((await begins(player, 5, 50)).data).toEqual({ until: '2026-11-10T09:15:00.000Z', left: 50 })
    expect(await stake(5_001)).toMatchObject({ limit: { left: 5_000 } })
    for (const change of [
      `update slot_sessions set ends_at = ends_at + interval '1 millisecond'`,
      `update slot_sessions set amount = amount + 1`,
      `update slot_sessions set first_ends_at = first_ends_at - interval '1 millisecond'`,
      `update slot_sessions set begun_at = begun_at + interval '1 minute'`,
      `delete from slot_sessions`,
      `insert into slot_sessions (player_id, begun_at, ends_at, amount)
       select player_id, first_ends_at - interval '1 millisecond', first_ends_at + interval '1 hour', 1 from slot_sessions`,
    ])
      await expect(app.pool.query(`${change} where player_id = ${player.id}`)).rejects.toThrow()
  })

  test('Scenario: a player loses the money, shortens the session, and sets no other sum before its first end', async () => {
    const { player, stake } = await sits()
    await begins(player, 30, 100)
    expect(await stake(10_000)).toMatchObject(taken)
    expect((await begins(player, 1, 100)).data).toEqual({ until: '2026-11-10T09:01:00.000Z', left: 0 })
    app.clock.pass(minute)
    expect(await sessionOf(player)).toEqual({ until: null, left: 0 })
    const early = {
      success: false,
      message:
        'You shortened your last slots session. A new one cannot begin before the end that you set first: Nov 10, 2026, 12:30 PM.',
    }
    expect(await begins(player, 60, 1_000)).toMatchObject(early)
    app.clock.pass(29 * minute - 1)
    expect(await begins(player, 60, 1_000)).toMatchObject(early)
    app.clock.pass(1)
    expect((await begins(player, 60, 1_000)).data).toMatchObject({ left: 1_000 })
  })

  test('Scenario: a session is begun at two nodes, the second one with a clock that is behind: one runs', async () => {
    const { player } = await sits()
    await begins(player, 60, 1_000)
    app.clock.pass(-1)
    expect(await begins(player, 60, 2_000)).toMatchObject({ data: { kind: 'slot session runs' } })
    expect(await sessionOf(player)).toMatchObject({ left: 1_000 })
  })
})
