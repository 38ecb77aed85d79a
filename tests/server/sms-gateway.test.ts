import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from './setup/free-port.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { signUp } from './setup/sign-up.ts'

const phone = '905551112233'
const taken: { headers: IncomingHttpHeaders; message: unknown }[] = []
let status = 202
let app: TestApp
const gateway = createServer()
gateway.on('request', async (request, response) => {
  taken.push({ headers: request.headers, message: JSON.parse(await text(request)) })
  response.writeHead(status).end()
})

beforeAll(async () => {
  const port = await freePort()
  gateway.listen(port, '127.0.0.1')
  await once(gateway, 'listening')
  app = await startApp({ env: { SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: 'of-the-gateway' } })
})
afterAll(async () => {
  await app.close()
  gateway.close()
})

describe('an SMS gateway', () => {
  test('Scenario: it answers with an error, so no code is kept and the player may try again at once', async () => {
    const { token } = await signUp(app)
    const send = () => app.call('customer/updatephone', { step: 1, phone }, { token, locale: 'tr' })
    status = 503
    expect(await send()).toMatchObject({ status: 500, success: false })
    expect((await app.pool.query('select from phone_codes')).rowCount).toBe(0)
    status = 202
    expect((await send()).success).toBe(true)
    expect(taken).toHaveLength(2)
    expect(taken[1]).toMatchObject({
      headers: { authorization: 'Bearer of-the-gateway' },
      message: { to: phone, text: expect.stringMatching(/^Lale doğrulama kodunuz: \d{6}\./) },
    })
    expect((await app.pool.query('select from outbox')).rowCount).toBe(0)
  })
})
