import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patiently } from '#src/http/late-part.provide.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Milliseconds, in total less than the minute in which a page reloads once only. */
const waits = [1_000, 2_000, 4_000, 8_000, 16_000]

/** The fetch succeeds at the given try; each before it fails. */
function codeThatComesWith(last: number) {
  let tries = 0
  const code = patiently(() => {
    tries += 1
    return tries < last ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('here')
  })()
  return { code, tried: () => tries }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const loseNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
const networkComesBack = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
}

it('Scenario: a part that the network lost is fetched again once the network is back, and not before', async () => {
  loseNetwork()
  const { code, tried } = codeThatComesWith(2)
  await pass(60 * 60_000)
  expect(tried()).toBe(1)
  networkComesBack()
  await expect(code).resolves.toBe('here')
})

it('Scenario: the network is back before it was heard that it had gone: the part comes a second later', async () => {
  const { code, tried } = codeThatComesWith(2)
  await pass(999)
  expect(tried()).toBe(1)
  await pass(1)
  await expect(code).resolves.toBe('here')
})

it('Scenario: a part that is gone for good is asked for ever more rarely, then no more', async () => {
  const { tried } = codeThatComesWith(Infinity)
  await pass(0)
  let asked = tried()
  for (const delay of waits) {
    await pass(delay - 1)
    expect(tried()).toBe(asked)
    await pass(1)
    expect(tried()).toBe(++asked)
  }
  await pass(60 * 60_000)
  expect(tried()).toBe(asked)
})

it('Scenario: one that had been given up comes with the next network', async () => {
  const { code, tried } = codeThatComesWith(waits.length + 3)
  await pass(60 * 60_000)
  expect(tried()).toBe(waits.length + 1)
  networkComesBack()
  await pass(0)
  expect(tried()).toBe(waits.length + 2)
  await pass(1000)
  await expect(code).resolves.toBe('here')
})
