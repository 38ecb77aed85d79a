import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { anotherNewcomer, codeSentTo, newcomer, signUp } from './setup/sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('the account', () => {
  test('Scenario: a player reads who they are; what identifies them is masked', async () => {
    const { token, usercode } = await signUp(app)
    const answer = await app.call('customer/profile', {}, { token })
    expect(answer.data).toEqual({
      name: 'Ada',
      surname: 'Deniz',
      username: 'adadeniz',
      usercode,
      birthDate: '1988-02-29',
      country: 'Türkiye',
      countryCode: 'TR',
      email: 'a***@example.test',
      phone: '+90 *** *** ** 33',
      PersonalNo: '*********01',
      smsVerified: false,
    })
    for (const secret of [newcomer.email, newcomer.phone, newcomer.PersonalNo]) {
      expect(JSON.stringify(answer)).not.toContain(secret)
    }
  })

  test('Scenario: the phone has been verified', async () => {
    const form = anotherNewcomer()
    const { phone } = form
    const { token } = await signUp(app, form)
    await app.call('customer/updatephone', { step: 1, phone }, { token })
    const code = await codeSentTo(app, phone)
    await app.call('customer/updatephone', { step: 2, phone, code }, { token })
    expect((await app.call('customer/profile', {}, { token })).data.smsVerified).toBe(true)
  })

  test('Scenario: a visitor reads nothing', async () => {
    expect((await app.call('customer/profile')).status).toBe(401)
  })
})
