import { expect, type Page } from '@playwright/test'
import { dataFolder, startRealServer } from '#tests/server/setup/real-server.ts'
import { startCollector } from '#tests/server/setup/collector.ts'
import { test } from '../browser/test.ts'

/** The trace ids of the page's calls with this name; undefined where a call has none. */
function heard(page: Page) {
  const calls: { name: string; id: string | undefined }[] = []
  page.on('request', (request) => {
    const [, name] = /\/api\/([\w/]+)/.exec(request.url()) ?? []
    const [, id] = request.headers()['traceparent']?.split('-') ?? []
    if (name !== undefined) calls.push({ name, id })
  })
  return { calls, idsOf: (name: string) => calls.filter((call) => call.name === name).map(({ id }) => id) }
}

async function triesToLogIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kullanıcı adı').fill('nobody')
  await dialog.getByLabel('Şifre', { exact: true }).fill('not-this-one')
  const answered = page.waitForResponse(/auth\/login$/)
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click()
  await answered
}

const opensLogin = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()

test('Scenario: somebody tries to log in twice: each tap is a trace of its own, from the browser to the database', async ({
  page,
}) => {
  const collector = await startCollector()
  const folder = dataFolder()
  const server = await startRealServer(folder.path, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
  })
  try {
    // It would cover the first page.
    await server.pool.query('update popups set active = false')
    const { calls, idsOf } = heard(page)
    await page.goto(server.url)
    await opensLogin(page)
    await triesToLogIn(page)
    await triesToLogIn(page)
    const [first = '', second = ''] = idsOf('auth/login')
    expect(first).not.toBe(second)
    expect(calls.filter(({ id }) => id === undefined)).toEqual([])
    await expect.poll(() => collector.trace(second).names).toContain('POST /api/auth/login')
    for (const id of [first, second]) {
      const { named, parentOf } = collector.trace(id)
      const [call] = named('POST /api/auth/login')
      expect(call).toBeDefined()
      expect(named('select').map((statement) => parentOf(statement))).toContain(call)
    }
  } finally {
    await server.stop()
    folder.remove()
    collector.stop()
  }
})

test('Scenario: the platform does not trace: the browser sends nothing of it', async ({ page }) => {
  const { calls } = heard(page)
  await page.goto('/')
  await opensLogin(page)
  await triesToLogIn(page)
  expect(calls.map(({ name }) => name)).toContain('auth/login')
  expect(calls.filter(({ id }) => id !== undefined)).toEqual([])
})
