import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guessesOfOne } from '#server/guard/limits.ts'
import type { OutboxMessage } from '#server/world/outbox.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import type { CallOptions } from './setup/call.ts'
import { methodOf } from './setup/player.ts'
import { codeSentTo, newcomer, signUp } from './setup/sign-up.ts'
import { depositConfirmed } from '#server/wallet/wallet.rules.ts'
import { post } from '#server/wallet/wallet.store.ts'

const home = '192.0.2.10'
const elsewhere = '198.51.100.20'
const from = (address: string, more: CallOptions = {}): CallOptions => ({
  ...more,
  locale: 'en',
  headers: { 'x-forwarded-for': address },
})

let app: TestApp
let made = 0
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'on' } })
})
afterAll(() => app.close())

interface Line {
  event: string
  usercode?: string
  account?: string
  network: string
  why?: string
  msg: string
}

/** The log's lines about the security of accounts, from the given line on. */
const linesSince = (line: number): Line[] =>
  app.logs
    .slice(line)
    .map((text) => JSON.parse(text))
    .filter(({ msg }) => msg === 'security')

const eventsSince = (line: number) => linesSince(line).map(({ event }) => event)

async function lettersTo(email: string): Promise<OutboxMessage[]> {
  return (await fetch(`${app.url}/sandbox/outbox.json?to=${encodeURIComponent(email)}`)).json()
}

async function newPlayer() {
  made += 1
  const form = {
    ...newcomer,
    username: `owner${made}`,
    email: `owner${made}@example.test`,
    phone: `9055511122${10 + made}`,
  }
  const session = await signUp(app, form, from(home))
  const told = async () =>
    (await app.call('customer/notification', {}, { token: session.token, locale: 'en' })).data.list.map(
      ({ title }) => title,
    )
  return { ...form, ...session, told }
}

