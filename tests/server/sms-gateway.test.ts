import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Witness } from '#tests/hub/witness.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { freePort } from './setup/free-port.ts'
import { anotherNewcomer, signUp } from './setup/sign-up.ts'

interface Taken {
  headers: IncomingHttpHeaders
  message: { to: string; text: string }
  /** The gateway hangs until the test answers here. */
  response: ServerResponse
}

let phone: string
let taken: Witness<Taken>
let app: TestApp
let token: string
const gateway = createServer()
gateway.on('request', async (request, response) => {
  taken.note({ headers: request.headers, message: JSON.parse(await text(request)), response })
})

beforeAll(async () => {
  const port = await freePort()
  gateway.listen(port, '127.0.0.1')
  await once(gateway, 'listening')
  const url = `http://127.0.0.1:${port}/send`
  app = await startApp({ env: { SMS_URL: url, SMS_TOKEN: 'of-the-gateway' } })
})
afterAll(async () => {
  gateway.close()
  await app.close()
})
beforeEach(async () => {
  await app.rewind()
  taken = new Witness()
  const form = anotherNewcomer()
  ;({ phone } = form)
  ;({ token } = await signUp(app, form))
})

const send = (locale = 'tr') => app.call('customer/updatephone', { step: 1, phone }, { token, locale })
const verify = (code: string) => app.call('customer/updatephone', { step: 2, phone, code }, { token })
const rowsOf = async (table: 'phone_codes' | 'outbox', column: string) =>
  (await app.pool.query(`select from ${table} where ${column} = $1`, [phone])).rowCount

describe('an SMS gateway', () => {
  test('Scenario: it takes the message, and the code in it verifies the number', async () => {
    const asked = send()
    const { headers, message, response } = await taken.take()
    expect(headers.authorization).toBe('Bearer of-the-gateway')
    expect(message).toEqual({ to: phone, text: expect.stringMatching(/^Lale doğrulama kodunuz: \d{6}\./) })
    response.writeHead(202).end()
    expect((await asked).success).toBe(true)
    expect((await verify(/\d{6}/.exec(message.text)?.[0] ?? '')).success).toBe(true)
    expect(await rowsOf('outbox', 'recipient')).toBe(0)
  })

  test('Scenario: it answers with an error, so the player is told and may try again at once', async () => {
    const asked = send()
    ;(await taken.take()).response.writeHead(503).end()
    expect(await asked).toMatchObject({
      status: 200,
      success: false,
      message: 'Doğrulama kodu şu anda gönderilemiyor. Lütfen biraz sonra yeniden deneyin.',
      data: { field: 'phone', kind: 'code not sent' },
    })
    expect(await rowsOf('phone_codes', 'phone')).toBe(0)
    const again = send()
    ;(await taken.take()).response.writeHead(202).end()
    expect((await again).success).toBe(true)
  })

  test('Scenario: it breaks off five times, and the sixth try still goes out', async () => {
    for (let tries = 0; tries < 5; tries++) {
      const asked = send()
      ;(await taken.take()).response.destroy()
      expect(await asked).toMatchObject({ success: false, data: { kind: 'code not sent' } })
    }
    const sixth = send()
    ;(await taken.take()).response.writeHead(200).end()
    expect((await sixth).success).toBe(true)
  })

  test('Scenario: while it hangs nothing is locked, the code counts, and a second press sends none', async () => {
    const asked = send()
    const { message, response } = await taken.take()
    const { rows } = await app.pool.query(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rows).toEqual([{ waiting: 0 }])
    expect(await send()).toMatchObject({ status: 429, success: false })
    expect((await verify(/\d{6}/.exec(message.text)?.[0] ?? '')).success).toBe(true)
    response.writeHead(202).end()
    expect((await asked).success).toBe(true)
  })
})
