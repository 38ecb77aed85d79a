import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'

describe('every reply comes in the envelope', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  test('Scenario: an address that does not exist is asked for', async () => {
    const reply = await fetch(`${app.url}/api/no/such/call`, { headers: { 'x-locale': 'tr' } })
    expect(reply.status).toBe(404)
    expect(await reply.json()).toEqual({
      success: false,
      message: 'Aradığınız adres bulunamadı.',
      data: null,
    })
  })

  test('Scenario: a call is made that is not served yet', async () => {
    const reply = await app.call('casino/dtlaunchurl', { code: 'aviator' }, { locale: 'tr' })
    expect(reply).toMatchObject({
      status: 501,
      success: false,
      message: 'Bu hizmet henüz sunulmuyor.',
    })
  })
})
