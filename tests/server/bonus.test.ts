import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { bonusesOf, titles } from './setup/bonus.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { asksToDeposit } from './setup/payment.ts'
import { insist } from './setup/insist.ts'
import { proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { report } from './setup/report.ts'

let app: TestApp
let bonuses: ReturnType<typeof bonusesOf>
const hour = 3_600_000

beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-18T20:30:00Z') })
  bonuses = bonusesOf(app)
})
afterAll(async () => {
  await proveLedger(app)
  await app.close()
})

describe('what is on offer', () => {
  test('Scenario: a player reads every offer with its conditions, in either language', async () => {
    const player = await signedIn(app)
    const list = await bonuses.offers(player)
    expect(titles(list)).toEqual([
      'Trial Bonus',
      'First Deposit Bonus',
      'Crypto Deposit Bonus',
      'Loss Discount',
      'No-Withdrawal Discount',
    ])
    expect(list[1]).toEqual({
      id: expect.any(Number),
      kind: 'deposit',
      title: 'First Deposit Bonus',
      text: 'Claim it after your first deposit of at least ₺500 and before you play with that deposit.',
      status: 'offered',
      amount: 500,
      wagered: 0,
      requirement: 4_000,
      expires: null,
      refusal: null,
    })
    expect(list.at(-1)?.requirement).toBe(0)
    expect(titles(await bonuses.offers(player, 'tr'))[1]).toBe('İlk Yatırım Bonusu')
    expect(await bonuses.history(player)).toEqual({ total: 0, list: [] })
  })

  test('Scenario: an offer comes on its day, can be claimed until its end, and then is gone', async () => {
    const player = await signedIn(app)
    const { id } = await bonuses.offerOf(player, 'Loss Discount')
    const shows = async () => titles(await bonuses.offers(player)).includes('Loss Discount')
    const between = (opens: number | null, closes: number | null) =>
      app.pool.query('update bonus_offers set opens_at = $2, closes_at = $3 where id = $1', [
        id,
        ...[opens, closes].map((at) => (at === null ? null : new Date(app.clock.now().getTime() + at))),
      ])
    await between(hour, 2 * hour)
    expect(await shows()).toBe(false)
    expect(await bonuses.claim(player, id)).toMatchObject({
      success: false,
      message: 'This bonus is not on offer right now.',
    })
    await between(0, hour)
    expect((await bonuses.offerOf(player, 'Loss Discount')).expires).toBe('2026-11-18T21:30:00.000Z')
    await between(-hour, 0)
    expect(await shows()).toBe(false)
    expect(await bonuses.claim(player, id, { locale: 'tr' })).toMatchObject({
      status: 200,
      success: false,
      message: 'Bu bonusun talep süresi doldu.',
    })
    expect(await bonuses.kept(player)).toEqual([])
    await between(null, null)
    expect((await bonuses.claim(player, id)).success).toBe(true)
  })
})

