import { expect, type Page } from '@playwright/test'
import { takePlainDocuments } from '../browser/plain-documents.ts'
import { test } from '../browser/test.ts'
import { Player } from '../browser/player.ts'
import { Account } from '../browser/account.ts'
import { shownPopup } from '#charts/flows/given.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const phone = { width: 360, height: 780 }
const tablet = { width: 768, height: 1024 }
const desktop = { width: 1280, height: 900 }

const banner = (page: Page) => page.getByRole('banner')
const topBar = (page: Page) => page.getByRole('region', { name: 'Duyuru' })

/** Runs in the page: notes the position of the header in every frame. */
function followTheHeader(): void {
  const places = new Set<number>()
  const look = () => {
    const header = document.querySelector<HTMLElement>('header')
    if (header) places.add(header.offsetTop)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(globalThis, { places })
}
const placesOf = (page: Page) =>
  page.evaluate(() => Array.from(Reflect.get(globalThis, 'places') as Set<number>))

/** Section 9: 30 px high, a loop of 20 s; section 4: a flag, a collapse of 500 ms, and hidden where the flag is. */
// @holds 2.33 F10 F12 F36
test('Scenario: the top bar is 30 px high, passes in 20 s, moves nothing as it comes, and is read once', async ({
  page,
}) => {
  await page.addInitScript(followTheHeader)
  await page.setViewportSize(phone)
  await page.goto('/')
  const text = topBar(page).getByText('Güncel adresimiz: 127.0.0.1').first()
  await expect(text).toBeVisible()
  expect((await topBar(page).boundingBox())?.height).toBe(30)
  await expect.poll(() => placesOf(page)).toEqual([30])
  const motionOf = () =>
    text.evaluate(({ parentElement: strip }) => {
      const { animationDuration, animationIterationCount } = getComputedStyle(strip ?? document.body)
      const [frames] = (strip?.getAnimations() ?? []).map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [],
      )
      const moved = new Set(frames).intersection(new Set(['transform', 'left', 'marginLeft', 'width']))
      return { animationDuration, animationIterationCount, moved: Array.from(moved) }
    })
  expect(await motionOf()).toEqual({
    animationDuration: '20s',
    animationIterationCount: 'infinite',
    moved: ['transform'],
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(motionOf).toMatchObject({ moved: [] })
  await page.emulateMedia({ reducedMotion: 'no-preference' })

  const closing = await topBar(page).evaluate((bar) => getComputedStyle(bar).transitionDuration)
  expect(closing).toBe('0.5s, 0.5s')
  await topBar(page).getByRole('button', { name: 'Duyuruyu kapat' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('topNotifyRead'))).not.toBeNull()
  await expect(topBar(page)).toHaveCount(0)
  await page.reload()
  await expect(banner(page).getByRole('button', { name: 'Menüyü aç' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached()
  await expect.poll(() => placesOf(page)).toEqual([0])
})

/** Section 9: past 100 px. */
// @holds 2.22 F37
test('Scenario: the header hides past 100 px on the way down, and stays for an open menu', async ({
  page,
}) => {
  const account = await Account.of(page, new Player(page).person)
  await account.comesBack()
  await page.addInitScript(() => localStorage.setItem('topNotifyRead', 'true'))
  await page.setViewportSize(desktop)
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached()
  const bottom = () => banner(page).evaluate((header) => header.getBoundingClientRect().bottom)
  const scrollsTo = (top: number) =>
    page.evaluate(async (place) => {
      scrollTo({ top: place, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, top)
  const isHidden = () => page.evaluate(() => document.body.classList.contains('without-header'))
  await expect(async () => {
    await scrollsTo(0)
    await scrollsTo(300)
    await expect.poll(() => isHidden()).toBe(true)
  }).toPass()
  await scrollsTo(0)
  await expect.poll(bottom).toBeGreaterThan(0)
  await scrollsTo(100)
  await expect.poll(() => isHidden()).toBe(false)
  await scrollsTo(101)
  await expect.poll(bottom).toBeLessThanOrEqual(0)
  await scrollsTo(100)
  await expect.poll(bottom).toBeGreaterThan(0)
  await banner(page).locator('button[aria-expanded]').click()
  await scrollsTo(200)
  await expect(banner(page).getByRole('link', { name: 'Hesabım' })).toBeInViewport()
})

/** Section 9: at most 350 px wide, z-index 9999. Section 2: an element that is shown only off the main domain. */
// @holds 2.17 F40 F41
test('Scenario: an icon shows its name on hover and on focus; a domain that is not the main one shows the next domain', async ({
  page,
  baseURL,
}) => {
  const main = new URL(baseURL ?? '')
  const domains = { currentDomain: main.host, nextDomain: 'lale2.example' }
  for (const url of [main.origin, `http://localhost:${main.port}`])
    await takePlainDocuments(page.context(), url)
  await page.route('**/api/cms/domainstatus', (route) =>
    route.fulfill({ json: { success: true, message: '', data: domains } }),
  )
  await page.setViewportSize(desktop)
  await page.goto('/')
  const search = banner(page).getByRole('link', { name: 'Oyun ara' })
  const tooltip = page.locator('[popover]')
  await expect(async () => {
    await page.mouse.move(1, 899)
    await search.hover()
    await expect(tooltip).toHaveText('Oyun ara', { timeout: 1_000 })
  }).toPass()
  expect(
    await tooltip.evaluate((tip) => {
      const { maxWidth, zIndex } = getComputedStyle(tip)
      return { maxWidth: maxWidth.includes('350px'), zIndex }
    }),
  ).toEqual({ maxWidth: true, zIndex: '9999' })
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(1, 899)
  await page.keyboard.press('Tab')
  await search.focus()
  await expect(tooltip).toBeVisible()
  await expect(page.locator('[title]:not(iframe)')).toHaveCount(0)
  const badge = banner(page).getByRole('link', { name: 'Yeni adresimiz: lale2.example' })
  await expect(topBar(page)).toContainText('Bir sonraki adresimiz: lale2.example')
  await expect(badge).toHaveCount(0)
  await page.goto(`http://localhost:${main.port}/`)
  await expect(badge).toHaveAttribute('href', 'https://lale2.example')
})

/** Section 2: three sizes, a link, shown once per distinct content, closed by a click. */
// @holds 2.92
test('Scenario: the popup has a picture for every width, leads where it says, and comes once for each content', async ({
  page,
}) => {
  let data = shownPopup
  await page.route('**/api/cms/popup', (route) =>
    route.fulfill({ json: { success: true, message: '', data } }),
  )
  await page.setViewportSize(phone)
  await page.goto('/')
  const popup = page.getByRole('dialog', { name: shownPopup.title ?? '' })
  const shown = () => popup.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.mouse.wheel(0, 1)
  await expect(popup).toBeVisible()
  await expect.poll(shown).toContain('welcome-640')
  await page.setViewportSize(tablet)
  await expect.poll(shown).toContain('welcome-1024')
  await page.setViewportSize(desktop)
  await expect.poll(shown).toContain('welcome-1280')
  await popup.getByRole('link').click()
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL('/promotions')
  const looked = page.waitForResponse('**/api/cms/popup')
  await page.reload()
  await (await looked).finished()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 1)
  await expect(popup).toHaveCount(0)

  data = { ...shownPopup, url: null, images: shownPopup.images.slice(0, 1) }
  await page.reload()
  await page.mouse.wheel(0, 1)
  await expect(popup).toBeVisible()
  await expect(popup.getByRole('link')).toHaveAttribute('href', '/promotions')
  await page.mouse.click(5, 5)
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL('/promotions')
})

/** Section 2: the bottom bar's Deposit and Support, for a visitor. */
// @holds 2.37 2.38 2.55 F65
test('Scenario: a visitor who wants to deposit logs in first, and who wants to talk is asked when to be called', async ({
  page,
}) => {
  const player = new Player(page)
  await Account.of(page, player.person)
  await page.setViewportSize(phone)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Alt menü' })
  await expect(bar.locator('> *')).toHaveCount(5)
  await expect(bar.locator('> *')).toHaveText(['Yatır', 'Casino', 'Destek', 'Spor', 'C. Casino'])
  await bar.getByRole('button', { name: 'Yatır' }).click()
  await expect(player.dialog.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Destek' }).click()
  await expect(player.dialog.getByRole('heading', { name: 'Arama Talep Formu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Yatır' }).click()
  await player.dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
  await player.dialog.getByLabel('Şifre', { exact: true }).fill(player.person.password)
  await player.dialog.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(page).toHaveURL('/dashboard/deposit')
})
