import { existsSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { startSite } from './setup/site.ts'

let app: TestApp
let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  app = await startApp()
  site = await startSite(app)
})
afterAll(async () => {
  await site.close()
  await app.close()
})

interface Worker {
  release: string
  shell: string[]
}

/** Runs the worker's source; returns its constants. */
function readWorker(source: string): Worker {
  const self = { addEventListener: () => undefined }
  return JSON.parse(runInNewContext(`${source}\nJSON.stringify({ release, shell })`, { self }))
}

test.each([
  ['/manifest.webmanifest', 'tr', 'Canlı Casino'],
  ['/manifest.webmanifest?lang=en', 'en', 'Live Casino'],
])('Scenario: %s puts the site on a home screen', async (path, lang, live) => {
  const reply = await site.get(path, {})
  expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = reply.json()
  expect(manifest).toMatchObject({ name: 'Lale', lang, start_url: '/', scope: '/', display: 'standalone' })
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toContain(live)
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
  for (const { src } of icons)
    expect(existsSync(new URL(`../../public${src}`, import.meta.url)), src).toBe(true)
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  )
})

test('Scenario: the page names the manifest of its language', async () => {
  expect((await site.get('/')).body).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  expect((await site.get('/?lang=en')).body).toContain('href="/manifest.webmanifest?lang=en"')
})

test('Scenario: what the first page needs is kept, and nothing else', async () => {
  const reply = await site.get('/service-worker.js', {})
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const { shell } = readWorker(reply.body)
  expect(shell).toEqual(
    expect.arrayContaining(['/assets/main-1.js', '/assets/first-1.js', '/assets/style-1.css', '/offline']),
  )
  expect(shell.filter((path) => /later|api|sandbox/.test(path))).toEqual([])
  for (const path of shell.filter((each) => !/^\/(?:assets|favicon)/.test(each)))
    expect((await site.get(path, {})).statusCode, path).toBe(200)
})

async function workerOf(script: string): Promise<string> {
  const other = await startSite(app, script)
  const { body } = await other.get('/service-worker.js', {})
  await other.close()
  return readWorker(body).release
}

test('Scenario: another build is another worker, the same build the same', async () => {
  const [first, same, next] = [await workerOf('main-1'), await workerOf('main-1'), await workerOf('main-2')]
  expect(same).toBe(first)
  expect(next).not.toBe(first)
})

test('Scenario: without a network the page says so in both languages, by rules that the policy allows', async () => {
  const { body } = await site.get('/offline')
  expect(body).toContain('İnternet bağlantınız yok')
  expect(body).toContain('You are offline')
  expect(body).not.toMatch(/<style|\sstyle=|<script(?! src=)|\son[a-z]+=/)
})
