import { describe, expect, onTestFinished, test } from 'vitest'
import { guessesOfOne } from '#server/guard/limits.ts'
import { startApp } from './setup/app.ts'
import { newcomer, signUp } from './setup/sign-up.ts'

/** Fails at the login once more often than is free, from the given addresses; returns the last status. */
async function failingFrom(TRUST_PROXY: 'on' | 'off', address: (attempt: number) => string) {
  const app = await startApp({ env: { TRUST_PROXY } })
  onTestFinished(() => app.close())
  await signUp(app)
  let last = 0
  for (let attempt = 0; attempt <= guessesOfOne.free; attempt++) {
    const credentials = { username: newcomer.username, password: 'a-wrong-password' }
    const { status } = await app.call('auth/login', credentials, {
      fingerprint: 'of-a-stranger',
      headers: { 'x-forwarded-for': address(attempt) },
    })
    last = status
  }
  return last
}

const inNetwork = (network: number, attempt: number) => `2001:db8:0:${network}::${attempt + 1}`

describe('the address of a visitor', () => {
  test('Scenario: behind a proxy it is what the proxy says', async () => {
    expect(await failingFrom('on', (attempt) => `198.51.100.${attempt}`)).toBe(200)
  })

  test('Scenario: behind a proxy, what the visitor wrote before it counts for nothing', async () => {
    expect(await failingFrom('on', (attempt) => `198.51.100.${attempt}, 203.0.113.7`)).toBe(429)
  })

  test('Scenario: the addresses of one IPv6 network are one address, of two networks two', async () => {
    expect(await failingFrom('on', (attempt) => inNetwork(1, attempt))).toBe(429)
    expect(await failingFrom('on', (attempt) => inNetwork(attempt, attempt))).toBe(200)
  })

  test('Scenario: an entry that is no address is ignored, and so is a port', async () => {
    expect(await failingFrom('on', (attempt) => `visitor-${attempt}`)).toBe(429)
    expect(await failingFrom('on', (attempt) => `198.51.100.1:${attempt + 1024}`)).toBe(429)
  })

  test('Scenario: without a proxy the header counts for nothing', async () => {
    expect(await failingFrom('off', (attempt) => `198.51.100.${attempt}`)).toBe(429)
  })
})
