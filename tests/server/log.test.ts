import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hubPath } from '#contract/realtime.ts'
import { createLog } from '#server/log.ts'
import { readEnv } from '#server/env.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { testFingerprint } from './setup/call.ts'
import { codeSentTo, newcomer, signUp } from './setup/sign-up.ts'

/** Times and request ids may contain the six digits of the code. */
const byChance = /"(?:time|responseTime)":[\d.]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32}/g

const foreignId = '1'.repeat(32)

describe('the log', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ env: { LOG_LEVEL: 'trace' } })
  })
  afterAll(() => app.close())

  test('Scenario: a player comes in, fails and goes; nothing secret has been written', async () => {
    const { token, phone } = await signUp(app)
    await app.call('auth/login', { username: newcomer.username, password: 'a-wrong-password' })
    await app.call('customer/updatephone', { step: 1, phone }, { token })
    const code = await codeSentTo(app, phone)
    await app.call('customer/updatephone', { step: 2, phone, code }, { token })
    await fetch(`${app.url}/${hubPath}/negotiate?access_token=${token}&fingerprint=${testFingerprint}`, {
      method: 'POST',
    })
    await fetch(`${app.url}/api/cms/content?id=1&password=${newcomer.password}`)
    await app.call('auth/logout', {}, { token })
    const written = app.logs.join('').replaceAll(byChance, '')
    expect(written).toContain('/api/auth/register')
    const secrets = [
      token,
      newcomer.password,
      'a-wrong-password',
      newcomer.PersonalNo,
      phone,
      code,
      testFingerprint,
    ]
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
  })

  test('Scenario: a fault inside is told as one sentence and logged with its cause and the id of the request', async () => {
    await app.pool.query('alter table site_options rename to hidden_options')
    const answer = await app.call(
      'cms/siteoptionlist',
      {},
      { locale: 'tr', headers: { traceparent: `00-${foreignId}-${'2'.repeat(16)}-01` } },
    )
    await app.pool.query('alter table hidden_options rename to site_options')
    expect(answer).toMatchObject({
      status: 500,
      success: false,
      message: 'Beklenmeyen bir sorun oluştu. Lütfen biraz sonra yeniden deneyin.',
      data: null,
    })
    const line = app.logs.find((each) => each.includes('a request failed')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      err: { text: 'relation "site_options" does not exist' },
    })
    // Without tracing nobody chooses the id of a request.
    expect(line).not.toContain(foreignId)
  })

  test('Scenario: somebody logs a whole form by mistake', () => {
    const lines: string[] = []
    const log = createLog(readEnv({ SECRET: 's'.repeat(32) }), { write: (line) => void lines.push(line) })
    log.info({ body: newcomer, session: { data: { token: 'a-token', betsyToken: 'b-token' } } }, 'oops')
    const shown = JSON.parse(lines[0] ?? '{}')
    expect(shown.body).toMatchObject({
      password: '[hidden]',
      PersonalNo: '[hidden]',
      phone: '[hidden]',
      name: 'Ada',
    })
    expect(shown.session.data).toEqual({ token: '[hidden]', betsyToken: '[hidden]' })
  })
})
