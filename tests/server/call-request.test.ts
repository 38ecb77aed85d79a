import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callRequestOf, markCalled, openCallRequests } from '#server/cms/call-request.store.ts'
import { transaction } from '#server/database/transaction.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { signedIn, type TestPlayer } from './setup/player.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
})
afterAll(() => app.close())

const phone = '905551112233'
const ask = (player: TestPlayer, message: string, locale = 'en') =>
  app.call('cms/callme', { phone, message }, { token: player.token, locale })
const kept = async (player: TestPlayer) =>
  (
    await app.pool.query(
      'select phone, message, locale, created_at, called_at from call_requests where player_id = $1 order by id',
      [player.id],
    )
  ).rows
const minute = 60_000

describe('a call request', () => {
  test('Scenario: the operator reads who wants to be called, about what, and in which language', async () => {
    const player = await signedIn(app)
    expect(await ask(player, '  Yarın 15:00, çekimim hakkında  ', 'tr')).toMatchObject({
      success: true,
      message: 'Talebiniz alındı. Belirttiğiniz zamanda sizi arayacağız.',
      data: null,
    })
    expect(await kept(player)).toEqual([
      {
        phone,
        message: 'Yarın 15:00, çekimim hakkında',
        locale: 'tr',
        created_at: app.clock.now(),
        called_at: null,
      },
    ])
  })

  test('Scenario: a double click is one request', async () => {
    const player = await signedIn(app)
    const answers = await Promise.all([ask(player, 'at noon'), ask(player, 'at noon')])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
    expect(await kept(player)).toHaveLength(1)
  })

  test('Scenario: the fourth within an hour is refused with the time to wait, and taken when it is over', async () => {
    const player = await signedIn(app)
    for (const message of ['first', 'second', 'third']) {
      expect((await ask(player, message)).success).toBe(true)
      app.clock.pass(10 * minute)
    }
    const refusal = await ask(player, 'fourth')
    expect(refusal).toMatchObject({
      status: 429,
      success: false,
      message: 'You have sent too many requests in a short time. Please wait 30 minutes before the next one.',
    })
    expect(refusal.headers.get('retry-after')).toBe(String(30 * 60))
    expect(await kept(player)).toHaveLength(3)
    app.clock.pass(30 * minute)
    expect((await ask(player, 'fourth')).success).toBe(true)
  })

  test('Scenario: twenty at once are three, and the limit of one player is not that of another', async () => {
    const player = await signedIn(app)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(player, `call number ${index}`)),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(3)
    expect((await ask(await signedIn(app), 'me too')).success).toBe(true)
  })

  test.each([
    ['phone', { phone: '1234', message: 'at noon' }, 'Phone: must be at least 5.'],
    ['phone', { phone: '1'.repeat(31), message: 'at noon' }, 'Phone: can be at most 30.'],
    ['phone', { phone: '0555-111', message: 'at noon' }, 'Phone: use digits only.'],
    ['message', { phone, message: 'noon' }, 'Message: must be at least 5.'],
    ['message', { phone, message: 'x'.repeat(101) }, 'Message: can be at most 100.'],
  ])('Scenario: a %s out of bounds is blamed: %o', async (field, body, message) => {
    const player = await signedIn(app)
    expect(await app.call('cms/callme', body, { token: player.token, locale: 'en' })).toMatchObject({
      status: 400,
      message,
      data: { field },
    })
    expect(await kept(player)).toEqual([])
  })

  test('Scenario: a visitor cannot ask for a call', async () => {
    expect(await app.call('cms/callme', { phone, message: 'at noon' })).toMatchObject({ status: 401 })
  })
})

const contact = (message: string, from = phone) =>
  app.call('cms/contact', { phone: from, message }, { locale: 'tr' })

describe('a visitor who wants to be called', () => {
  test('Scenario: the operator finds it beside those of players, and writes down that it is done', async () => {
    expect(await contact('Üye olamıyorum, yardım eder misiniz?')).toMatchObject({
      success: true,
      message: 'Talebiniz alındı. Belirttiğiniz zamanda sizi arayacağız.',
    })
    expect((await contact('Üye olamıyorum, yardım eder misiniz?')).success).toBe(true)
    const open = (await openCallRequests(app.pool)).filter(({ usercode }) => usercode === 'a visitor')
    expect(open).toMatchObject([{ phone, locale: 'tr', message: 'Üye olamıyorum, yardım eder misiniz?' }])
    const id = open[0]?.id ?? 0
    await transaction(app.pool, async (tx) => {
      expect(await callRequestOf(tx, id)).toEqual({ playerId: null, usercode: 'the visitor', calledAt: null })
      await markCalled(tx, { id, at: app.clock.now() })
    })
    expect((await openCallRequests(app.pool)).filter((each) => each.id === id)).toEqual([])
    expect((await contact('Üye olamıyorum, yardım eder misiniz?')).success).toBe(true)
    const again = (await openCallRequests(app.pool)).filter(({ usercode }) => usercode === 'a visitor')
    expect(again).toMatchObject([{ message: 'Üye olamıyorum, yardım eder misiniz?' }])
  })

  test('Scenario: the sixth of an hour from one network is refused with the time to wait', async () => {
    app.clock.pass(60 * minute)
    for (const place of [1, 2, 3, 4, 5]) expect((await contact(`question ${place}`)).success).toBe(true)
    expect(await contact('question 6')).toMatchObject({
      status: 429,
      success: false,
      message: expect.stringContaining('Bu internet bağlantısından kısa sürede çok fazla talep gönderildi'),
    })
    expect((await openCallRequests(app.pool)).some(({ message }) => message === 'question 6')).toBe(false)
    app.clock.pass(61 * minute)
    expect((await contact('question 6')).success).toBe(true)
  })
})
