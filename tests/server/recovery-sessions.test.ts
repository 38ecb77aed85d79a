import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from './setup/connect.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { anotherNewcomer, messagesTo, newcomer, signUp } from './setup/sign-up.ts'

const password = 'yepyeni-şifre'

let app: TestApp
let username: string
let email: string
let token: string
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  await app.rewind()
  const form = anotherNewcomer()
  ;({ username, email } = form)
  ;({ token } = await signUp(app, form))
})
afterAll(() => app.close())

async function recover() {
  await app.call('auth/sendresetpassword', { username })
  await expect.poll(() => messagesTo(app, email)).toHaveLength(1)
  const code = /\d{8}/.exec((await messagesTo(app, email))[0] ?? '')?.[0] ?? ''
  const form = { username, code, password, password2: password }
  expect(await app.call('auth/changepasswordwithcode', form)).toMatchObject({ success: true })
}
const statusWith = async (of: string) => (await app.call('user/balance', {}, { token: of })).status

describe('after a recovery', () => {
  test('Scenario: every session of the player has ended, those of others go on', async () => {
    const second = await app.call('auth/login', { username, password: newcomer.password })
    const other = await signUp(app, { username: 'somebody', email: 'somebody@example.test' })
    await recover()
    expect(await statusWith(token)).toBe(401)
    expect(await statusWith(second.data.token)).toBe(401)
    expect(await statusWith(other.token)).toBe(200)
  })

  test('Scenario: the real-time connections of the player are closed', async () => {
    const { closed } = await connect(app, token)
    await recover()
    expect((await closed)?.message).toContain('The session has ended.')
  })

  test('Scenario: who guessed too often before the recovery can log in with the new password', async () => {
    for (let tries = 0; tries < 6; tries++)
      await app.call('auth/login', { username, password: 'not this one' })
    expect((await app.call('auth/login', { username, password })).status).toBe(429)
    await recover()
    expect((await app.call('auth/login', { username, password })).success).toBe(true)
  })
})