describe('what concerns the security of an account', () => {
  let line: number
  let player: Awaited<ReturnType<typeof newPlayer>>
  beforeEach(async () => {
    player = await newPlayer()
    line = app.logs.length
  })
  const own = (more: CallOptions = {}) => from(home, { token: player.token, ...more })
  const change = (oldPassword: string) =>
    app.call(
      'customer/changepassword',
      { oldPassword, password: 'yeni-bahçe1', confirmPassword: 'yeni-bahçe1' },
      own(),
    )
  const verify = async (phone: string) => {
    await app.call('customer/updatephone', { step: 1, phone }, own())
    const code = await codeSentTo(app, phone)
    await app.call('customer/updatephone', { step: 2, phone, code }, own())
  }
  const subjects = async () => (await lettersTo(player.email)).map(({ subject }) => subject)
  const signIn = (password: string, options = from(home)) =>
    app.callRaw('auth/login', { username: player.username, password }, options)

  test('Scenario: signing in, wrong, right, and refused by a limit, is one line each and names nobody', async () => {
    await signIn('wrong')
    await signIn(player.password)
    for (let tries = 0; tries < guessesOfOne.free; tries += 1) await signIn('wrong')
    await signIn('wrong')
    await app.call('auth/logout', {}, own())
    const failed = Array.from({ length: guessesOfOne.free }, () => 'sign-in failed')
    expect(eventsSince(line)).toEqual(['sign-in failed', 'sign-in', ...failed, 'sign-in limited', 'sign-out'])
    const [wrong, right] = linesSince(line)
    expect(right).toMatchObject({
      usercode: player.usercode,
      account: wrong?.account,
      network: wrong?.network,
    })
    expect(wrong).toMatchObject({ why: 'wrong credentials' })
    const said = JSON.stringify(linesSince(line))
    for (const personal of [player.username, player.email, player.phone, home, player.password, player.token])
      expect(said).not.toContain(personal)
    expect(await subjects()).toEqual([])
  })

  test('Scenario: a sign-in from a new device at a new place is told to the owner on the site and by letter', async () => {
    await signIn(player.password, from(elsewhere, { fingerprint: 'another browser' }))
    expect(eventsSince(line)).toEqual(['sign-in'])
    expect(await player.told()).toEqual(['There was a login to your account from a new device'])
    await expect.poll(subjects).toEqual(['There was a login to your account from a new device'])
    await signIn(player.password, from(elsewhere, { fingerprint: 'another browser' }))
    expect(await player.told()).toHaveLength(1)
  })

  test('Scenario: a change of the password is told to the owner, one that is refused only to the log', async () => {
    await change('wrong-password')
    expect(await subjects()).toEqual([])
    await change(player.password)
    expect(eventsSince(line)).toEqual(['password change refused', 'password changed'])
    expect(await player.told()).toEqual(['Your password was changed'])
    await expect.poll(subjects).toEqual(['Your password was changed'])
    const [letter] = await lettersTo(player.email)
    expect(letter?.body).toContain('If this was not you')
  })

  test('Scenario: a reset of the password is told to the owner', async () => {
    await app.call('auth/sendresetpassword', { username: player.username }, from(home))
    await expect.poll(subjects).toHaveLength(1)
    const [letter] = await lettersTo(player.email)
    const code = /\b\d{8}\b/.exec(letter?.body ?? '')?.[0] ?? ''
    const { username } = player
    await app.call(
      'auth/checkresetcode',
      { username, code: code === '00000000' ? '00000001' : '00000000' },
      from(home),
    )
    const given = { username, code, password: 'yeni-bahçe', password2: 'yeni-bahçe' }
    await app.call('auth/changepasswordwithcode', given, from(home))
    expect(eventsSince(line)).toEqual(['reset code asked', 'reset code wrong', 'password reset'])
    await expect.poll(subjects).toContain('Your password was reset')
    const back = await app.call('auth/login', { username, password: 'yeni-bahçe' }, from(home))
    const { data } = await app.call('customer/notification', {}, { token: back.data.token, locale: 'en' })
    expect(data.list.map(({ title }) => title)).toEqual(['Your password was reset'])
  })

  test('Scenario: the first verification of a number is no change of it, another number is', async () => {
    await verify(player.phone)
    expect(await subjects()).toEqual([])
    const other = '905559990011'
    await verify(other)
    expect(eventsSince(line)).toEqual([
      'phone code sent',
      'phone verified',
      'phone code sent',
      'phone verified',
    ])
    expect(await player.told()).toEqual(['Your phone number was changed'])
    await expect.poll(subjects).toEqual(['Your phone number was changed'])
    expect(JSON.stringify(await lettersTo(player.email))).not.toContain(other)
  })

  test('Scenario: a session that is ended, and a withdrawal that is asked once though sent twice', async () => {
    await signIn(player.password, from(home, { fingerprint: 'another browser' }))
    const { data: sessions } = await app.call('customer/sessions', {}, own())
    const other = sessions.list.find(({ current }) => !current)
    await app.call('customer/endsession', { id: other?.id ?? 0 }, own())
    const { rows } = await app.pool.query<{ id: number }>('select id from players where usercode = $1', [
      player.usercode,
    ])
    await post(
      app.pool,
      depositConfirmed({
        provider: 'sandbox',
        playerId: rows[0]?.id ?? 0,
        amount: 100_000,
        reference: player.usercode,
      }),
    )
    const detail = { Amount: 100, WalletNo: '1234567890' }
    const withdrawal = { id: await methodOf(app, 'kesecik'), target: 'pay', detail } as const
    for (const requestId of ['the same', 'the same'])
      expect(await app.call('payment/withdraw', withdrawal, own({ requestId }))).toMatchObject({
        success: true,
      })
    expect(new Set(eventsSince(line))).toEqual(new Set(['sign-in', 'session ended', 'withdrawal asked']))
    const [told] = await player.told()
    await expect.poll(subjects).toEqual([told])
  })
})
