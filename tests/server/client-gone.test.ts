import { expect, test } from 'vitest'
import { headers } from '#contract/call.ts'
import { startApp } from './setup/app.ts'
import { testFingerprint } from './setup/call.ts'
import { rawRequest, rawSocket } from './setup/raw.ts'
import { signUp } from './setup/sign-up.ts'

test('Scenario: the client disconnects while its session is looked up: the server logs no failed request', async () => {
  const app = await startApp()
  const { token } = await signUp(app)
  const client = await app.pool.connect()
  await client.query('begin')
  await client.query('lock table sessions in access exclusive mode')
  const before = app.connections()
  const socket = rawSocket(app.url)
  const authorization = `Bearer ${token}`
  socket.write(
    rawRequest('GET /api/customer/profile', { authorization, [headers.fingerprint]: testFingerprint }),
  )
  const waiting = async () =>
    (
      await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and query like '%token_hash = $1%'`,
      )
    ).rowCount
  await expect.poll(waiting).toBeGreaterThan(0)
  socket.resetAndDestroy()
  await expect.poll(() => app.connections()).toBe(before)
  await client.query('rollback')
  client.release()
  // The second call waits for the same lock: once it is answered, the server is done with the first.
  expect((await app.call('customer/profile', {}, { token })).success).toBe(true)
  expect(app.logs.filter((line) => line.includes('a request failed'))).toEqual([])
  await app.close()
})
