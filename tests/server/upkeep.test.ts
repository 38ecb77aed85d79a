import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transactionStatus } from '#contract/payment.ts'
import { roundStatus } from '#contract/round.ts'
import { findGamePlayer } from '#server/seamless/session.store.ts'
import { depositAwaited, kept, mostKept, roundAwaited, tidy } from '#server/upkeep/upkeep.store.ts'
import { mostRequests } from '#server/wallet/request.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { bonusesOf } from './setup/bonus.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { limitOf, setsLimit } from './setup/limit.ts'
import { plays } from './setup/round.ts'
import {
  balanceOf,
  methodOf,
  paymentsOf,
  proveLedger,
  signedIn,
  signsIn,
  type TestPlayer,
} from './setup/player.ts'
import { report } from './setup/report.ts'

let app: TestApp
let player: TestPlayer
beforeEach(async () => {
  app = await startApp()
  player = await signedIn(app)
})
afterEach(() => app.close())

const phone = '905551112233'
const sendCode = () => app.call('customer/updatephone', { step: 1, phone }, { token: player.token })
const deposit = async (requestId: string, amount = 120) => {
  const id = await methodOf(app, 'kesecik')
  const detail = { Amount: amount, WalletNo: '1234567890' }
  const body = { id, target: 'pay', detail } as const
  return app.call('payment/deposit', body, { token: player.token, requestId, locale: 'tr' })
}
const claims = async (requestId: string) => {
  const bonuses = bonusesOf(app)
  const { id } = await bonuses.offerOf(player, 'First Deposit Bonus')
  expect((await bonuses.claim(player, id, { requestId })).success).toBe(true)
}
const countOf = async (
  table:
    | 'requests'
    | 'rounds'
    | 'phone_codes'
    | 'reset_codes'
    | 'sessions'
    | 'notifications'
    | 'outbox'
    | 'tries',
) => (await app.pool.query(`select from ${table}`)).rowCount
const nothing = {
  requests: 0,
  phoneCodes: 0,
  resetCodes: 0,
  sessions: 0,
  sessionsAbove: 0,
  notifications: 0,
  notificationsAbove: 0,
  gameSessions: 0,
  outbox: 0,
  tries: 0,
  vitals: 0,
  walks: 0,
  harmMarkers: 0,
  playSums: 0,
  deposits: 0,
  rounds: 0,
}

