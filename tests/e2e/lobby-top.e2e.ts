import { expect, type Locator } from '@playwright/test'
import { test } from '../browser/test.ts'
import { hasFilm, hasNoFilm } from '../browser/film.ts'
import { newPerson } from '../browser/person.ts'
import { Player } from '../browser/player.ts'
import { hasPlayed } from '../browser/rounds.ts'
import { answers } from '../browser/gestures.ts'
import { Site } from '../browser/site.ts'
import { winners as known } from '../pictures/winners.ts'
import { Account } from '../browser/account.ts'
import { takePlainDocuments } from '../browser/plain-documents.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }

// @holds 2.98
test('Scenario: the Aviator entry of a lobby opens the game after the login, and the way back leads to where it stands', async ({
  page,
}) => {
  const player = new Player(page)
  await Account.of(page, player.person)
  await page.setViewportSize(desktop)
  // Unanswered: a refused game would close again.
  await page.route('**/api/casino/egtlaunchurl', () => undefined)
  await page.goto('/casino/bingo')
  await page.getByRole('main').getByRole('link', { name: 'Aviator Hemen oyna' }).click()
  await player.dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
  await player.dialog.getByLabel('Şifre', { exact: true }).fill(player.person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Aviator' })).toBeVisible()
  await expect(page).toHaveURL(/\/casino\/play\//)
  await page.goBack()
  await expect(page).toHaveURL('/casino/games?search=Aviator')
})

// @holds 2.91
test('Scenario: a win stands among the top winners, with little of the name; the live casino has its own', async ({
  page,
}) => {
  const account = await Account.of(page, newPerson())
  await hasPlayed(account.person.username, [
    { game: 'aviator', bet: 1_000, win: 987_654_321, startedAt: new Date() },
    { game: 'galata-rulet', bet: 1_000, win: 987_654_300, startedAt: new Date() },
  ])
  await page.setViewportSize(desktop)
  const winners = page.getByRole('region', { name: 'Çok kazananlar' })
  // A document knows of the first win within a minute.
  await takePlainDocuments(page.context())
  await page.goto('/casino/slot')
  const row = winners.getByRole('listitem').filter({ hasText: '₺9.876.543,21' })
  await expect(row).toContainText('Aviator')
  await expect(row).toContainText(/Gü\*\*\*/)
  await page.goto('/casino/live')
  await expect(winners.getByText('₺9.876.543,00')).toBeVisible()
  await expect(winners.getByText('₺9.876.543,21')).toHaveCount(0)
  await page.setViewportSize(phone)
  await page.goto('/casino/slot')
  await expect(page.getByText('₺9.876.543,21')).toHaveCount(0)
  await page.locator('summary', { hasText: 'Çok kazananlar' }).click()
  await expect(page.getByText('₺9.876.543,21')).toBeVisible()
})

const sees = (what: Locator) =>
  what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
  })

/** Milliseconds: two intervals after which the winners are fetched again. */
const twoRenewals = 120_000

