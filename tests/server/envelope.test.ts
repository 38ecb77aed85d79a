import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/index.ts'
import { serve } from '#server/serve.ts'
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

  test('Scenario: a call is made that no domain serves', async () => {
    const bare = Fastify()
    const { publicUrl, secret } = app.env
    serve(bare, {
      calls,
      routes: [{}],
      shardFor: async () => 0,
      checkReplies: true,
      publicUrl,
      secret,
      authenticate: async () => null,
    })
    const reply = await bare.inject({
      method: 'POST',
      url: '/api/casino/dtlaunchurl',
      headers: { 'x-locale': 'tr' },
      payload: { code: 'aviator' },
    })
    expect([reply.statusCode, reply.json()]).toEqual([
      501,
      { success: false, message: 'Bu hizmet henüz sunulmuyor.', data: null },
    ])
    await bare.close()
  })
})