describe('a bonus request', () => {
  test('Scenario: the operator reads who asks for what, and the player sees it wait and is told', async () => {
    const player = await signedIn(app)
    const { id } = await bonuses.offerOf(player, 'First Deposit Bonus')
    expect(await bonuses.claim(player, id, { note: '  500 TL yatırdım  ', locale: 'tr' })).toMatchObject({
      success: true,
      message: 'Bonus talebiniz alındı.',
      data: null,
    })
    expect(await bonuses.kept(player)).toEqual([
      {
        offer_code: 'first-deposit',
        status: 'requested',
        amount: 50_000,
        note: '500 TL yatırdım',
        locale: 'tr',
      },
    ])
    const [first] = await bonuses.offers(player)
    expect(first).toMatchObject({ id, status: 'requested', amount: 500, wagered: 0, requirement: 4_000 })
    expect(await bonuses.history(player)).toEqual({
      total: 1,
      list: [
        {
          id: expect.any(Number),
          kind: 'deposit',
          title: 'First Deposit Bonus',
          status: 'requested',
          amount: 500,
          wagered: 0,
          requirement: 4_000,
          date: app.clock.now().toISOString(),
          expires: null,
        },
      ],
    })
    const { data: notifications } = await app.call('customer/notification', {}, { token: player.token })
    expect(notifications).toMatchObject({
      list: [
        {
          type: 4,
          title: 'Bonus talebiniz alındı',
          note: '₺500,00 tutarındaki bonus talebiniz incelenecek: İlk Yatırım Bonusu.',
        },
      ],
    })
  })

  test('Scenario: asked for twice, it is refused with a sentence, whatever became of the first', async () => {
    const player = await signedIn(app)
    const { id } = await bonuses.offerOf(player, 'Crypto Deposit Bonus')
    expect((await bonuses.claim(player, id)).success).toBe(true)
    for (const status of ['requested', 'active', 'converted'] as const) {
      if (status !== 'requested') await bonuses.becomes(player, 'Crypto Deposit Bonus', status)
      expect(await bonuses.claim(player, id, { note: status })).toMatchObject({
        status: 200,
        success: false,
        message: 'You have already claimed this bonus.',
      })
    }
    expect(await bonuses.kept(player)).toHaveLength(1)
    expect(titles(await bonuses.offers(player))).not.toContain('Crypto Deposit Bonus')
  })

  test('Scenario: a double click and a repetition after a lost answer are one request', async () => {
    const player = await signedIn(app)
    const [, first, second] = await bonuses.offers(player)
    if (!first || !second) throw new Error('No two offers')
    const clicks = await Promise.all([bonuses.claim(player, first.id), bonuses.claim(player, first.id)])
    expect(clicks.map(({ success }) => success)).toEqual([true, true])
    const requestId = 'claim-1'
    expect((await bonuses.claim(player, second.id, { requestId })).success).toBe(true)
    app.clock.pass(hour)
    expect(await bonuses.claim(player, second.id, { requestId })).toMatchObject({
      success: true,
      message: 'We have received your bonus request.',
    })
    expect(await bonuses.claim(player, first.id, { requestId })).toMatchObject({ status: 409 })
    expect(await bonuses.claim(player, first.id, { requestId: 'x'.repeat(201) })).toMatchObject({
      status: 400,
    })
    expect(await bonuses.kept(player)).toHaveLength(2)
  })

  test('Scenario: of twenty different ones at once one is taken', async () => {
    const player = await signedIn(app)
    const { id } = await bonuses.offerOf(player, 'First Deposit Bonus')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        insist(() => bonuses.claim(player, id, { note: `number ${index}` })),
      ),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await bonuses.kept(player)).toHaveLength(1)
  })

  test.each([
    [{ id: 1, note: 'x'.repeat(501) }, 'note', 'Note: can be at most 500.'],
    [{ id: 1, note: ' ' }, 'note', 'Note: this field is required.'],
    [{ id: 0 }, 'id', undefined],
    [{ id: '1' }, 'id', undefined],
  ])('Scenario: an invalid request is refused with the field to blame: %o', async (body, field, message) => {
    const player = await signedIn(app)
    expect(await app.callRaw('bonus/claim', body, { token: player.token, locale: 'en' })).toMatchObject({
      status: 400,
      success: false,
      ...(message && { message }),
      data: { field },
    })
    expect(await bonuses.kept(player)).toEqual([])
  })

  test('Scenario: an id that was never given out, and a visitor', async () => {
    const player = await signedIn(app)
    expect(await bonuses.claim(player, 999_999_999)).toMatchObject({
      success: false,
      message: 'This bonus is not on offer right now.',
    })
    expect(await app.call('bonus/claim', { id: 1 })).toMatchObject({ status: 401 })
    expect(await app.call('bonus/list', {})).toMatchObject({ status: 401 })
    expect(await app.call('bonus/history', {})).toMatchObject({ status: 401 })
  })
})

