import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { contentSecurityPolicy, secure } from '#server/security.ts'
import { serveSite } from '#server/site/static.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { signUp } from './setup/sign-up.ts'

const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/s).slice(0, 2)))

/** Hashes in the policy: inline content of a document. */
const digest = / 'sha256-[\w+/]+='/g

describe('headers', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
    const { token } = await signUp(app)
    await app.call('customer/updatephone', { step: 1, phone: '905551112233' }, { token })
  })
  afterAll(() => app.close())

  test('Scenario: the policy allows nothing inline, nothing evaluated, nothing foreign and no frame around it', () => {
    const { 'frame-src': frames, ...policy } = directivesOf(contentSecurityPolicy(app.env))
    expect(Object.values(policy).join(' ')).not.toMatch(/unsafe|\*|https?:/)
    expect(policy).toMatchObject({ 'default-src': `'self'`, 'frame-ancestors': `'none'` })
    expect(frames).toBe(`'self' ${app.env.sandboxUrl}`)
  })

  test.each(['/api/auth/form', '/api/nothing', '/api/docs', '/sandbox/outbox', '/'])(
    'Scenario: %s carries them',
    async (path) => {
      const { headers } = await fetch(app.url + path)
      const policy = headers.get('content-security-policy')
      expect(policy?.replaceAll(digest, '')).toBe(contentSecurityPolicy(app.env))
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )

  test.each(['/api/docs', '/sandbox/outbox?to=905551112233'])(
    'Scenario: the page at %s keeps to the policy',
    async (path) => {
      const page = await (await fetch(app.url + path)).text()
      expect(page).toContain('</html>')
      expect(page).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/)
      const sheet = /<link rel="stylesheet" href="([^"]+)">/.exec(page)?.[1]
      const style = await fetch(`${app.url}${sheet}`)
      expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
    },
  )

  test('Scenario: a message with markup in it is shown as it was written', async () => {
    await app.pool.query(
      `insert into outbox (channel, recipient, subject, body, created_at) values ('sms', '"><b>', '', '<script>', now())`,
    )
    const page = await (await fetch(`${app.url}/sandbox/outbox`)).text()
    expect(page).toContain('&lt;script&gt;')
    expect(page).toContain('&quot;&gt;&lt;b&gt;')
    expect(page).not.toContain('<script>')
  })
})

describe('production', () => {
  test('Scenario: no sandbox is to be found', async () => {
    const app = await startApp({ env: { NODE_ENV: 'production' } })
    const statuses = await Promise.all(
      ['/sandbox/outbox', '/sandbox/outbox.json', '/sandbox/pay/1'].map(
        async (path) => (await fetch(app.url + path)).status,
      ),
    )
    await app.close()
    expect(statuses).toEqual([404, 404, 404])
  })
})

describe('the built site', () => {
  let folder: string
  let app: FastifyInstance
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lale-site-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html>the site')
    writeFileSync(join(folder, '.inputs'), 'not for readers')
    writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'plain')
    mkdirSync(join(folder, 'games'))
    writeFileSync(join(folder, 'games', 'aviator-240.avif'), 'a picture')
    writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), 'smaller')
    writeFileSync(join(folder, 'assets', 'roses-1a2b.svg'), '<svg/>')
    app = Fastify()
    secure(app, readEnv({}))
    await serveSite(app, { folder })
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  const navigation = { accept: 'text/html,*/*;q=0.8' }

  test.each(['/', '/dashboard/deposit', '/pages/1'])('Scenario: a person opens %s', async (url) => {
    const page = await get(url, navigation)
    expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([
      200,
      '<!doctype html>the site',
      'no-cache',
    ])
  })

  test('Scenario: a script comes compressed where the browser takes it, and is kept for good', async () => {
    const compressed = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(compressed.body).toBe('smaller')
    expect(compressed.headers.vary).toBe('accept-encoding')
    expect((await get('/assets/main-1a2b.js')).body).toBe('plain')
  })

  test.each([
    ['/', true],
    ['/assets/roses-1a2b.svg', true],
    ['/assets/main-1a2b.js', false],
  ])('Scenario: %s carries what concerns documents: %s', async (url, does) => {
    const { headers } = await get(url, { accept: '*/*', 'accept-encoding': 'br' })
    expect('content-security-policy' in headers).toBe(does)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('Scenario: the picture of a game is kept for a day', async () => {
    const { headers } = await get('/games/aviator-240.avif')
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })

  test.each([
    ['/assets/gone-3c4d.js', {}],
    ['/games/gone-240.avif', {}],
    ['/games/..%2Findex.html', {}],
    ['/api/nothing', navigation],
    ['/hub/nothing', navigation],
    ['/sandbox/nothing', navigation],
    ['/.inputs', {}],
    ['/../package.json', {}],
  ])('Scenario: %s is not the site', async (url, headers) => {
    const reply = await get(url, headers)
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { success: false, data: null }])
  })
})
