import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { keepEarlierPeople } from '#server/bonus/trial-person.ts'
import { bonusGranted } from '#server/wallet/wallet.rules.ts'
import { post } from '#server/wallet/wallet.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { codeSentTo, newcomer, signUp } from './setup/sign-up.ts'

describe('the trial bonus', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  const claim = (player: TestPlayer, locale = 'en') =>
    app.call('bonus/definetrialbonus', {}, { token: player.token, locale })
  const bonusOf = async (player: TestPlayer) => {
    const { rows } = await app.pool.query<{ balance: number }>(
      `select balance from accounts where kind = 'bonus' and owner = $1`,
      [player.id],
    )
    return rows[0]?.balance
  }

  test('Scenario: a player claims it and is told; it can be played, and nothing more can be withdrawn', async () => {
    const player = await signedIn(app, 1_000)
    expect((await app.call('bonus/trialbonusamount', {})).data).toBe(250)
    expect(await claim(player)).toMatchObject({
      success: true,
      message: 'Your trial bonus has been added to your account.',
    })
    expect(await bonusOf(player)).toBe(25_000)
    expect((await app.call('user/balance', {}, { token: player.token })).data).toEqual({
      balance: 260,
      withdrawable: 10,
    })
    const { rows } = await app.pool.query('select type, note from notifications where player_id = $1', [
      player.id,
    ])
    expect(rows).toEqual([
      {
        type: 4,
        note: 'Trial Bonus: ₺250.00 has been added to your bonus account. To be wagered: ₺2,500.00.',
      },
    ])
  })

  test('Scenario: it is claimed twenty times at once and once more', async () => {
    const player = await signedIn(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(player)))
    expect(answers.filter((answer) => answer.success)).toHaveLength(1)
    expect(await claim(player, 'tr')).toMatchObject({
      status: 200,
      success: false,
      message: 'Deneme bonusunuzu daha önce aldınız.',
    })
    expect(await bonusOf(player)).toBe(25_000)
  })

  test('Scenario: one person with two accounts has it once, and the second account reads why', async () => {
    const personalNo = '10000000146'
    const [first, second] = [await signedIn(app, 0, personalNo), await signedIn(app, 0, personalNo)]
    expect((await claim(first)).success).toBe(true)
    expect(await claim(second, 'tr')).toMatchObject({
      status: 200,
      success: false,
      message:
        'Deneme bonusu kişi başına bir kez verilir; bu T.C. kimlik numarasıyla başka bir üyelikte alınmış. Bir yanlışlık olduğunu düşünüyorsanız lütfen bize yazın.',
    })
    expect((await claim(second)).message).toContain('once per person')
    expect(await bonusOf(second)).toBe(0)
  })

  test('Scenario: ten accounts of one person claim it at the same moment, and one has it', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, () => signedIn(app, 0, '20000000046')))
    const answers = await Promise.all(accounts.map((account) => claim(account)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const { rows } = await app.pool.query<{ given: number }>(
      `select count(*) as given from bonuses where player_id = any ($1)`,
      [accounts.map(({ id }) => id)],
    )
    expect(rows).toEqual([{ given: 1 }])
  })

  test('Scenario: it is given after the phone is verified, and not before', async () => {
    const player = await signUp(app)
    const claims = (locale: string) => app.call('bonus/definetrialbonus', {}, { token: player.token, locale })
    expect(await claims('en')).toMatchObject({
      success: false,
      message: 'To receive the trial bonus, please verify your phone number with the SMS code first.',
    })
    expect((await claims('tr')).message).toContain('önce telefon numaranızı SMS koduyla doğrulayın')
    const { phone } = newcomer
    await app.call('customer/updatephone', { step: 1, phone }, { token: player.token })
    const code = await codeSentTo(app, phone)
    await app.call('customer/updatephone', { step: 2, phone, code }, { token: player.token })
    expect((await claims('en')).success).toBe(true)
  })

  test('Scenario: nobody can read in the database who has had it', async () => {
    const personalNo = '30000000942'
    await claim(await signedIn(app, 0, personalNo))
    const { rows } = await app.pool.query<{ person: Buffer }>('select person from trial_bonus_people')
    const plain = createHash('sha256').update(personalNo).digest()
    for (const { person } of rows) {
      expect(person).toHaveLength(32)
      expect(person.equals(plain)).toBe(false)
      expect(person.toString('latin1')).not.toContain(personalNo)
    }
  })

  test('Scenario: a trial bonus that was granted before the list of people existed counts too', async () => {
    const personalNo = '40000000838'
    const accounts = [await signedIn(app, 0, personalNo), await signedIn(app, 0, personalNo)] as const
    const [older, newer] = accounts
    expect((await claim(older)).success).toBe(true)
    await app.pool.query('delete from trial_bonus_people')
    expect(await keepEarlierPeople(app.pool, app.env.secret)).toBeGreaterThan(0)
    expect(await keepEarlierPeople(app.pool, app.env.secret)).toBe(0)
    expect((await claim(newer)).message).toContain('once per person')
  })

  test('Scenario: the offer has ended', async () => {
    const player = await signedIn(app)
    await app.pool.query(`update bonus_offers set closes_at = $1 where code = 'trial'`, [app.clock.now()])
    expect((await app.call('bonus/trialbonusamount', {})).data).toBe(0)
    expect(await claim(player)).toMatchObject({ status: 200, success: false })
    await app.pool.query('update bonus_offers set closes_at = null')
    expect((await app.call('bonus/trialbonusamount', {})).data).toBe(250)
  })

  test('Scenario: there is no offer', async () => {
    const player = await signedIn(app)
    await app.pool.query('update bonus_offers set amount = 0')
    expect((await app.call('bonus/trialbonusamount', {})).data).toBe(0)
    expect(await claim(player)).toMatchObject({ status: 200, success: false })
    expect(await bonusOf(player)).toBe(0)
  })

  test('Scenario: one that was given before bonuses had rows of their own is among them', async () => {
    const older = await startApp()
    const [given, other] = [await signedIn(older), await signedIn(older)]
    const reference = `trial ${given.id}`
    await post(older.pool, bonusGranted({ playerId: given.id, amount: 25_000, reference }))
    await older.pool.query('drop table bonuses, bonus_words cascade')
    await older.pool.query(
      `alter table bonus_offers drop column id, drop column kind, drop column wagering, drop column opens_at,
         drop column closes_at, drop column position`,
    )
    const migration = new URL('../../server/migrations/200-bonuses.sql', import.meta.url)
    await older.pool.query(await readFile(migration, 'utf8'))
    const { rows } = await older.pool.query(
      'select player_id, offer_code, status, amount, requirement from bonuses where player_id = any ($1)',
      [[given.id, other.id]],
    )
    expect(rows).toEqual([
      { player_id: given.id, offer_code: 'trial', status: 'active', amount: 25_000, requirement: 0 },
    ])
    await older.close()
  })
})
