import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { amountKey } from '#contract/payment.ts'
import { notifyMethod } from '#contract/realtime.ts'
import { sayMoment } from '#server/words/limit.tr.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { bonusesOf } from './setup/bonus.ts'
import { excludes, logsIn, panics, pauses, playerWithPassword, standing } from './setup/break.ts'
import { connect, pageOf } from './setup/connect.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { launches } from './setup/launch.ts'
import { deposits } from './setup/limit.ts'
import { asksToDeposit, asksToWithdraw } from './setup/payment.ts'
import type { TestPlayer } from './setup/player.ts'

const hour = 3_600_000
const day = 24 * hour
const now = new Date('2026-11-20T12:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now })
})
beforeEach(() => app.rewind())
afterAll(() => app.close())

const atTable = async (player: TestPlayer) => tableOf(app, await opensGame(app, player))
async function titleOf({ id }: TestPlayer): Promise<string> {
  const { rows } = await app.pool.query<{ title: string }>(
    `select title from bonuses join bonus_words using (offer_code) where player_id = $1 and bonus_words.locale = 'en'`,
    [id],
  )
  return rows[0]?.title ?? ''
}

describe('a time-out', () => {
  test('Scenario: a player takes a day off: no bets, deposits, claims and games until then, and all of them afterwards', async () => {
    const player = await playerWithPassword(app, { cash: 10_000 })
    const table = await atTable(player)
    expect(await standing(app, player)).toMatchObject({ break: null, panicHours: 24 })
    const answer = await pauses(app, player, 24)
    expect(answer).toMatchObject({
      success: true,
      message: 'Your break has begun. Your sessions on other devices have been ended.',
      data: {
        break: {
          kind: 'time-out',
          since: '2026-11-20T12:00:00.000Z',
          until: '2026-11-21T12:00:00.000Z',
          lift: null,
        },
      },
    })
    const closed = `You are taking a break from play. It ends on ${sayMoment('en', '2026-11-21T12:00:00Z')}; until then play and deposits are closed. You can always withdraw your money.`
    expect(await table.bet('late', 100)).toMatchObject({ done: false, refusal: 'on a break' })
    expect(await deposits(app, player, 100, 'en')).toMatchObject({
      success: false,
      message: closed,
      data: { field: amountKey, kind: 'on a break' },
    })
    expect((await deposits(app, player, 100)).message).toBe(
      'Oyuna ara verdiniz. Ara, 21 Kas 2026 15:00 itibarıyla biter; o zamana kadar oyun ve para yatırma kapalı. Paranızı her zaman çekebilirsiniz.',
    )
    expect(await launches(app, player, 'hub88')).toMatchObject({ success: false })
    const bonuses = bonusesOf(app)
    for (const { id } of await bonuses.offers(player))
      expect(await bonuses.claim(player, id)).toMatchObject({ success: false, message: closed })
    expect(await app.call('bonus/definetrialbonus', {}, { token: player.token, locale: 'en' })).toMatchObject(
      { success: false, message: closed },
    )
    await asksToWithdraw(app, player, 'kesecik', 50)
    app.clock.pass(day - 1)
    expect(await table.bet('still late', 100)).toMatchObject({ refusal: 'on a break' })
    app.clock.pass(1)
    expect(await standing(app, player)).toMatchObject({ break: null })
    expect(await table.bet('back', 100)).toMatchObject({ done: true })
    await asksToDeposit(app, player, 'kesecik', 100)
  })

  test('Scenario: a round is open when the break begins: it ends and is paid, and a rollback is taken', async () => {
    const player = await playerWithPassword(app, { cash: 10_000 })
    const table = await atTable(player)
    await table.bet('open', 1_000)
    await table.bet('other', 500)
    await panics(app, player)
    expect(await table.bet('next', 1)).toMatchObject({ refusal: 'on a break' })
    expect(await table.win('prize', 3_000)).toMatchObject({ done: true })
    expect(await table.rollBack('other')).toMatchObject({ done: true, funds: { cash: 12_000 } })
  })

  test('Scenario: the profile offers a day to six weeks; other lengths are refused', async () => {
    const player = await playerWithPassword(app)
    for (const hours of [23, 6 * 7 * 24 + 1])
      expect(await pauses(app, player, hours)).toMatchObject({
        success: false,
        message: 'This length is not available for your account. Please choose one from the list.',
      })
    expect(await standing(app, player)).toMatchObject({
      break: null,
      timeOuts: { shortest: 24, longest: 1008 },
      exclusions: [6, 12, 60, 'permanent'],
    })
    expect((await pauses(app, player, 1008)).success).toBe(true)
  })

  test.each([
    ['GB', 1008, [6, 12, 60, 'permanent']],
    ['CA', 2232, [6, 12, 60]],
    ['DK', 1008, [1, 3, 6, 12, 'permanent']],
  ])(
    'Scenario: a player from %s is offered the breaks of the law there',
    async (country, longest, months) => {
      const player = await playerWithPassword(app, { country })
      expect(await standing(app, player)).toMatchObject({
        timeOuts: { shortest: 24, longest },
        exclusions: months,
        panicHours: 24,
      })
      expect((await pauses(app, player, longest)).success).toBe(true)
    },
  )

  test('Scenario: a month of exclusion in Denmark is thirty days at least', async () => {
    const player = await playerWithPassword(app, { country: 'DK' })
    app.clock.pass(new Date('2027-02-01T12:00:00Z').getTime() - now.getTime())
    const { token } = (await logsIn(app, player)).data
    expect((await excludes(app, { token }, 1)).data.break?.until).toBe('2027-03-03T12:00:00.000Z')
  })

  test('Scenario: a shorter time-out during a longer one shortens nothing; the same one sent twice changes nothing', async () => {
    const player = await playerWithPassword(app)
    for (const hours of [168, 168, 24]) await pauses(app, player, hours)
    expect((await standing(app, player)).break?.until).toBe('2026-11-27T12:00:00.000Z')
  })

  test('Scenario: the other devices are signed out at once, and the other tabs of this one are told', async () => {
    const player = await playerWithPassword(app)
    const { token: phone } = (await logsIn(app, player)).data
    const onPhone = await connect(app, phone)
    const tab = pageOf(app, player.token)
    const told = new Promise((resolve) => tab.on(notifyMethod, (cmd: string) => resolve(cmd)))
    await tab.start()
    await panics(app, player)
    expect(await told).toBe('Break')
    await onPhone.closed
    expect((await app.call('user/balance', {}, { token: phone })).status).toBe(401)
    expect((await app.call('user/balance', {}, player)).status).toBe(200)
    await tab.stop()
  })

  test('Scenario: a player who signs in during a break reads when it ends', async () => {
    const player = await playerWithPassword(app)
    await panics(app, player)
    const back = await logsIn(app, player)
    expect(back.message).toBe(
      `Welcome. You are taking a break from play. It ends on ${sayMoment('en', '2026-11-21T12:00:00Z')}; until then play and deposits are closed. You can always withdraw your money.`,
    )
    app.clock.pass(day)
    expect((await logsIn(app, player)).message).toBe('Welcome.')
  })

  test('Scenario: a bonus with an end can be wagered for as long as before the break', async () => {
    const player = await playerWithPassword(app)
    const bonuses = bonusesOf(app)
    await bonuses.claim(player, (await bonuses.offerOf(player, 'Trial Bonus')).id)
    const ends = async () => new Date((await bonuses.offers(player))[0]?.expires ?? 0).getTime()
    const before = await ends()
    await pauses(app, player, 24)
    await pauses(app, player, 168)
    expect((await ends()) - before).toBe(7 * day)
  })

  test('Scenario: a bonus is granted by the operator after the break has begun: it is not given', async () => {
    const player = await playerWithPassword(app)
    await app.pool.query(
      `insert into bonuses (player_id, offer_code, status, amount, requirement, locale, created_at, changed_at)
       select $1, code, 'requested', 5000, 5000, 'tr', $2, $2 from bonus_offers where kind = 'discount' limit 1`,
      [player.id, now],
    )
    await panics(app, player)
    await expect(bonusesOf(app).becomes(player, await titleOf(player), 'active')).rejects.toThrow('barred')
  })
})
