import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostedProvider } from '#server/world/payment-provider.hosted.ts'
import type { KnownPaymentProviders } from '#server/world/payment-providers.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { pauses, playerWithPassword } from './setup/break.ts'
import { methodOf } from './setup/player.ts'

let isAway = true
let started = 0

let app: TestApp
beforeAll(async () => {
  const payments: KnownPaymentProviders = {
    sandbox: (place) => {
      const provider = hostedProvider(place)
      return {
        ...provider,
        start: async (payment) => {
          if (isAway) throw new Error('no route')
          started += 1
          return provider.start(payment)
        },
      }
    },
  }
  app = await startApp({ known: { payments } })
})
afterAll(() => app.close())

test('Scenario: the provider does not answer, the player takes a break: sent again, the deposit never reaches the provider', async () => {
  const { token } = await playerWithPassword(app)
  const requestId = 'sent again'
  const detail = { WalletNo: '1234567890', Amount: 100 }
  const id = await methodOf(app, 'kesecik')
  const sends = () =>
    app.call('payment/deposit', { id, target: 'pay', detail }, { token, requestId, locale: 'en' })
  expect(await sends()).toMatchObject({ status: 503, data: { outcome: 'unknown' } })
  isAway = false
  await pauses(app, { token }, 24)
  expect(await sends()).toMatchObject({
    success: false,
    message: expect.stringContaining('You are taking a break from play.'),
  })
  expect(await app.call('payment/status', { requestId }, { token })).toMatchObject({ success: true })
  expect(started).toBe(0)
})