describe('the trial bonus among the others', () => {
  test('Scenario: claimed on the page of the bonuses it is given at once, and then not again', async () => {
    const player = await signedIn(app)
    const { id, requirement } = await bonuses.offerOf(player, 'Trial Bonus')
    expect(requirement).toBe(2_500)
    expect(await bonuses.claim(player, id)).toMatchObject({
      success: true,
      message: 'Your trial bonus has been added to your account.',
    })
    expect((await bonuses.offers(player))[0]).toMatchObject({
      title: 'Trial Bonus',
      status: 'active',
      amount: 250,
    })
    expect(await bonuses.claim(player, id, { note: 'again' })).toMatchObject({
      success: false,
      message: 'You have already received your trial bonus.',
    })
    expect(await app.call('bonus/definetrialbonus', {}, { token: player.token })).toMatchObject({
      success: false,
    })
  })

  test('Scenario: claimed after the registration it stands in the list and in the history', async () => {
    const player = await signedIn(app)
    await app.call('bonus/definetrialbonus', {}, { token: player.token })
    expect((await bonuses.offers(player)).filter(({ title }) => title === 'Trial Bonus')).toMatchObject([
      { status: 'active', amount: 250, wagered: 0, requirement: 2_500 },
    ])
    expect(await bonuses.history(player)).toMatchObject({
      total: 1,
      list: [{ kind: 'trial', title: 'Trial Bonus', status: 'active', amount: 250 }],
    })
  })

  test('Scenario: both ways at once give it once', async () => {
    const player = await signedIn(app)
    const { id } = await bonuses.offerOf(player, 'Trial Bonus')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? app.call('bonus/definetrialbonus', {}, { token: player.token })
          : bonuses.claim(player, id, { note: `number ${index}` }),
      ),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await bonuses.kept(player)).toMatchObject([
      { offer_code: 'trial', status: 'active', amount: 25_000 },
    ])
  })
})

const reasons = async (player: TestPlayer, locale: string) =>
  new Map((await bonuses.offers(player, locale)).map(({ title, refusal }) => [title, refusal]))

describe('a bonus that cannot be granted', () => {
  test('Scenario: while one is wagered the others say so, in two languages, and are refused', async () => {
    const player = await signedIn(app)
    const { id } = await bonuses.offerOf(player, 'Loss Discount')
    expect((await reasons(player, 'en')).get('Loss Discount')).toBeNull()
    await app.call('bonus/definetrialbonus', {}, { token: player.token })
    expect((await reasons(player, 'tr')).get('Kayıp İndirimi')).toBe(
      'Bir bonusun çevrimi sürerken başka bir bonus alınamaz.',
    )
    const why = 'You cannot take another bonus while you are wagering one.'
    const english = await reasons(player, 'en')
    expect([english.get('Trial Bonus'), english.get('Loss Discount')]).toEqual([null, why])
    expect(await bonuses.claim(player, id)).toMatchObject({ success: false, message: why })
    expect(await bonuses.kept(player)).toHaveLength(1)
  })

  test('Scenario: a deposit was played on: its bonus says so and is refused, until the next deposit', async () => {
    const player = await signedIn(app)
    const { id } = await bonuses.offerOf(player, 'First Deposit Bonus')
    const paysIn = async () => {
      app.clock.pass(1_000)
      await report(app, await asksToDeposit(app, player, 'kesecik', 500), 'paid')
      app.clock.pass(1_000)
    }
    const title = 'First Deposit Bonus'
    await paysIn()
    expect((await reasons(player, 'en')).get(title)).toBeNull()
    const table = tableOf(app, await opensGame(app, player))
    await table.bet('given back', 100, { round: 'r0' })
    await table.rollBack('given back', { round: 'r0' })
    expect((await reasons(player, 'en')).get(title)).toBeNull()
    await table.bet('played on', 100)
    const why = (await reasons(player, 'en')).get(title)
    expect(why).toContain('You have played since your last deposit')
    expect((await reasons(player, 'tr')).get('İlk Yatırım Bonusu')).toContain('oyuna başladığınız için')
    expect((await reasons(player, 'en')).get('Loss Discount')).toBeNull()
    expect(await bonuses.claim(player, id)).toMatchObject({ success: false, message: why })
    expect(await bonuses.kept(player)).toEqual([])
    await paysIn()
    expect((await reasons(player, 'en')).get(title)).toBeNull()
    expect((await bonuses.claim(player, id)).success).toBe(true)
  })

  test('Scenario: the trial bonus says that the phone comes first, or that the person has had it', async () => {
    const personalNo = '50000000732'
    const [player, second] = [await signedIn(app, 0, personalNo), await signedIn(app, 0, personalNo)]
    await app.pool.query('update players set phone_verified_at = null where id = $1', [player.id])
    expect((await reasons(player, 'en')).get('Trial Bonus')).toContain('verify your phone number')
    await app.call('bonus/definetrialbonus', {}, { token: second.token })
    await app.pool.query('update players set phone_verified_at = now() where id = $1', [player.id])
    expect((await reasons(player, 'en')).get('Trial Bonus')).toContain('once per person')
  })
})
