import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '#contract/auth.ts'
import {
  guessesOfNetwork,
  guessesOfOne,
  guessesOfStrangers,
  guessesSpared,
  messagesOfNetwork,
  messagesOfBrowser,
} from '#server/guard/limits.ts'
import { longestWait } from '#server/guard/limit.rules.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { storm, tally, waitIn } from './setup/attack.ts'
import type { CallOptions } from './setup/call.ts'
import { anotherNewcomer, codeSentTo, newcomer } from './setup/sign-up.ts'

const { password } = newcomer
const guesses = 1_000
/** Enough to reach the limit. */
const many = 200

interface Device {
  session: Session
  options: CallOptions & { token: string }
}

const at = (address: string, fingerprint: string): CallOptions => ({
  fingerprint,
  headers: { 'x-forwarded-for': address },
})

let app: TestApp
let username: string
let phone: string
let laptop: Device
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'on', LOG_LEVEL: 'silent' } })
})
beforeEach(async () => {
  await app.rewind()
  const form = anotherNewcomer()
  ;({ username, phone } = form)
  laptop = await registers(at('203.0.113.10', 'laptop'), form)
})
afterAll(() => app.close())

async function registers(options: CallOptions, form = anotherNewcomer()): Promise<Device> {
  const { data } = await app.call('auth/register', form, options)
  return { session: data, options: { ...options, token: data.token } }
}
async function logsIn(options: CallOptions): Promise<Device> {
  const { data } = await app.call('auth/login', { username, password }, options)
  return { session: data, options: { ...options, token: data.token } }
}
const send = ({ options }: Device) => app.call('customer/updatephone', { step: 1, phone }, options)
const verify = (code: string, { options }: Device) =>
  app.call('customer/updatephone', { step: 2, phone, code }, options)
/** Never equals the sent code. */
const guess = (number: number, device: Device, sent: string) =>
  verify(String((Number(sent) + 1 + number) % 1_000_000).padStart(6, '0'), device)
const verifies = async (device: Device) => {
  expect(await send(device)).toMatchObject({ status: 200 })
  return (await verify(await codeSentTo(app, phone), device)).success
}
/** Guesses that the server compared with a sent code. */
async function compared(): Promise<number> {
  const { rows } = await app.pool.query<{ tries: number }>(
    'select sum(failed_tries) as tries from phone_codes where phone = $1',
    [phone],
  )
  return rows[0]?.tries ?? 0
}

describe('guessing at SMS codes', { timeout: 120_000 }, () => {
  test('Scenario: on one device: five are looked at; the second device of the player verifies the number', async () => {
    await send(laptop)
    const code = await codeSentTo(app, phone)
    const answers = await storm(many, (number) => guess(number, laptop, code))
    expect(tally(answers)).toEqual({ lookedAt: guessesOfOne.free, turnedAway: many - guessesOfOne.free })
    expect(await compared()).toBe(guessesOfOne.free)
    expect(await verifies(await logsIn(at('203.0.113.77', 'phone')))).toBe(true)
  })

  test('Scenario: a thousand guesses on ten devices of one player: slowed, then refused; an eleventh verifies the number', async () => {
    const { free, most } = guessesOfStrangers
    const devices = [laptop]
    for (let place = 1; place < 10; place++) {
      devices.push(await logsIn(at(`198.18.0.${place}`, `device ${place}`)))
    }
    for (const device of devices) expect(await send(device)).toMatchObject({ status: 200 })
    const anyOf = (number: number) => devices[number % devices.length] ?? laptop
    const spared = devices.length * guessesSpared.free
    const slowed = most - spared
    const burst = await storm(guesses - 2 * slowed, (number) => guess(number, anyOf(number), '000000'))
    const { lookedAt } = tally(burst)
    expect(lookedAt).toBeGreaterThanOrEqual(spared)
    expect(lookedAt).toBeLessThanOrEqual(spared + free)
    expect(await compared()).toBe(lookedAt)
    const waits = []
    for (let number = 0; number < most - lookedAt; number++) {
      const early = await guess(number, anyOf(number), '000000')
      waits.push(waitIn(early))
      app.clock.pass(waitIn(early) * 1000)
      expect((await guess(number, anyOf(number), '000000')).status).toBe(200)
    }
    expect(new Set(waits)).toEqual(new Set([longestWait / 1000]))
    for (const device of devices) {
      expect(waitIn(await guess(0, device, '000000'))).toBeGreaterThan(12 * 60 * 60)
    }
    expect(await verifies(await logsIn(at('203.0.113.77', 'phone')))).toBe(true)
  })

  test('Scenario: from one address on twenty accounts: fifty are looked at; the player elsewhere verifies the number', async () => {
    const accounts: Device[] = []
    for (let number = 0; number < 20; number++) {
      accounts.push(await registers(at('198.18.0.1', `rogue ${number}`)))
    }
    const sent = await Promise.all(accounts.map(send))
    expect(tally(sent)).toEqual({ lookedAt: 5, turnedAway: 15 })
    const anyOf = (number: number) => accounts[number % accounts.length] ?? laptop
    const answers = await storm(many, (number) => guess(number, anyOf(number), '000000'))
    expect(tally(answers)).toEqual({
      lookedAt: guessesOfNetwork.free,
      turnedAway: many - guessesOfNetwork.free,
    })
    // The player had the number first: codes that others have had sent to it do not count for the player.
    expect(await verifies(laptop)).toBe(true)
  })

  test('Scenario: one address has messages sent to number after number, and is stopped', async () => {
    const statuses = []
    for (let number = 0; number <= messagesOfNetwork.most; number++) {
      if (number % messagesOfBrowser.most === 0)
        laptop = await registers(at('203.0.113.10', `rogue ${number}`))
      const to = String(905_550_000_000 + number)
      statuses.push((await app.call('customer/updatephone', { step: 1, phone: to }, laptop.options)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: messagesOfNetwork.most }, () => 200), 429])
  })
})
