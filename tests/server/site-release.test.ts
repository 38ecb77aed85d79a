import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import type { Db } from '#server/database/pool.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { builtSite } from '#server/site/built.ts'
import { filesOfOtherReleases } from '#server/site/release.route.ts'
import { readRelease, releaseKept, storeRelease } from '#server/site/release.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { ask } from './setup/ask.ts'
import { freshDatabase } from './setup/copies.ts'

const own = join(builtSite, 'assets')
const script = { name: 'home-1aB_c-9Z.js', content: 'export const before = "ğüşiöç";\n'.repeat(100) }

/** Stores a release of which only the script is known. */
async function releases({ pool, clock }: TestApp, { name, content } = script): Promise<void> {
  const site = mkdtempSync(join(tmpdir(), 'lale-release-'))
  mkdirSync(join(site, 'assets'))
  writeFileSync(join(site, 'assets', name), content)
  await storeRelease(pool, clock.now(), readRelease(site))
  rmSync(site, { recursive: true })
}

const shown = ({ status, headers }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  caching: headers['cache-control'],
  type: headers['content-type'],
})
const found = {
  status: 200,
  caching: 'public, max-age=31536000, immutable',
  type: 'text/javascript; charset=utf-8',
}

let node: TestApp
beforeAll(async () => {
  // Other tests copy a database that has the release already.
  node = await startApp({ way: () => freshDatabase('emptyDatabaseUrl') })
  await releases(node)
})
afterAll(() => node.close())

const asset = (name: string, headers = {}) => ask(`${node.url}/assets/${name}`, { headers })

test('Scenario: a page that was opened before the release asks for its script', async () => {
  const plain = await asset(script.name)
  expect(shown(plain)).toEqual(found)
  expect(String(plain.bytes)).toBe(script.content)
  expect(plain.headers).toMatchObject({ 'x-content-type-options': 'nosniff', vary: 'accept-encoding' })
  expect(plain.headers).not.toHaveProperty('content-security-policy')
  const small = await asset(script.name, { 'accept-encoding': 'br' })
  expect(shown(small)).toEqual(found)
  expect(String(brotliDecompressSync(small.bytes))).toBe(script.content)
})

test('Scenario: a node that is not released yet is asked for a script of the release', async () => {
  expect((await asset('home-2aB_c-9Z.js')).status).toBe(404)
  await releases(node, { name: 'home-2aB_c-9Z.js', content: 'export {}' })
  expect(shown(await asset('home-2aB_c-9Z.js'))).toEqual(found)
})

test('Scenario: every hashed file of the built site is there for nodes of other releases', async () => {
  const { rows } = await node.pool.query<{ name: string; content: Buffer }>(
    'select name, content from site_files',
  )
  const stored = new Map(rows.map(({ name, content }) => [name, content]))
  const names = readdirSync(own).filter((name) => !name.endsWith('.br'))
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) expect(stored.get(name)?.equals(readFileSync(join(own, name))), name).toBe(true)
})

test('Scenario: a file of its own is what the node has built, whatever is stored under its name', async () => {
  const [name = ''] = readdirSync(own).filter((each) => each.endsWith('.js'))
  await releases(node, { name, content: 'export {}' })
  expect((await asset(name)).bytes.equals(readFileSync(join(own, name)))).toBe(true)
})

test.each(['home-3aB_c-9Z.js', 'home-3aB_c-9Z.html', 'home.js', '..%2fserver%2fmain-1aB_c-9Z.js', '%00'])(
  'Scenario: %s is in no release',
  async (name) => {
    const { status, headers } = await asset(name)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  },
)

test('Scenario: somebody makes up many names at once: the database is asked by one query at a time', async () => {
  let atOnce = 0
  let mostAtOnce = 0
  const query: Db['query'] = async (text, values) => {
    mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    return node.pool.query<never>(text, values).finally(() => (atOnce -= 1))
  }
  const app = Fastify().register(filesOfOtherReleases({ query }))
  onTestFinished(() => app.close())
  await app.ready()
  const names = Array.from({ length: 200 }, (_, index) => `made-up-${String(index).padStart(8, '0')}.js`)
  const statuses = await Promise.all(
    [...names, script.name].map(async (name) => (await app.inject(`/assets/${name}`)).statusCode),
  )
  expect(statuses).toEqual([...names.map(() => 404), 200])
  expect(mostAtOnce).toBe(1)
})

test('Scenario: two nodes of a release start at once', async () => {
  const both = { name: 'home-4aB_c-9Z.js', content: 'export {}' }
  await Promise.all([releases(node, both), releases(node, both)])
  expect(shown(await asset(both.name))).toEqual(found)
})

test('Scenario: the files of a release are kept for a week after its last node has gone', async () => {
  const app = await startApp()
  onTestFinished(() => app.close())
  const jobs = await openJobs(app.pool, { warn: () => undefined }, { isWorker: false })
  onTestFinished(() => jobs.close())
  async function upkeep(): Promise<void> {
    const now = app.clock.now()
    await transaction(app.pool, (tx) => jobs.add(tx, 'rows', {}))
    const told = async () =>
      (await app.pool.query('select from site_releases where ran_at = $1', [now])).rowCount
    await expect.poll(told).toBe(1)
  }
  const count = async () => Number((await app.pool.query('select from site_files')).rowCount)
  const ofNode = await count()
  await releases(app)
  app.clock.pass(releaseKept)
  await upkeep()
  expect(await count()).toBe(ofNode + 1)
  app.clock.pass(1)
  await upkeep()
  expect(await count()).toBe(ofNode)
  expect((await ask(`${app.url}/assets/${script.name}`)).status).toBe(404)
})
