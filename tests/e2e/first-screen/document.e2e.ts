import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { createPool } from '#server/database/pool.ts'
import { drawn, hasBegun, holdScripts, paths } from '../../browser/first-screen.ts'
import { test } from '../../browser/test.ts'

test.use({ pressesLate: false })

for (const width of [360, 1000, 1280])
  test(`Scenario: the largest picture is asked for first, in one size, on a window ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await drawn(page.request, '/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await hasBegun(page)
    expect(asked[1]).toMatch(/^\/banners\/welcome-/)
    expect(asked.filter((path) => path.startsWith('/banners/welcome-'))).toHaveLength(1)
  })

test('Scenario: fonts load after the pictures on a first visit, and at once on the next one', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { sheets: document.querySelectorAll('link[rel="stylesheet"]').length })
    }),
  )
  const sheets = () => page.evaluate(() => Reflect.get(window, 'sheets'))
  await drawn(page.request, '/')
  await page.goto('/')
  await hasBegun(page)
  expect(await sheets()).toBe(0)
  await page.reload()
  expect(await sheets()).toBe(1)
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Manrope Variable"'))).toBe(true)
})

test('Scenario: fonts that the browser has kept may come before the document is whole: their style stands before the script that turns it on', async ({
  request,
}) => {
  const html = await drawn(request, '/')
  const style = html.indexOf('<style media="not all">')
  expect(style).toBeGreaterThan(0)
  expect(html.indexOf('data-entry=')).toBeGreaterThan(style)
})

test('Scenario: a document has no script of its own but the one that begins the site, and no style in its elements', async ({
  request,
}) => {
  for (const path of paths) {
    const html = await drawn(request, path)
    expect(html).not.toMatch(/<[^>]+ style="/)
    const scripts = Array.from(html.matchAll(/<script([^>]*)>/g), ([, attributes = '']) => attributes)
    expect(
      scripts.map((attributes) => /application\/(?:ld\+)?json|data-entry/.exec(attributes)?.[0]),
    ).toEqual(expect.arrayContaining(['application/json', 'data-entry']))
    expect(scripts.filter((attributes) => !/type="application\/|data-entry/.test(attributes))).toEqual([])
    const { 'content-security-policy': policy } = (await request.get(path)).headers()
    expect(policy).not.toContain('unsafe')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('Scenario: the first screen is there, and its links lead on', async ({ page }) => {
    for (const path of ['/', '/casino/live', '/promotions']) await drawn(page.request, path)
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Canlı Casino' }).first().click()
    await expect(page.getByRole('list', { name: 'Canlı Casino' }).getByRole('listitem').first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Promosyonlar' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
})

test('Scenario: before the scripts have come the footer of a lobby stands below three screens', async ({
  page,
}) => {
  await holdScripts(page)
  await drawn(page.request, '/casino/slot')
  await page.goto('/casino/slot')
  const screens = await page
    .getByRole('contentinfo')
    .evaluate((foot) => foot.getBoundingClientRect().top / window.innerHeight)
  expect(screens).toBeGreaterThan(3)
})

test('Scenario: what is published is in the document a moment later', async ({ request }) => {
  const path = '/promotions'
  await drawn(request, path)
  const pool = createPool(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  const title = `Bahar ${randomUUID()}`
  try {
    await pool.query(`insert into promotions (id, images, position) values (9001, '{}', 99)`)
    await pool.query(`insert into promotion_words values (9001, 'tr', $1, '')`, [title])
    await expect.poll(() => drawn(request, path)).toContain(title)
    await pool.query('delete from promotion_words where promotion_id = 9001')
    await pool.query('delete from promotions where id = 9001')
    await expect.poll(() => drawn(request, path)).not.toContain(title)
  } finally {
    await pool.end()
  }
})
