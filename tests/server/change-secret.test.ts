import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { methodOf, paymentsOf, proveLedger, signedIn, testSecret, type TestPlayer } from './setup/player.ts'
import { dataFolder, endServers, startRealServer, type RealServer } from './setup/real-server.ts'

const person = '20000000046'
const deposit = async (server: RealServer, { token }: TestPlayer, amount = 120) =>
  server.callRaw(
    'payment/deposit',
    {
      id: await methodOf(server, 'kesecik'),
      target: 'pay',
      detail: { Amount: amount, WalletNo: '1234567890' },
    },
    { token, requestId: 'no answer came' },
  )
const claimsTrial = (server: RealServer, { token }: TestPlayer) =>
  server.call('bonus/definetrialbonus', {}, { token, locale: 'tr' })

describe('the platform is started with another secret and the one before', () => {
  const folder = dataFolder(inject('usedFolder'))
  let server: RealServer
  let player: TestPlayer
  let paidAt: unknown
  beforeAll(async () => {
    const secret = randomBytes(32).toString('base64')
    const first = await startRealServer(folder.path, { SECRET: testSecret })
    player = await signedIn(first, 0, person)
    expect((await claimsTrial(first, player)).success).toBe(true)
    paidAt = (await deposit(first, player)).data
    await first.stop()
    const second = await startRealServer(folder.path, { SECRET: secret, SECRET_BEFORE: testSecret })
    await second.stop()
    server = await startRealServer(folder.path, { SECRET: secret })
  })
  afterAll(async () => {
    await proveLedger(server)
    await server.stop()
    await endServers()
    folder.remove()
  })

  test('Scenario: a payment of before is sent again: it is answered as it was, made once, and its status is told', async () => {
    const again = await deposit(server, player)
    expect(again).toMatchObject({ status: 200, success: true })
    expect(again.data).toBe(paidAt)
    expect(await paymentsOf(server, player)).toHaveLength(1)
    const status = await server.call(
      'payment/status',
      { requestId: 'no answer came' },
      { token: player.token },
    )
    expect(status.data).toMatchObject({ outcome: 'open' })
  })

  test('Scenario: the same person asks for the trial bonus with a second account: it is refused as before', async () => {
    const second = await signedIn(server, 0, person)
    await server.pool.query(
      'update players set personal_no = (select personal_no from players where id = $2) where id = $1',
      [second.id, player.id],
    )
    expect(await claimsTrial(server, second)).toMatchObject({
      success: false,
      message: expect.stringContaining('başka bir üyelikte alınmış'),
    })
  })
})
