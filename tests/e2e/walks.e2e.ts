import { expect, type Page, type Request } from '@playwright/test'
import { walksMark } from '#contract/call.ts'
import { graphOf } from 'statechart-graph'
import { loginMachine } from '#machines/login/login.machine.ts'
import { codeOf } from '#machines/transition-code.ts'
import { transitions } from '#server/walks/transitions.ts'
import { dataFolder, startRealServer, type RealServer } from '#tests/server/setup/real-server.ts'
import { newcomer, signUp } from '#tests/server/setup/sign-up.ts'
import { turnTab } from '../flows/driver/turn-tab.ts'
import { actorWalks } from '#tests/paths/walked/read.ts'
import { test } from '../browser/test.ts'

const typed = { username: newcomer.username, password: newcomer.password, wrong: 'not-this-one-58' }
const sent = graphOf(loginMachine).transitions.find(({ cause }) => cause === 'intent')
const loggedIn = graphOf(loginMachine).transitions.find(({ cause }) => cause === 'done')
const refused = graphOf(loginMachine).transitions.find(({ cause }) => cause === 'failed')

function heard(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/site/walk')) requests.push(request)
  })
  return requests
}

async function logsIn(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kullanıcı adı').fill(typed.username)
  await dialog.getByLabel('Şifre', { exact: true }).fill(password)
  const answered = page.waitForResponse(/auth\/login$/)
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click()
  await answered
}

const opensLogin = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
const marked = (page: Page) => page.locator('html').getAttribute(walksMark)

async function onServer(ratio: string, told: (server: RealServer) => Promise<void>): Promise<void> {
  const folder = dataFolder()
  const server = await startRealServer(folder.path, { WALKS_RATIO: ratio })
  try {
    // It would cover the first page.
    await server.pool.query('update popups set active = false')
    await told(server)
  } finally {
    await server.stop()
    folder.remove()
  }
}

test('Scenario: a player logs in and leaves: the way through the charts is told, and nothing that was typed or is stored', async ({
  page,
}) => {
  await onServer('1', async (server) => {
    const { token } = await signUp(server)
    const requests = heard(page)
    await page.goto(server.url)
    expect(await marked(page)).toBe('1')
    await opensLogin(page)
    // The browser itself hides the page; it reports no request of a page that is gone.
    await page.goto(`${server.url}/api/docs`)
    await page.goto(server.url)
    await opensLogin(page)
    await logsIn(page, typed.wrong)
    await logsIn(page, typed.password)
    await expect(page.getByRole('dialog')).toBeHidden()
    const kept = await page.evaluate(() => localStorage.getItem('session'))
    expect(kept).toContain(typed.username)
    const session: Record<string, unknown> = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('session') ?? '{}'),
    )
    for (const [count, visibility] of (['hidden', 'visible', 'hidden'] as const).entries()) {
      await turnTab(visibility)({ page })
      await expect.poll(() => requests.length).toBe(Math.floor(count / 2) + 1)
    }

    const rows = async () =>
      (
        await server.pool.query<{ page: string; begins: number; steps: string[] }>(
          'select * from walks order by begins',
        )
      ).rows
    await expect.poll(async () => (await rows()).length).toBe(3)
    const told = await rows()
    expect(new Set(told.map((row) => row.page)).size).toBe(2)
    const codes = told.flatMap(({ steps }) => steps.map((step) => step.split('.')[1] ?? ''))
    expect(codes).toEqual(expect.arrayContaining([codeOf(loggedIn?.key ?? ''), codeOf(refused?.key ?? '')]))
    expect(codes.filter((code) => !transitions.has(code))).toEqual([])
    const { page: last } = told.find(({ begins }) => begins > 0) ?? {}
    const steps = told.filter((row) => row.page === last).flatMap((row) => row.steps)
    const [walk] = actorWalks([{ loads: 1, steps }]).walks.get('login') ?? []
    const keys = [sent, refused, sent, loggedIn].map((each) => each?.key)
    expect(walk?.keys).toEqual(keys)

    for (const request of requests) {
      const body: object = JSON.parse(request.postData() ?? '')
      expect(Object.keys(body)).toEqual(['page', 'begins', 'steps'])
      const everything = JSON.stringify([request.url(), await request.allHeaders(), body])
      const secrets = [...Object.values(typed), token, newcomer.email, newcomer.phone, newcomer.name]
      const own = Object.values(session).flatMap((value) =>
        typeof value === 'string' && value.length > 3 ? value : [],
      )
      expect(own.length).toBeGreaterThan(3)
      for (const secret of [...secrets, ...own]) expect(everything).not.toContain(secret)
      const headers = await request.allHeaders()
      for (const name of ['authorization', 'cookie', 'referer', 'x-fingerprint', 'traceparent', 'x-locale'])
        expect([name, headers[name]]).toEqual([name, undefined])
    }
  })
})

test('Scenario: of a share of nearly none, no page load is one: nothing is fetched or told', async ({
  page,
}) => {
  await onServer('0.000000001', async (server) => {
    const requests = heard(page)
    const parts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/tell-walk')) parts.push(request.url())
    })
    await page.goto(server.url)
    expect(await marked(page)).toBe('1e-9')
    await opensLogin(page)
    await page.goto(`${server.url}/api/docs`)
    expect([...requests.map((request) => request.url()), ...parts]).toEqual([])
  })
})

test('Scenario: the operator has not asked for it: no document says it, and nothing is fetched or told', async ({
  page,
}) => {
  const requests = heard(page)
  const parts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/tell-walk')) parts.push(request.url())
  })
  await page.goto('/')
  expect(await marked(page)).toBeNull()
  await opensLogin(page)
  await page.goto('/api/docs')
  expect([...requests.map((request) => request.url()), ...parts]).toEqual([])
})
