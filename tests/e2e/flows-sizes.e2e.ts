import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../browser/axe.ts'
import { buildFlowsPage, chartWindow, coversChart, smallestLetters } from '../browser/flows-page.ts'
import { test } from '../browser/test.ts'

// One worker: the page is built once.
test.describe.configure({ mode: 'default' })

let address = ''
test.beforeAll(() => {
  address = buildFlowsPage()
})

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`Scenario: at ${width} × ${height} no control covers the chart, and it opens so that it can be read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const hash of ['#/site', '#/site?region=', '#/phone-verification', '#/payment', '#/balance']) {
      await page.goto(`${address}${hash}`)
      await expect(page.locator('svg.chart')).toBeVisible()
      await expect.poll(() => coversChart(page), hash).toEqual([])
      const box = await chartWindow(page).boundingBox()
      expect(box?.height, hash).toBeGreaterThanOrEqual(0.25 * height)
      if (hash === '#/site?region=') continue
      expect(await smallestLetters(page), hash).toBeGreaterThanOrEqual(11)
      await expect(page.locator('.state.atomic.mark-current').first(), hash).toBeInViewport({ ratio: 1 })
    }
  })

test('Scenario: on a phone the chart runs downwards, moves under the fingers and takes the room of the panel', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'tr-TR',
  })
  const page = await context.newPage()
  await page.goto(`${address}#/phone-verification`)
  const state = page.locator('[data-state="phone verification.recalling the sent code"]')
  const boxOf = async () => (await state.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const before = await boxOf()
  const chart = await page.locator('svg.chart').boundingBox()
  expect(chart?.height).toBeGreaterThan(chart?.width ?? 0)

  const touch = await context.newCDPSession(page)
  const fingers = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  const { x = 0, y = 0, width = 0, height = 0 } = (await chartWindow(page).boundingBox()) ?? {}
  const middle = { x: x + width / 2, y: y + height / 2 }
  await fingers('touchStart', [middle])
  await fingers('touchMove', [{ x: middle.x - 40, y: middle.y - 30 }])
  await fingers('touchEnd', [])
  const dragged = await boxOf()
  expect([dragged.x, dragged.y].map(Math.round)).toEqual([before.x - 40, before.y - 30].map(Math.round))

  const apart = (far: number) => [
    { x: middle.x - far, y: middle.y },
    { x: middle.x + far, y: middle.y },
  ]
  await fingers('touchStart', apart(40))
  await fingers('touchMove', apart(60))
  await fingers('touchEnd', [])
  expect((await boxOf()).width / dragged.width).toBeCloseTo(1.5, 1)

  for (const button of await page.locator(':is(header, [role=tablist]) :is(button, a):visible').all()) {
    const size = await button.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await page.getByRole('button', { name: 'Paneli gizle' }).click()
  await expect(page.getByRole('tabpanel')).toBeHidden()
  await expect.poll(async () => (await chartWindow(page).boundingBox())?.height).toBeGreaterThan(1.5 * height)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('tab', { name: 'Durumlar' }).click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await context.close()
})
