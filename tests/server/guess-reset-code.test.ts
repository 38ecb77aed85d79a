import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  guessesOfNetwork,
  guessesOfOne,
  guessesOfStrangers,
  lettersOfOne,
  lettersOfStrangers,
} from '#server/guard/limits.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { machine, storm, tally, waitIn } from './setup/attack.ts'
import type { CallOptions } from './setup/call.ts'
import { anotherNewcomer, messagesTo } from './setup/sign-up.ts'

const guesses = 1_000
/** Enough to reach the limit. */
const many = 200
const minute = 60_000
const password = 'yepyeni-şifre'

const at = (address: string, fingerprint: string): CallOptions => ({
  fingerprint,
  headers: { 'x-forwarded-for': address },
})
const laptop = at('203.0.113.10', 'laptop')
const newPhone = at('203.0.113.77', 'new phone')

let app: TestApp
let username: string
let email: string
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'on', LOG_LEVEL: 'silent' } })
})
beforeEach(async () => {
  await app.rewind()
  await app.pool.query('delete from reset_codes')
  const form = anotherNewcomer()
  ;({ username, email } = form)
  await app.call('auth/register', form, laptop)
})
afterAll(() => app.close())

const send = (options: CallOptions, of = username) =>
  app.call('auth/sendresetpassword', { username: of }, options)
const guess = (number: number, options = machine(number), of = username) => {
  const code = String(number).padStart(8, '0')
  return app.call('auth/checkresetcode', { username: of, code }, options)
}
const letters = async () => (await messagesTo(app, email)).length
/** Guesses that the server compared with a sent code. */
async function compared(): Promise<number> {
  const { rows } = await app.pool.query<{ tries: number }>(
    'select coalesce(sum(failed_tries), 0) as tries from reset_codes',
  )
  return rows[0]?.tries ?? 0
}

async function recovers(options: CallOptions): Promise<boolean> {
  const before = await letters()
  expect(await send(options)).toMatchObject({ status: 200 })
  await expect.poll(letters).toBe(before + 1)
  const code = /\d{8}/.exec((await messagesTo(app, email))[0] ?? '')?.[0] ?? ''
  const form = { username, code, password, password2: password }
  const { success } = await app.call('auth/changepasswordwithcode', form, options)
  return success && (await app.call('auth/login', { username, password }, options)).success
}

describe('guessing at reset codes', { timeout: 120_000 }, () => {
  test('Scenario: one machine guesses: five are looked at, and a new device elsewhere recovers the password', async () => {
    await send(machine(1))
    await expect.poll(letters).toBe(1)
    const answers = await storm(many, (number) => guess(number, machine(1)))
    expect(tally(answers)).toEqual({ lookedAt: guessesOfOne.free, turnedAway: many - guessesOfOne.free })
    expect(await compared()).toBe(guessesOfOne.free)
    expect(await recovers(newPhone)).toBe(true)
  })

  test('Scenario: many machines ask for codes and guess a thousand times: slowed, then refused; the player recovers all the same', async () => {
    const asked = await storm(100, (number) => send(machine(number)))
    expect(tally(asked)).toEqual({
      lookedAt: lettersOfStrangers.most,
      turnedAway: 100 - lettersOfStrangers.most,
    })
    await expect.poll(letters).toBe(lettersOfStrangers.most)
    const holders = asked.flatMap(({ status }, number) => (status === 200 ? [machine(number)] : []))
    const anyOf = (number: number) => holders[number % holders.length]

    const { free, most } = guessesOfStrangers
    const burst = await storm(guesses - 2 * (most - free), (number) => guess(number, anyOf(number)))
    expect(tally(burst).lookedAt).toBe(free)
    expect(await compared()).toBe(free)
    const waits = []
    let looked = free
    for (let number = 0; looked < most; number++, looked++) {
      const early = await guess(number, anyOf(number))
      waits.push(waitIn(early))
      app.clock.pass(waitIn(early) * 1000)
      expect((await guess(number, anyOf(number))).status).toBe(200)
    }
    expect(waits.slice(0, 8)).toEqual([15, 30, 60, 120, 240, 480, 900, 900])
    expect(waitIn(await guess(0, anyOf(0)))).toBeGreaterThan(15 * 60 * 60)
    expect(await recovers(laptop)).toBe(true)
  })

  test('Scenario: one address guesses at many accounts: fifty are looked at; the player behind it recovers the password', async () => {
    const here = at('203.0.113.10', 'somebody at the same address')
    const answers = await storm(many, (number) => guess(number, here, `somebody${number}`))
    expect(tally(answers)).toEqual({
      lookedAt: guessesOfNetwork.free,
      turnedAway: many - guessesOfNetwork.free,
    })
    expect(await recovers(laptop)).toBe(true)
  })
})

describe('a mailbox that others ask letters for', () => {
  test('Scenario: they ask as often as they may, and the player is still sent a code: at home on a new device too', async () => {
    await storm(lettersOfStrangers.most, (number) => send(machine(number)))
    expect((await send(newPhone)).status).toBe(429)
    expect((await send(at('203.0.113.10', 'another device at home'))).status).toBe(200)
    expect((await send(laptop)).status).toBe(200)
  })

  test('Scenario: one browser of the player is sent five letters an hour', async () => {
    for (let sent = 0; sent < lettersOfOne.most; sent++) {
      expect((await send(laptop)).status).toBe(200)
      app.clock.pass(minute)
    }
    expect((await send(laptop)).status).toBe(429)
  })
})