test('Scenario: where nobody has won the winners take no room, what stands beside them has it, and keeps it while somebody looks', async ({
  page,
}) => {
  const site = new Site(page, 'tr')
  await takePlainDocuments(page.context())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)
  await page.clock.install()
  const card = page.getByRole('region', { name: 'Çok kazananlar' })
  const slides = page.getByRole('region', { name: 'Öne çıkanlar' })
  const aviator = page.getByRole('main').getByRole('link', { name: 'Aviator Hemen oyna' })
  const places = {
    '/': async () => ({ slides: await sees(slides) }),
    '/casino/slot': async () => ({ slides: await sees(slides), aviator: await sees(aviator) }),
  }
  for (const [path, view] of Object.entries(places)) {
    await answers(site, 'transaction/topwinners', known)
    await page.goto(path)
    await expect(card.getByRole('listitem')).toHaveCount(known.length)
    await expect(slides).toHaveAttribute('aria-busy', 'false')
    const beside = { card: await sees(card), ...(await view()) }

    await answers(site, 'transaction/topwinners', [])
    await page.reload()
    await expect(slides).toHaveAttribute('aria-busy', 'false')
    await expect(card).toHaveCount(0)
    const right = beside.card.x + beside.card.width
    const alone = await view()
    if ('aviator' in alone) {
      expect(alone.slides).toEqual(beside.slides)
      expect(alone.aviator).toEqual({ ...beside.card, height: alone.slides.height })
    } else expect(alone.slides).toEqual({ ...beside.slides, width: right - beside.slides.x })

    await answers(site, 'transaction/topwinners', known)
    await page.clock.runFor(twoRenewals)
    await page.evaluate(() => fetch('/api/auth/form'))
    await expect(card).toHaveCount(0)
    expect(await view()).toEqual(alone)
    await page.reload()
    await expect(card.getByRole('listitem')).toHaveCount(known.length)
  }

  await answers(site, 'transaction/topwinners', [])
  await page.setViewportSize(phone)
  await page.goto('/casino/slot')
  await page.locator('summary', { hasText: 'Çok kazananlar' }).click()
  await expect(page.getByText(/henüz kazanan yok/)).toBeVisible()
})

// @holds 2.99b
test('Scenario: a slide of the lobby leads to its category, and the slides of the next lobby are its own', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)
  await page.goto('/casino/live')
  const slides = page.getByRole('region', { name: 'Öne çıkanlar' })
  await slides.getByRole('button', { name: '2. slayt' }).click()
  await slides.getByRole('link', { name: /Yirmi bire bir kart/ }).click()
  await expect(page).toHaveURL('/casino/live?category=blackjack')
  await expect(page.getByRole('button', { name: 'Blackjack', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Bingo' }).click()
  await expect(slides.getByRole('link', { name: /Çinko kimde/ })).toBeVisible()
})

// @holds 2.93
test('Scenario: a lobby with a film plays it without sound, over and over; a category has its slides', async ({
  page,
}) => {
  await page.goto('/')
  await hasFilm(page, 'tvbets', 'Stüdyo gecesi')
  try {
    await page.goto('/casino/tvbets')
    const banner = page.getByRole('region', { name: 'Stüdyo gecesi' })
    const film = banner.locator('video')
    await expect(banner.getByRole('paragraph')).toHaveText(['Stüdyo gecesi', 'Her akşam', 'Canlı yayın'])
    await expect(film).toHaveJSProperty('paused', false)
    await expect(film).toHaveJSProperty('muted', true)
    await expect(film).toHaveJSProperty('loop', true)
    await banner.getByRole('button', { name: 'Videoyu durdur' }).click()
    await expect(film).toHaveJSProperty('paused', true)
    await page.getByRole('button', { name: 'Stüdyo', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Öne çıkanlar' })).toBeVisible()
    await expect(banner).toHaveCount(0)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/casino/tvbets')
    await expect(banner.getByRole('button', { name: 'Videoyu oynat' })).toBeVisible()
    await expect(film).toHaveJSProperty('paused', true)
    await expect(film).toHaveAttribute('poster', '/banners/studio-1600.avif')
  } finally {
    await hasNoFilm('tvbets')
  }
})

test('Scenario: the slides of a lobby stand still while they are scrolled out of view', async ({ page }) => {
  await page.clock.install()
  await page.goto('/casino/slot')
  const slides = page.getByRole('region', { name: 'Öne çıkanlar' }).locator('ul')
  const first = slides.getByRole('listitem', { name: /^1 / })
  await expect(first).toBeInViewport()
  await expect(slides).toHaveAttribute('aria-live', 'off')
  await page.mouse.wheel(0, 3_000)
  await expect(slides).toHaveAttribute('aria-live', 'polite')
  await page.clock.fastForward(12_000)
  await page.mouse.wheel(0, -3_000)
  await expect(slides).toHaveAttribute('aria-live', 'off')
  await expect(first).toBeInViewport()
})
