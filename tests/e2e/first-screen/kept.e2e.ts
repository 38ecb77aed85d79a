import { expect } from '@playwright/test'
import { broughtId, isPlayers } from '#contract/first-screen.ts'
import { ownPlaces } from '#server/site/head/places.ts'
import {
  drawn,
  faultsOf,
  hasBegun,
  mark,
  newPlayer,
  paths,
  remaining,
  seenOn,
  watchFrames,
  windows,
  winnersHaveCome,
} from '../../browser/first-screen.ts'
import { Player } from '../../browser/player.ts'
import { test } from '../../browser/test.ts'
import { isWhole } from '../../browser/whole.ts'

test.use({ pressesLate: false })

/** Each pair of device, language and theme; by day two of them, with both languages and both themes. */
const looks = [
  ['phone', 'tr', 'dark'],
  ['phone', 'en', 'light'],
  ['tablet', 'tr', 'light'],
  ['tablet', 'en', 'dark'],
  ['desktop', 'tr', 'dark'],
  ['desktop', 'en', 'light'],
] as const

const ownPaths = ownPlaces.filter(isPlayers)
const address = () => process.env['BASE_URL'] ?? ''

for (const [device, language, theme] of isWhole ? looks : [looks[0], looks[5]])
  test.describe(`${device}, ${language}, ${theme}`, () => {
    test.use({ viewport: windows[device], isMobile: device !== 'desktop' })
    test('Scenario: what the document shows stays as it is when the site begins', async ({
      page,
      context,
    }) => {
      await context.addCookies(
        Object.entries({ language, theme }).map(([name, value]) => ({ name, value, url: address() })),
      )
      await page.addInitScript(
        (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
        { language, theme },
      )
      await page.addInitScript(mark)
      const faults = faultsOf(page)
      for (const path of paths) {
        await drawn(context.request, path)
        await page.goto(path)
        await hasBegun(page)
        const [left, all] = await page.evaluate(remaining)
        expect({ path, faults, left }).toEqual({ path, faults: [], left: all })
        expect(all).toBeGreaterThan(10)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      }
    })
  })

test('Scenario: with reduced motion the page keeps what the document shows, its slides stand still, and nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(mark)
  await page.addInitScript(watchFrames)
  const faults = faultsOf(page)
  for (const path of ['/', '/casino/slot']) {
    await drawn(page.request, path)
    await page.goto(path)
    await hasBegun(page)
    await expect(page.getByRole('button', { name: 'Gösteriyi başlat' })).toBeVisible()
    const [left, all] = await page.evaluate(remaining)
    await winnersHaveCome(page)
    const { shifts } = await seenOn(page)
    expect({ path, faults, left, shifts }).toEqual({ path, faults: [], left: all, shifts: [] })
    expect(all).toBeGreaterThan(10)
  }
})

test('Scenario: the header of a player’s own page moves nothing when what it shows of the player is late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await newPlayer(page)
  await page.addInitScript(watchFrames)
  const { promise: coming, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/profile-area-*.js', async (route) => {
    await coming
    await route.continue()
  })
  const first = page.waitForResponse('**/assets/first-*.js')
  await page.goto('/dashboard')
  await (await first).finished()
  come()
  await new Player(page).hasBalance('1.250,00')
  expect((await seenOn(page)).shifts).toEqual([])
})

for (const [device, viewport] of Object.entries(isWhole ? windows : { phone: windows.phone }))
  test.describe(`a player, ${device}`, () => {
    test.use({ viewport, isMobile: device !== 'desktop', hasTouch: device !== 'desktop' })
    test('Scenario: a player keeps what the document shows; no frame shows a way in, and nothing moves', async ({
      page,
    }) => {
      await newPlayer(page)
      await page.addInitScript(mark)
      await page.addInitScript(watchFrames)
      // On a slow machine the next slide would replace its dot.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const faults = faultsOf(page)
      for (const path of [...paths, ...ownPaths]) {
        await drawn(page.request, path)
        const response = await page.goto(path)
        expect(await response?.text()).toContain(`id="${broughtId}"`)
        await hasBegun(page)
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
        await new Player(page).hasBalance('1.250,00')
        await expect(page.getByRole('link', { name: 'Oyun ara' })).toBeVisible()
        await winnersHaveCome(page)
        const [left, all] = await page.evaluate(remaining)
        const { shifts, ways, frames } = await seenOn(page)
        expect({ path, faults, left, shifts, ways }).toEqual({
          path,
          faults: [],
          left: all,
          shifts: [],
          ways: [],
        })
        expect(all).toBeGreaterThan(10)
        expect(frames).toBeGreaterThan(1)
      }
    })
  })