describe('the upkeep', () => {
  test.each([
    ['requests', 'requests'],
    ['phone_codes', 'phoneCodes'],
    ['reset_codes', 'resetCodes'],
    ['notifications', 'notifications'],
    ['outbox', 'outbox'],
    ['tries', 'tries'],
  ] as const)(
    'Scenario: rows of %s that are of no more use go, those a moment younger stay',
    async (table, name) => {
      await claims(randomUUID())
      await sendCode()
      await app.call('auth/sendresetpassword', { username: 'nobody' })
      const made = app.clock.now().getTime()
      const rows = Number(await countOf(table))
      expect(rows).toBeGreaterThan(0)
      const last = await tidy(app.pool, new Date(made + kept[name]))
      expect([table, last[name], await countOf(table)]).toEqual([table, 0, rows])
      const gone = await tidy(app.pool, new Date(made + kept[name] + 1))
      expect([table, gone[name], await countOf(table)]).toEqual([table, rows, 0])
    },
  )

  test('Scenario: a deposit is sent again a month later, as whoever lost its answer does: it is made once, and asked for', async () => {
    await deposit('sent again')
    await deposit('refused', 1)
    app.clock.pass(30 * 24 * 60 * 60_000)
    expect((await tidy(app.pool, app.clock.now())).requests).toBe(1)
    player.token = await signsIn(app, player.id)
    await deposit('sent again')
    expect(await paymentsOf(app, player)).toHaveLength(1)
    const found = await app.call('payment/status', { requestId: 'sent again' }, { token: player.token })
    expect(found.data).toMatchObject({ outcome: 'declined' })
  })

  test('Scenario: a thousand requests of a player are kept in a day: the next one waits, what was answered is answered again', async () => {
    await deposit('first')
    app.clock.pass(60 * 60_000)
    await app.pool.query(
      `insert into requests (player_id, key, content_hash, outcome, created_at)
       select $1, 'filled ' || number, '', '{"success": false, "kind": "no such method"}', $2 from generate_series(2, $3) as number`,
      [player.id, app.clock.now(), mostRequests],
    )
    const rows = await countOf('requests')
    const turnedAway = await deposit('one more', 120)
    expect(turnedAway).toMatchObject({
      status: 429,
      message: 'Bir gün içinde çok fazla işlem yaptınız. Lütfen 23 saat sonra yeniden deneyin.',
      data: { outcome: 'unknown' },
    })
    expect(turnedAway.headers.get('retry-after')).toBe(String(23 * 60 * 60))
    expect((await deposit('first')).success).toBe(true)
    expect(await countOf('requests')).toBe(rows)
    app.clock.pass(23 * 60 * 60_000)
    expect((await deposit('one more')).success).toBe(true)
    expect(await paymentsOf(app, player)).toHaveLength(2)
  })

  test('Scenario: a player keeps the newest thousand rows of a kind and every open session; other players lose nothing', async () => {
    const other = await signedIn(app)
    const now = app.clock.now()
    const extra = 3
    await app.pool.query(
      `insert into notifications (player_id, type, title, note, created_at)
       select $1, 5, to_char(number, '0000'), '', $2::timestamptz - number * interval '1 minute' from generate_series(1, $3) as number`,
      [player.id, now, mostKept.notifications + extra],
    )
    await app.pool.query(
      `insert into notifications (player_id, type, title, note, created_at)
       select $1, 5, '', '', $2 from generate_series(1, $3)`,
      [other.id, now, mostKept.notifications],
    )
    await app.pool.query(
      `insert into sessions (player_id, token_hash, fingerprint_hash, started_at, ended_at, expires_at, address, device)
       select $1, sha256(number::text::bytea), '', $2::timestamptz + number * interval '1 second', $2, $2, '', ''
         from generate_series(1, $3) as number`,
      [player.id, now, mostKept.sessions + 2],
    )
    await tidy(app.pool, new Date(now.getTime() + 1))
    const { rows } = await app.pool.query(
      `select player_id as id, count(*)::int as many, max(title) as last from notifications group by player_id order by player_id`,
    )
    expect(rows).toEqual([
      { id: player.id, many: mostKept.notifications, last: String(mostKept.notifications).padStart(5) },
      { id: other.id, many: mostKept.notifications, last: '' },
    ])
    const { rowCount } = await app.pool.query('select from sessions where player_id = $1', [player.id])
    expect(rowCount).toBe(mostKept.sessions + 1)
    expect((await app.call('user/balance', {}, { token: player.token })).success).toBe(true)
  })

  test('Scenario: a session that is over, games and all, is listed for a year, one that runs is never removed', async () => {
    const running = await signedIn(app)
    await opensGame(app, player)
    await app.call('auth/logout', {}, { token: player.token })
    const made = app.clock.now().getTime()
    expect((await tidy(app.pool, new Date(made + kept.sessions))).sessions).toBe(0)
    expect((await tidy(app.pool, new Date(made + kept.sessions + 1))).sessions).toBe(1)
    expect((await app.call('user/balance', {}, { token: running.token })).success).toBe(true)
  })

  test('Scenario: old game sessions are removed, except the last of each game and those with an open round; histories stay', async () => {
    const providers = ['em', 'hub88'] as const
    for (const provider of providers) for (const _ of [1, 2, 3]) await opensGame(app, player, provider)
    const inRound = await opensGame(app, player, 'egt', 'crystals')
    await opensGame(app, player, 'egt', 'crystals')
    const now = app.clock.now()
    const old = now.getTime() + kept.gameSessions
    const round = { playerId: player.id, startedAt: new Date(old), provider: 'egt', game: 'crystals' }
    await plays(app.pool, { ...round, status: roundStatus.Processing })
    const history = await countOf('rounds')
    const open = async () =>
      (await app.pool.query<{ of: string }>(`select provider as of from game_sessions order by id`)).rows.map(
        ({ of }) => of,
      )
    expect((await tidy(app.pool, new Date(old))).gameSessions).toBe(0)
    expect((await tidy(app.pool, new Date(old + 1))).gameSessions).toBe(4)
    expect(await open()).toEqual(['em', 'hub88', 'egt', 'egt'])
    expect(await findGamePlayer(app.pool, 'egt', { token: inRound }, now)).toMatchObject({ open: true })
    const over = new Date(old + roundAwaited + 1)
    expect((await tidy(app.pool, over)).rounds).toBe(1)
    expect((await tidy(app.pool, over)).gameSessions).toBe(1)
    expect(await countOf('rounds')).toBe(history)
    expect((await app.call('casino/recent', {}, { token: player.token })).success).toBe(true)
  })

  test('Scenario: sums of play that no limit reaches any more are removed; what the limit counts stays', async () => {
    const rich = await signedIn(app, 100_000)
    await setsLimit(app, rich, { kind: 'stake', period: 'month', amount: 100 })
    const table = tableOf(app, await opensGame(app, rich))
    for (const bet of ['first', 'second', 'third']) expect((await table.bet(bet, 1_000)).done).toBe(true)
    app.clock.pass(kept.playSums + 1)
    const token = await signsIn(app, rich.id)
    await tableOf(app, await opensGame(app, rich)).bet('fourth', 500, { id: 'fourth', round: 'r4' })
    expect((await tidy(app.pool, app.clock.now())).playSums).toBe(2)
    expect((await tidy(app.pool, app.clock.now())).playSums).toBe(0)
    expect(await limitOf(app, { token }, { kind: 'stake', period: 'month' })).toMatchObject({ used: 5 })
  })

  test('Scenario: a deposit that nobody pays is given up after a day; paid after all it is added once', async () => {
    await deposit(randomUUID())
    const made = app.clock.now().getTime()
    expect(await tidy(app.pool, new Date(made + depositAwaited))).toEqual(nothing)
    expect((await tidy(app.pool, new Date(made + depositAwaited + 1))).deposits).toBe(1)
    const [payment] = await paymentsOf(app, player)
    if (!payment) throw new Error('no payment')
    expect(payment.status).toBe(transactionStatus.Cancelled)
    expect(await report(app, payment, 'paid')).toEqual([200, 'apply'])
    expect(await report(app, payment, 'paid')).toEqual([200, 'repeated'])
    expect(await balanceOf(app, player)).toBe(120)
    await proveLedger(app)
  })

  test('Scenario: a paid deposit and a withdrawal are never given up', async () => {
    await deposit(randomUUID())
    const [payment] = await paymentsOf(app, player)
    if (!payment) throw new Error('no payment')
    await report(app, payment, 'paid')
    const late = new Date(app.clock.now().getTime() + depositAwaited + 1)
    expect((await tidy(app.pool, late)).deposits).toBe(0)
  })
})
