import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { broughtId, isPlayers } from '#contract/first-screen.ts'
import { createPool } from '#server/database/pool.ts'
import { ownPlaces } from '#server/site/head/places.ts'
import { Lobby } from '../browser/lobby.ts'
import { newPerson } from '../browser/person.ts'
import { Player } from '../browser/player.ts'
import { test } from '../browser/test.ts'
import { Account } from '../browser/account.ts'

test.use({ pressesLate: false })

const paths = ['/', '/casino/slot', '/casino/live', '/promotions', '/pages/1', '/spor']
const ownPaths = ownPlaces.filter(isPlayers)
const address = () => process.env['BASE_URL'] ?? ''
const phone = { width: 360, height: 780 }
const windows = { phone, tablet: { width: 900, height: 1000 }, desktop: { width: 1280, height: 720 } }

/** The late part of the site has loaded. */
const hasBegun = (page: Page) => expect(page.getByRole('contentinfo').getByText('18+')).toBeVisible()

/** The winners are there, or have made room for others. */
const winnersHaveCome = (page: Page) =>
  expect(page.getByRole('region', { name: 'Çok kazananlar' }).locator('[aria-busy=true]')).toHaveCount(0)

function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', ({ message }) => faults.push(message))
  return faults
}

/** A first screen that takes long to draw comes with a later document. */
async function drawn(request: APIRequestContext, path: string): Promise<string> {
  const read = async () => (await request.get(path)).text()
  await expect.poll(read).toContain(`id="${broughtId}"`)
  return read()
}

/** @returns a function that releases them */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: coming, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await coming
    await route.continue()
  })
  return come
}

/** Runs in the page: remembers what the document shows before the scripts run. */
function mark(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const shown = document.querySelectorAll('#root :is(h1, header, img, a, button)')
    Object.assign(window, { shown: [...shown].filter((each) => each.checkVisibility()).slice(0, 60) })
  })
}

/** Runs in the page: how many of these elements are still in the document, and how many they were. */
function remaining(): [number, number] {
  const shown = Reflect.get(window, 'shown') as Element[]
  return [shown.filter(({ isConnected }) => isConnected).length, shown.length]
}

