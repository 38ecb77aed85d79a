import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagesOfBrowser, signUpsOfNetwork } from '#server/guard/limits.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { signedIn } from './setup/player.ts'
import { newcomer } from './setup/sign-up.ts'

/** More than any limit lets pass at once. */
const probes = 60
const numbers = Array.from({ length: probes }, (_, index) => String(index).padStart(3, '0'))
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'on' } })
  await app.pool.query(
    `insert into players (username, email, password, name, surname, personal_no, phone, phone_verified_at, birth_date, country_id, currency_id, trial_bonus_wanted, locale, created_at)
     select 'owner' || number, 'owner' || number || '@example.test', '-', 'A', 'B', '-', '905550000' || number, $2, '1990-01-01', 235, 1, false, 'tr', $2
       from unnest($1::text[]) as number`,
    [numbers, app.clock.now()],
  )
})
afterAll(() => app.close())

const sentTo = async (beginning: string) =>
  (await app.pool.query('select from outbox where recipient like $1', [`${beginning}%`])).rowCount

const register = (who: Partial<typeof newcomer>, address: string) =>
  app.call('auth/register', { ...newcomer, ...who }, { locale: 'tr', ...from(address) })

const recovers = async (username: string, address: string, fingerprint: string) => {
  const options = { ...from(address), fingerprint }
  const { headers: _sent, ...sent } = await app.call('auth/sendresetpassword', { username }, options)
  const { headers: _checked, ...checked } = await app.call(
    'auth/checkresetcode',
    { username, code: 'abcdef' },
    options,
  )
  return [sent, checked]
}

describe('a visitor or player who probes', () => {
  test(`Scenario: ${probes} numbers of players and ${probes} unused ones get the same answers, each counted first`, async () => {
    const prober = { ...(await signedIn(app)), ...from('203.0.113.1') }
    const twin = { ...(await signedIn(app)), ...from('203.0.113.2') }
    for (const number of numbers) {
      const ask = (phone: string, who: typeof prober) =>
        app.call('customer/updatephone', { step: 1, phone }, { token: who.token, headers: who.headers })
      const { headers: _taken, ...taken } = await ask(`905550000${number}`, prober)
      const { headers: _free, ...free } = await ask(`905559999${number}`, twin)
      expect(taken).toEqual(free)
    }
    expect(await sentTo('905550000')).toBe(messagesOfBrowser.most)
    expect(await sentTo('905559999')).toBe(messagesOfBrowser.most)
  })

  test(`Scenario: ${probes} taken usernames or e-mails: ${signUpsOfNetwork.most} are told at registration, then the address has to wait`, async () => {
    const asked = [
      {
        address: '203.0.113.3',
        who: (n: string) => ({ username: `owner${n}` }),
        message: 'Bu kullanıcı adı daha önce alınmış.',
      },
      {
        address: '203.0.113.4',
        who: (n: string) => ({ email: `owner${n}@example.test` }),
        message: 'Bu e-posta adresiyle daha önce üye olunmuş.',
      },
    ]
    for (const { address, who, message } of asked) {
      const answers = []
      for (const number of numbers) answers.push(await register(who(number), address))
      const told = answers.filter((answer) => answer.message === message)
      expect(told).toHaveLength(signUpsOfNetwork.most)
      expect(answers.slice(signUpsOfNetwork.most).every(({ status }) => status === 429)).toBe(true)
    }
  })

  test('Scenario: recovery answers the same for a username of a player and for an unused one', async () => {
    for (const number of numbers) {
      const taken = await recovers(`owner${number}`, '203.0.113.5', 'prober')
      expect(taken).toEqual(await recovers(`nobody${number}`, '203.0.113.6', 'twin'))
    }
  })
})
