import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signUpsOfNetwork } from '#server/guard/limits.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { newcomer } from './setup/sign-up.ts'

const minute = 60_000
let app: TestApp
afterEach(() => app.close())

const register = (number: number, address = '203.0.113.10', locale = 'tr') =>
  app.call(
    'auth/register',
    { ...newcomer, username: `player${number}`, email: `player${number}@example.test` },
    { locale, headers: { 'x-forwarded-for': address } },
  )
/** Uses up the allowance of the address that has registered before. */
const useUp = async (times = 1) => {
  const { key } = (await app.pool.query<{ key: Buffer }>('select key from tries')).rows[0] ?? {}
  await app.pool.query(
    'insert into tries (key, tried_at) select $1, $2::timestamptz from generate_series(1, $3::int)',
    [key, app.clock.now(), signUpsOfNetwork.most * times - 1],
  )
}

describe('registrations from one address', () => {
  beforeEach(async () => {
    app = await startApp({ env: { TRUST_PROXY: 'on' } })
  })

  test('Scenario: the twenty-first within an hour is refused with a sentence; other addresses go on', async () => {
    expect(signUpsOfNetwork.most).toBe(20)
    expect((await register(0)).success).toBe(true)
    await useUp()
    app.clock.pass(20 * minute)
    const refusal = await register(1)
    expect(refusal).toMatchObject({
      status: 429,
      success: false,
      message:
        'Bu internet bağlantısından kısa sürede çok fazla üyelik başvurusu yapıldı. Lütfen 40 dakika sonra yeniden deneyin.',
    })
    expect(refusal.headers.get('retry-after')).toBe(String(40 * 60))
    expect((await register(1, '203.0.113.10', 'en')).message).toBe(
      'There have been too many registrations from this internet connection. Please try again in 40 minutes.',
    )
    expect((await register(1, '203.0.113.11')).success).toBe(true)
    app.clock.pass(40 * minute)
    expect((await register(2)).success).toBe(true)
  })

  test('Scenario: a form with a fault costs nothing, a taken username does', async () => {
    const tries = async () => (await app.pool.query('select from tries')).rowCount
    await app.callRaw('auth/register', { ...newcomer, country: 999 })
    expect(await tries()).toBe(0)
    await register(0)
    app.clock.pass(16 * minute)
    expect((await register(0)).success).toBe(false)
    expect(await tries()).toBe(2)
  })

  test('Scenario: a hundred at the same moment: twenty are taken', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => register(number)))
    expect(answers.filter(({ success }) => success)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(80)
  })
})

describe('an address that many players share', () => {
  test('Scenario: the operator has it counted three times as generously', async () => {
    app = await startApp({ env: { TRUST_PROXY: 'on', ADDRESS_FACTOR: '3' } })
    await register(0)
    await useUp(2)
    expect((await register(1)).success).toBe(true)
    await useUp()
    expect((await register(2)).status).toBe(429)
  })
})