for (const [device, viewport] of Object.entries(windows))
  for (const language of ['tr', 'en'])
    for (const theme of ['dark', 'light'])
      test.describe(`${device}, ${language}, ${theme}`, () => {
        test.use({ viewport, isMobile: device !== 'desktop' })
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

test('Scenario: what is pressed before the scripts have come is done when they have', async ({ page }) => {
  const come = await holdScripts(page)
  await drawn(page.request, '/')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Üye Ol' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  come()
  await expect(page.getByRole('dialog', { name: 'Üye Ol' })).toBeVisible()
})

test.describe('on a narrow window', () => {
  test.use({ viewport: phone, isMobile: true })
  test('Scenario: what is pressed while the page is hydrated is done once', async ({ page }) => {
    await page.addInitScript(() => {
      const held: (() => void)[] = []
      const post: unknown = Reflect.get(MessagePort.prototype, 'postMessage')
      // React's scheduler uses MessagePort.
      MessagePort.prototype.postMessage = function (...message: unknown[]) {
        held.push(() => Reflect.apply(post as () => void, this, message))
      }
      const goOn = () => {
        Object.assign(MessagePort.prototype, { postMessage: post })
        for (const each of held) each()
      }
      Object.assign(window, { goOn })
    })
    await drawn(page.request, '/')
    await page.goto('/')
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    )
    await page.getByRole('banner').getByRole('button', { name: 'Menüyü aç' }).click()
    await page.evaluate(() => Reflect.get(window, 'goOn')())
    await hasBegun(page)
    await expect(page.getByRole('dialog', { name: 'Menü', exact: true })).toBeVisible()
  })
})

test('Scenario: what is typed before the scripts have come is searched for when they have', async ({
  page,
}) => {
  const come = await holdScripts(page)
  await drawn(page.request, '/casino/slot')
  await page.goto('/casino/slot')
  const lobby = new Lobby(page, 'Casino')
  await lobby.field.pressSequentially('seftali')
  come()
  await expect(lobby.tile('Şeftali Sokağı')).toBeVisible()
  await expect(lobby.field).toHaveValue('seftali')
  await expect(lobby.field).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, isMobile: true })
  test('Scenario: the winners that are opened before the scripts have come are there when they have', async ({
    page,
  }) => {
    const come = await holdScripts(page)
    await drawn(page.request, '/casino/slot')
    await page.goto('/casino/slot')
    await page.locator('summary').click()
    come()
    await expect(page.locator('details > :not(summary)').first()).toBeVisible()
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

interface LayoutShiftSource {
  node?: Node
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

interface Seen {
  /** Start time and description. */
  shifts: [number, string][]
  ways: string[]
  frames: number
  /** When the whole document was painted. */
  read: number
}

/** Runs in the page: notes layout shifts, and the login and sign-up buttons of each frame. */
function watchFrames(): void {
  const seen: Seen = { shifts: [], ways: [], frames: 0, read: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = Reflect.get(entry, 'sources') as LayoutShiftSource[]
      for (const { node, previousRect, currentRect } of sources)
        seen.shifts.push([
          entry.startTime,
          `${node instanceof Element ? node.outerHTML.slice(0, 80) : ''} ${JSON.stringify([previousRect, currentRect])}`,
        ])
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    // A busy machine paints before it has parsed the whole document.
    if (document.readyState !== 'loading' && (seen.frames += 1) === 2) seen.read = performance.now()
    for (const button of document.querySelectorAll('button'))
      if (/^(?:Üye Ol|Giriş Yap)$/.test(button.textContent) && button.checkVisibility())
        seen.ways.push(button.textContent)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Without the layout shifts while the document was parsed. */
async function seenOn(page: Page) {
  const { shifts, read, ...seen } = await page.evaluate(() => Reflect.get(window, 'seen') as Seen)
  return { ...seen, shifts: shifts.filter(([at]) => at >= read) }
}

async function newPlayer(page: Page): Promise<Account> {
  const account = await Account.of(page, newPerson())
  await account.paysIn(1250)
  await account.comesBack({ balance: 1250, withdrawable: 1250 })
  return account
}

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

for (const [device, viewport] of Object.entries(windows))
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

test.describe('a player on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true })
  test('Scenario: what a player presses before the scripts have come is done when they have', async ({
    page,
  }) => {
    await newPlayer(page)
    const come = await holdScripts(page)
    await drawn(page.request, '/casino/slot')
    await page.goto('/casino/slot')
    await expect(new Player(page).button('Üye Ol')).toBeHidden()
    await page.getByRole('button', { name: 'Favorilerim', exact: true }).click()
    come()
    await expect(page).toHaveURL(/category=my-favourites/)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button').last().click()
    await expect(page.getByRole('dialog', { name: 'Profil' })).toBeVisible()
  })
})

test('Scenario: a visitor who opens a page of the account sees nothing of it, and then the login', async ({
  page,
}) => {
  const come = await holdScripts(page)
  await drawn(page.request, '/dashboard')
  await page.goto('/dashboard')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  come()
  await expect(page.getByRole('dialog', { name: 'Giriş Yap' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('Scenario: a player whose session has ended sees the login and the sign-up', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  await account.ask('auth/logout')
  await account.comesBack()
  await drawn(page.request, '/')
  await page.goto('/')
  const player = new Player(page)
  await expect(player.button('Giriş Yap').first()).toBeVisible()
  await expect(player.button('Üye Ol').first()).toBeVisible()
  await expect(player.balanceButton).toHaveCount(0)
})

test('Scenario: with an invalid stored session the page opens as for a visitor', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('session', 'nothing of ours'))
  await drawn(page.request, '/')
  await page.goto('/')
  await hasBegun(page)
  await expect(new Player(page).button('Üye Ol').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Oyun ara' })).toBeVisible()
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
