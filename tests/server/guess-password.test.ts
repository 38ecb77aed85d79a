import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guessesOfNetwork, guessesOfOne, guessesOfStrangers } from '#server/guard/limits.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { machine, storm, tally, waitIn } from './setup/attack.ts'
import type { CallOptions } from './setup/call.ts'
import { anotherNewcomer, messagesTo, newcomer } from './setup/sign-up.ts'

const { password } = newcomer
const guesses = 1_000
/** Enough to reach the limit. */
const many = 200
const timeout = 120_000

const at = (address: string, more: CallOptions = {}): CallOptions => ({
  ...more,
  headers: { 'x-forwarded-for': address, ...more.headers },
})
const home = '203.0.113.10'
const elsewhere = '203.0.113.77'

let app: TestApp
let username: string
let email: string
/** The player's `browser` cookie, which stays after logging out. */
let cookie: string

beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'on', LOG_LEVEL: 'silent' } })
})
beforeEach(async () => {
  await app.rewind()
  const form = anotherNewcomer()
  ;({ username, email } = form)
  const { headers, data } = await app.call('auth/register', form, at(home, { fingerprint: 'laptop' }))
  cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  await app.call('auth/logout', {}, { token: data.token, fingerprint: 'laptop' })
})
afterAll(() => app.close())

const logIn = (word: string, options: CallOptions, of = username) =>
  app.call('auth/login', { username: of, password: word }, options)
const guess = (number: number, options = machine(number), of = username) =>
  logIn(`wrong word ${number}`, options, of)

describe('guessing at passwords', { timeout }, () => {
  test('Scenario: one machine guesses at one account: five are looked at, and a new device elsewhere comes in', async () => {
    const answers = await storm(many, (number) => guess(number, machine(1)))
    expect(tally(answers)).toEqual({ lookedAt: guessesOfOne.free, turnedAway: many - guessesOfOne.free })
    expect((await logIn(password, at(elsewhere, { fingerprint: 'new phone' }))).success).toBe(true)
  })

  test('Scenario: a thousand machines guess at one account: slowed, then refused; the player comes in all the while', async () => {
    const { free, most } = guessesOfStrangers
    const burst = await storm(guesses - 3 * (most - free), guess)
    expect(tally(burst).lookedAt).toBe(free)

    // Only the cookie is left: logging out has cleared the fingerprint.
    const laptop = at(elsewhere, { fingerprint: 'made anew', headers: { cookie } })
    expect((await logIn(password, laptop)).success).toBe(true)

    const waits = []
    const patient = []
    for (let number = guesses; patient.length < 2 * (most - free); number++) {
      const early = await guess(number)
      waits.push(waitIn(early))
      app.clock.pass(waitIn(early) * 1000)
      patient.push(early, await guess(number))
    }
    expect(waits.slice(0, 8)).toEqual([15, 30, 60, 120, 240, 480, 900, 900])
    expect(tally(patient)).toEqual({ lookedAt: most - free, turnedAway: most - free })

    const last = await storm(most - free, guess)
    expect(tally(last).lookedAt).toBe(0)
    expect(waitIn(last[0] ?? { headers: new Headers() })).toBeGreaterThan(15 * 60 * 60)

    expect((await logIn(password, laptop)).success).toBe(true)
    expect((await logIn(password, at(home, { fingerprint: 'new phone' }))).success).toBe(true)
  })

  test('Scenario: the username in other capitals is the same account', async () => {
    const answers = await storm(many, (number) =>
      guess(number, machine(number), number % 2 === 0 ? username : username.toUpperCase()),
    )
    expect(tally(answers).lookedAt).toBe(guessesOfStrangers.free)
  })

  test('Scenario: players behind one address who log in rightly use up none of its guesses', async () => {
    for (let number = 0; number < guessesOfNetwork.free + 2; number++) {
      const { success } = await logIn(password, at(home, { fingerprint: `device ${number}` }))
      expect([number, success]).toEqual([number, true])
    }
  })

  test('Scenario: meanwhile a new device at a new address is told to reset the password, does so and is in', async () => {
    await storm(many, guess)
    const phone = at(elsewhere, { fingerprint: 'new phone' })
    expect(await logIn(password, { ...phone, locale: 'tr' })).toMatchObject({
      status: 429,
      message:
        'Bu kullanıcı adıyla çok fazla hatalı giriş denendi. Lütfen 15 saniye sonra yeniden deneyin ' +
        'veya şifrenizi yenileyerek hemen giriş yapın.',
    })
    await app.call('auth/sendresetpassword', { username }, phone)
    await expect.poll(() => messagesTo(app, email)).toHaveLength(1)
    const code = /\d{8}/.exec((await messagesTo(app, email))[0] ?? '')?.[0] ?? ''
    const form = { username, code, password: 'yepyeni-şifre', password2: 'yepyeni-şifre' }
    expect((await app.call('auth/changepasswordwithcode', form, phone)).success).toBe(true)
    expect((await logIn('yepyeni-şifre', phone)).success).toBe(true)
  })

  test('Scenario: one address guesses at a thousand accounts: fifty are looked at; the player behind it comes in', async () => {
    const answers = await storm(guesses, (number) => guess(number, at(home), `somebody${number}`))
    expect(tally(answers)).toEqual({
      lookedAt: guessesOfNetwork.free,
      turnedAway: guesses - guessesOfNetwork.free,
    })
    expect((await logIn(password, at(home, { fingerprint: 'laptop' }))).success).toBe(true)
    expect((await guess(0, at(home, { fingerprint: 'new phone' }))).status).toBe(429)
  })
})

describe('a known browser', () => {
  test('Scenario: after a change of the password a browser that signed in before is no longer known', async () => {
    const thief = at(elsewhere, { fingerprint: 'thief' })
    await logIn(password, thief)
    const laptop = at(home, { fingerprint: 'laptop' })
    const { data } = await logIn(password, laptop)
    const change = { oldPassword: password, password: 'yepyeni-şifre', confirmPassword: 'yepyeni-şifre' }
    const options = { ...laptop, token: data.token }
    expect((await app.call('customer/changepassword', change, options)).success).toBe(true)
    // All acquainted browsers share one counter; the laptop has its own.
    const statuses = []
    for (let number = 0; number < 11; number++) {
      statuses.push((await guess(number, { ...machine(number), fingerprint: 'thief' })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect((await logIn('yepyeni-şifre', laptop)).success).toBe(true)
  })

  test('Scenario: after a change of the password the cookie of an earlier sign-in is no longer known', async () => {
    const laptop = at(home, { fingerprint: 'laptop' })
    const { data } = await logIn(password, laptop)
    const change = { oldPassword: password, password: 'yepyeni-şifre', confirmPassword: 'yepyeni-şifre' }
    await app.call('customer/changepassword', change, { ...laptop, token: data.token })
    const statuses = []
    for (let number = 0; number < 11; number++) {
      const { headers, ...options } = machine(number)
      statuses.push((await guess(number, { ...options, headers: { ...headers, cookie } })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test('Scenario: the cookie is for the calls of auth alone, and cannot be read by a page', async () => {
    const { headers } = await logIn(password, at(home))
    expect(headers.get('set-cookie')).toMatch(
      /^browser=[\w-]{22}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    )
    expect((await logIn('wrong', at(home))).headers.get('set-cookie')).toBeNull()
    const again = await logIn(password, at(home, { headers: { cookie } }))
    expect(again.headers.get('set-cookie')).toContain(`${cookie};`)
  })
})
