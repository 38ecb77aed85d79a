import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried } from './setup/command-line.ts'

let app: TestApp
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startApp()
  desk = deskOf(app)
})
afterAll(() => app.close())

const because = ['--why', 'A new release']
const ask = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers })
const opens = (path: string, language = 'tr-TR,tr;q=0.9') =>
  ask(path, { accept: 'text/html', 'accept-language': language })
const standsAt = (status: number) =>
  expect.poll(async () => (await ask('/api/auth/form')).status, { timeout: 10_000 }).toBe(status)

test('Scenario: the operator closes the site for half an hour, and opens it again', unhurried, async () => {
  const { said } = await desk.type('maintenance', 'on', '--minutes', '30', ...because)
  expect(said).toMatch(/^The site is closed since .+, expected to be over at /)
  await standsAt(503)

  const page = await opens('/casino/slot')
  expect(page.status).toBe(503)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(25 * 60)
  expect(Number(page.headers.get('retry-after'))).toBeLessThanOrEqual(30 * 60 + 60)
  const html = await page.text()
  expect(html).toContain('<h1>Kısa bir bakım yapıyoruz</h1>')
  expect(html).toContain('<h2>We are carrying out maintenance</h2>')
  expect(html).not.toMatch(/<style|\sstyle=|<script(?! src="\/)|\son[a-z]+=/)
  expect(await (await opens('/', 'en-GB,en')).text()).toContain('<h1>We are carrying out maintenance</h1>')
  const parts = Array.from(
    html.matchAll(/(?:<script src|<link rel="stylesheet" href)="([^"]+)"/g),
    ([, path]) => path,
  )
  expect(parts).toEqual(['/theme.js', '/plain.css'])
  for (const path of parts) expect((await ask(path ?? '')).status, path).toBe(200)

  const call = await ask('/api/cms/popup', { 'x-locale': 'en' })
  expect([call.status, call.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await call.json()).toEqual({
    success: false,
    message:
      'We are carrying out maintenance. Your balance and transactions are safe; please try again a little later.',
    data: null,
  })
  expect((await fetch(`${app.url}/hub/frnotify/negotiate`, { method: 'POST' })).status).toBe(503)

  const health = await ask('/api/health/ready')
  expect([health.status, await health.json()]).toEqual([
    200,
    { success: true, message: null, data: { maintenance: true } },
  ])
  const report = await fetch(`${app.url}/api/payment/callback/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(report.status).not.toBe(503)

  expect((await desk.type('maintenance')).said).toContain('The site is closed since')
  expect((await desk.type('maintenance', 'off', ...because)).said).toContain('The site is open')
  await standsAt(200)
  expect((await desk.type('maintenance', 'off', ...because)).said).toBe('Nothing to do: The site is open')
  expect(await desk.read('acts', '--command', 'maintenance on')).toHaveLength(1)
})

test('Scenario: nobody knows how long it takes, and browsers come back in five minutes', async () => {
  await app.pool.query('insert into maintenance (since) values (now())')
  await standsAt(503)
  expect((await opens('/')).headers.get('retry-after')).toBe('300')
  await app.pool.query('delete from maintenance')
  await standsAt(200)
})
