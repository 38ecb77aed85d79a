import type { HubConnection } from '@microsoft/signalr'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hubMessage, notifyMethod } from '#contract/realtime.ts'
import { reject } from '#server/payment/decide.ts'
import { pageOf } from './setup/connect.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf } from './setup/desk.ts'
import { asksToWithdraw } from './setup/payment.ts'
import { balanceOf, methodOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { startRedis, type TestRedis } from './setup/redis.ts'
import { operator } from './setup/operator.ts'
import { report } from './setup/report.ts'

const ways = ['the database', 'Redis'] as const

describe.each(ways)('an open page learns of money that moves, through %s', (way) => {
  let app: TestApp
  let player: TestPlayer
  let connection: HubConnection
  let hear: (message: string) => void
  let redis: TestRedis | undefined
  beforeAll(async () => {
    redis = way === 'Redis' ? await startRedis() : undefined
    app = await startApp(redis && { env: { REDIS_URL: redis.url } })
  })
  beforeEach(async () => {
    player = await signedIn(app, 20_000)
    connection = pageOf(app, player.token)
    connection.on(notifyMethod, (cmd: string, message: unknown) => {
      const heard = hubMessage.parse({ cmd, message })
      hear(heard.cmd === 'Notification' ? heard.message.title : heard.cmd)
    })
    await connection.start()
  })
  afterEach(async () => {
    await connection.stop()
    await proveLedger(app)
  })
  afterAll(async () => {
    await app.close()
    await redis?.[Symbol.asyncDispose]()
  })

  /** Resolves with the next `count` messages, sorted. */
  const hearing = (count: number) =>
    new Promise<string[]>((resolve) => {
      const heard: string[] = []
      hear = (message) => {
        heard.push(message)
        if (heard.length === count) resolve(heard.toSorted())
      }
    })
  const detail = { Amount: 75, WalletNo: '1200000' }

  test('Scenario: a deposit is paid elsewhere', async () => {
    const id = await methodOf(app, 'kesecik')
    await app.call('payment/deposit', { id, target: 'pay', detail }, { token: player.token, locale: 'en' })
    const [payment] = await paymentsOf(app, player)
    const heard = hearing(2)
    await report(app, payment ?? { reference: '', amount: 0 }, 'paid')
    expect(await heard).toEqual(['Balance', 'Your deposit is complete'])
    expect(await balanceOf(app, player)).toBe(275)
  })

  test('Scenario: a withdrawal is asked for', async () => {
    const id = await methodOf(app, 'kesecik')
    const heard = hearing(2)
    await app.call('payment/withdraw', { id, target: 'pay', detail }, { token: player.token, locale: 'en' })
    expect(await heard).toEqual(['Balance', 'We have received your withdrawal request'])
    expect(await balanceOf(app, player)).toBe(125)
  })

  test('Scenario: an operator turns a withdrawal down beside the running server, at the second try', async () => {
    const desk = await deskOf(app)
    const asked = hearing(2)
    const withdrawal = await asksToWithdraw(app, player, 'kesecik', 75)
    expect(await asked).toEqual(['Balance', 'Çekim talebiniz alındı'])
    const heard = hearing(2)
    const turnsDown = (record?: () => Promise<void>) =>
      reject(desk, { ...withdrawal, reason: 'details not right', ...(record && { record }) })
    await expect(turnsDown(() => Promise.reject(new Error('not kept')))).rejects.toThrow('not kept')
    await turnsDown()
    expect(await heard).toEqual(['Balance', 'Çekim talebiniz onaylanmadı'])
    expect(await balanceOf(app, player)).toBe(200)
    await desk.close()
  })

  test('Scenario: hints are lost while a deposit is paid: the page is told to ask again', async () => {
    const id = await methodOf(app, 'kesecik')
    await app.call('payment/deposit', { id, target: 'pay', detail }, { token: player.token, locale: 'en' })
    const [payment] = await paymentsOf(app, player)
    const heard = hearing(1)
    const { cut } = await operator(app.databaseUrl)
    if (redis) await redis.kill()
    else await cut('bus')
    await report(app, payment ?? { reference: '', amount: 0 }, 'paid')
    await redis?.start()
    expect(await heard).toEqual(['Balance'])
    expect(await balanceOf(app, player)).toBe(275)
  })
})
