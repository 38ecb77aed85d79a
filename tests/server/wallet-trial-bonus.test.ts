import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bonusGranted } from '#server/wallet/wallet.rules.ts'
import { post } from '#server/wallet/wallet.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { balanceOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

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

  test('Scenario: a player claims it and is told; the cash balance stays as it is', async () => {
    const player = await signedIn(app, 1_000)
    expect((await app.call('bonus/trialbonusamount', {})).data).toBe(250)
    expect(await claim(player)).toMatchObject({
      success: true,
      message: 'Your trial bonus has been added to your account.',
    })
    expect(await bonusOf(player)).toBe(25_000)
    expect(await balanceOf(app, player)).toBe(10)
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

  test('Scenario: its time is over', async () => {
    const player = await signedIn(app)
    await app.pool.query(`update bonus_offers set closes_at = $1 where code = 'trial'`, [app.clock.now()])
    expect((await app.call('bonus/trialbonusamount', {})).data).toBe(0)
    expect(await claim(player)).toMatchObject({ status: 200, success: false })
    await app.pool.query('update bonus_offers set closes_at = null')
    expect((await app.call('bonus/trialbonusamount', {})).data).toBe(250)
  })

  test('Scenario: none is on offer', async () => {
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
