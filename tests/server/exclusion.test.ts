import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { sayMoment } from '#server/words/limit.tr.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { bonusesOf } from './setup/bonus.ts'
import { excludes, logsIn, panics, password, playerWithPassword, standing } from './setup/break.ts'
import { deskOf } from './setup/command-line.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { deposits } from './setup/limit.ts'
import { asksToWithdraw, noticesOf } from './setup/payment.ts'
import { signedIn } from './setup/player.ts'

const day = 24 * 3_600_000
const now = new Date('2026-11-20T12:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now })
})
beforeEach(() => app.rewind())
afterAll(() => app.close())

describe('a self-exclusion', () => {
  test('Scenario: it needs the password, and holds for good or for months', async () => {
    const player = await playerWithPassword(app)
    expect(await excludes(app, player, 6, 'not-the-password')).toMatchObject({
      success: false,
      data: { field: 'password', kind: 'wrong old password' },
    })
    expect(await excludes(app, player, 7)).toMatchObject({ success: false })
    expect((await excludes(app, player, 6)).data.break).toMatchObject({
      kind: 'exclusion',
      until: '2027-05-20T12:00:00.000Z',
      lift: { from: '2027-05-20T12:00:00.000Z', open: false, request: null },
    })
    expect((await excludes(app, player, 'permanent')).data.break).toMatchObject({ until: null, lift: null })
    expect((await logsIn(app, player)).message).toBe(
      'Welcome. You have chosen to stay away from play without an end date; play and deposits are closed. You can always withdraw your money.',
    )
  })

  test('Scenario: it does not end by itself', async () => {
    const player = await playerWithPassword(app, { cash: 10_000 })
    const table = tableOf(app, await opensGame(app, player))
    await excludes(app, player, 6)
    const told = `You have chosen to stay away from play until ${sayMoment('en', '2027-05-20T12:00:00Z')}. Play and deposits are closed; after that they stay closed until you ask to return and confirm it. You can always withdraw your money.`
    expect((await deposits(app, player, 100, 'en')).message).toBe(told)
    expect((await logsIn(app, player)).message).toBe(`Welcome. ${told}`)
    app.clock.pass(200 * day)
    const { token } = (await logsIn(app, player)).data
    expect((await standing(app, { token })).break).toMatchObject({ kind: 'exclusion' })
    expect(await table.bet('late', 100)).toMatchObject({ done: false })
    expect((await deposits(app, { ...player, token }, 100, 'en')).message).toBe(
      `The time that you chose to stay away ended on ${sayMoment('en', '2027-05-20T12:00:00Z')}. Play and deposits stay closed until you ask to return and confirm it. You can always withdraw your money.`,
    )
    await asksToWithdraw(app, { ...player, token }, 'kesecik', 50)
  })

  test('Scenario: the bonus that is wagered and the one asked for end; the cash stays', async () => {
    const player = await playerWithPassword(app, { cash: 1_000 })
    const bonuses = bonusesOf(app)
    await bonuses.claim(player, (await bonuses.offerOf(player, 'Trial Bonus')).id)
    const other = (await bonuses.offers(player)).find(
      ({ status, kind }) => status === 'offered' && kind === 'discount',
    )
    await app.pool.query(
      `insert into bonuses (player_id, offer_code, status, amount, requirement, locale, created_at, changed_at)
       select $1, code, 'requested', 5000, 5000, 'tr', $2, $2 from bonus_offers where kind = 'discount' limit 1`,
      [player.id, now],
    )
    expect(other).toBeDefined()
    await excludes(app, player, 12)
    const kept = (await bonuses.kept(player)).map((each) => String(each['status']))
    expect(kept).toEqual(['cancelled', 'rejected'])
    expect((await app.call('user/balance', {}, player)).data).toEqual({ balance: 10, withdrawable: 10 })
    expect((await noticesOf(app, player)).map(({ note }) => note).join()).toContain(
      'The bonus has ended because you have chosen to stay away from play.',
    )
  })

  test('Scenario: what the operator sends to all players does not reach one who takes a break', async () => {
    const own = await startApp({ now })
    onTestFinished(() => own.close())
    const [resting, playing] = [await playerWithPassword(own), await signedIn(own)]
    await excludes(own, resting, 6)
    const desk = deskOf(own)
    const words = ['--title-tr', 'Hafta', '--text-tr', 'Yeni', '--title-en', 'Week', '--text-en', 'New']
    const spoken = await desk.type('notify', '--all', ...words, '--why', 'news')
    expect(spoken.said).toContain('1 player told')
    expect((await noticesOf(own, resting)).map(({ title }) => title)).not.toContain('Hafta')
    expect((await noticesOf(own, playing)).map(({ title }) => title)).toContain('Hafta')
  })

  test('Scenario: wrong passwords are counted as they are when the password is changed', async () => {
    const player = await playerWithPassword(app)
    for (let tries = 0; tries < 10; tries++) await excludes(app, player, 6, 'not-the-password')
    expect(await excludes(app, player, 6)).toMatchObject({ status: 429 })
    expect((await panics(app, player)).success).toBe(true)
    expect(password).not.toBe('not-the-password')
  })
})
