import { expect } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Lobby } from '../browser/lobby.ts'
import { newPerson } from '../browser/person.ts'
import { Player } from '../browser/player.ts'
import { hasOpened } from '../browser/rounds.ts'
import { Account } from '../browser/account.ts'

const slots = 414
const header = { name: 'Oyun ara', exact: true }

// @holds 2.9
test('Scenario: the search of the header looks through the live casino there, and through the slots elsewhere', async ({
  page,
}) => {
  const live = new Lobby(page, 'Canlı Casino')
  await page.goto('/casino/live')
  await page.getByRole('banner').getByRole('link', header).click()
  await expect(live.field).toBeFocused()
  await page.keyboard.type('ISTANBUL RULET')
  await expect(live.count).toHaveText('1 oyun')
  await expect(live.tile('İstanbul Rulet')).toBeVisible()
  await expect(page).toHaveURL('/casino/live?search=ISTANBUL+RULET')

  const slot = new Lobby(page, 'Casino')
  await page.goto('/casino/bingo')
  await page.getByRole('banner').getByRole('link', header).click()
  await expect(page).toHaveURL('/casino/slot?search=')
  await expect(slot.field).toBeFocused()
  await page.keyboard.type('aviatör')
  await expect(slot.tile('Aviator')).toBeVisible()
})

test('Scenario: who types a name with an error, and without its Turkish letters, sees the game', async ({
  page,
}) => {
  const lobby = new Lobby(page, 'Casino')
  await page.goto('/casino/slot')
  for (const [typed, name] of [
    ['ISKI YILI', 'Işık Yılı'],
    ['sefatli sokagi', 'Şeftali Sokağı'],
    ['portakal cicegy', 'Portakal Çiçeği'],
  ] as const) {
    await lobby.field.fill('')
    await lobby.field.pressSequentially(typed)
    await expect(lobby.tile(name)).toContainText('RTP %94,8')
    await expect(lobby.count).toHaveText('1 oyun')
  }
  await expect(page).toHaveURL('/casino/slot?search=portakal+cicegy')
})

test('Scenario: the way back from a game leads to what was searched for, and from there to all games', async ({
  page,
}) => {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  // Unanswered: no frame is needed here.
  await page.route('**/api/casino/*launchurl', () => undefined)
  const lobby = new Lobby(page, 'Casino')
  await page.goto('/casino/slot')
  await lobby.field.pressSequentially('seftali sok')
  await expect(page).toHaveURL('/casino/slot?search=seftali+sok')
  await lobby.tile('Şeftali Sokağı').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Şeftali Sokağı')
  await page.goBack()
  await expect(lobby.field).toHaveValue('seftali sok')
  await expect(lobby.tiles).toHaveCount(1)
  await page.reload()
  await expect(lobby.tile('Şeftali Sokağı')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/casino/slot')
  await expect(lobby.field).toHaveValue('')
  await expect(lobby.count).toHaveText('İlk 48 oyun')
})

// @holds 2.97
test('Scenario: the live casino is filtered by category and by provider, and the address can be shared', async ({
  page,
}) => {
  const lobby = new Lobby(page, 'Canlı Casino')
  await page.goto('/casino/live')
  for (const name of ['Tümü', 'Rulet', 'Blackjack', 'Poker', 'Bakara', 'Krupiye'])
    await expect(lobby.category(name)).toBeVisible()
  await lobby.category('Blackjack').click()
  await expect(page).toHaveURL('/casino/live?category=blackjack')
  await expect(lobby.category('Blackjack')).toHaveAttribute('aria-pressed', 'true')
  await expect(lobby.category('Tümü')).toHaveAttribute('aria-pressed', 'false')
  await expect(lobby.tile('Blackjack Lale')).toBeAttached()
  await lobby.provider.selectOption('Galata Live')
  await expect(page).toHaveURL('/casino/live?category=blackjack&provider=Galata+Live')
  await expect(lobby.tiles.filter({ hasNotText: 'Galata Live' })).toHaveCount(0)
  const shown = await lobby.count.textContent()
  expect(shown).toMatch(/^\d+ oyun$/)
  await page.reload()
  await expect(lobby.count).toHaveText(shown ?? '')
  await expect(lobby.provider).toHaveValue('Galata Live')
  await page.goBack()
  await expect(lobby.provider).toHaveValue('')
  await expect(lobby.tiles.filter({ hasNotText: 'Galata Live' })).not.toHaveCount(0)
})

test('Scenario: a lobby is scrolled to its end, each game once', async ({ page }) => {
  const lobby = new Lobby(page, 'Casino')
  const found = new Map<number, string>()
  await page.goto('/casino/slot')
  await expect(lobby.count).toHaveText('İlk 48 oyun')
  await expect(async () => {
    const drawn = await lobby.drawn()
    for (const { place, link } of drawn) found.set(place, link)
    const next =
      Array.from({ length: slots }, (_, index) => index + 1).find((place) => !found.has(place)) ?? slots
    // Scrolls back to rows that were passed between two looks.
    await page.mouse.wheel(0, drawn.every(({ place }) => place > next) ? -500 : 500)
    expect(found.size).toBe(slots)
  }).toPass({ intervals: [50], timeout: 60_000 })
  expect(new Set(found.values()).size).toBe(slots)
  expect(Math.max(...found.keys())).toBe(slots)
  await expect(lobby.count).toHaveText(`${slots} oyun`)
  // The list is virtual.
  expect((await lobby.drawn()).length).toBeLessThan(100)
})

test('Scenario: a heart that scrolls under a pointer at rest says nothing until the pointer moves', async ({
  page,
}) => {
  const below = 200
  await page.goto('/casino/slot')
  const heart = new Lobby(page, 'Casino').tiles.getByRole('button').nth(8)
  const tooltip = page.locator('[popover]')
  await expect(async () => {
    await page.mouse.move(0, 0)
    await page.locator('[data-tooltip]:visible').first().hover()
    await expect(tooltip).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await heart.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await heart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const pointer = { x: x + width / 2, y: y + height / 2 - below }
  await page.mouse.move(pointer.x, pointer.y)
  await page.mouse.wheel(0, below)
  await expect.poll(() => heart.evaluate((button) => button.matches(':hover'))).toBe(true)
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(pointer.x + 2, pointer.y)
  await expect(tooltip).toHaveText(/^Favori: /)
})

test('Scenario: who jumps to the end of a lobby and back to its top finds games there', async ({ page }) => {
  const lobby = new Lobby(page, 'Casino')
  const places = async () => (await lobby.drawn()).map(({ place }) => place)
  await page.goto('/casino/slot')
  await expect.poll(places).toContain(1)
  await expect(async () => {
    await page.keyboard.press('End')
    await expect.poll(() => places()).toContain(slots)
  }).toPass()
  expect(await places()).not.toContain(1)
  await page.keyboard.press('Home')
  await expect.poll(places).toContain(1)
})

test('Scenario: a game that has the focus keeps it while the lobby is scrolled away from it', async ({
  page,
}) => {
  const lobby = new Lobby(page, 'Casino')
  await page.goto('/casino/slot')
  const first = lobby.tiles.getByRole('link').first()
  await first.focus()
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    expect((await lobby.drawn()).length).toBeGreaterThan(90)
  }).toPass()
  await expect(first).not.toBeInViewport()
  await expect(first).toBeFocused()
})

test('Scenario: a visitor likes a game of the lobby, logs in where they are, and finds it among their favourites', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  const lobby = new Lobby(page, 'Casino')
  await page.goto('/casino/slot?search=lale%20bah')
  await expect(lobby.category('Favorilerim')).toHaveCount(0)
  await lobby.heart('Lale Bahçesi').click()
  await player.dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
  await player.dialog.getByLabel('Şifre', { exact: true }).fill(player.person.password)
  await page.keyboard.press('Enter')
  await expect(lobby.heart('Lale Bahçesi')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/casino/slot?search=lale%20bah')
  await expect.poll(() => account.ask('casino/favorites')).toEqual(['lale-bahcesi'])
  await lobby.field.fill('')
  await lobby.category('Favorilerim').click()
  await expect(lobby.count).toHaveText('1 oyun')
  await expect(lobby.tile('Lale Bahçesi')).toBeVisible()
  await lobby.category('Son oynadıklarım').click()
  await expect(lobby.count).toHaveText('Hiç oyun yok')
  await expect(page.getByText('Burada henüz bir oyun oynamadınız.')).toBeVisible()
  await page.getByRole('button', { name: 'Tüm oyunları göster' }).click()
  await expect(page).toHaveURL('/casino/slot')
  await expect(lobby.count).toHaveText('İlk 48 oyun')
})

test('Scenario: the address of the favourites asks a visitor to log in, and then shows those of this lobby', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  for (const code of ['lale-bahcesi', 'istanbul-rulet'])
    await account.ask('casino/togglefavorite', { code, providerId: 1 })
  const lobby = new Lobby(page, 'Canlı Casino')
  await page.goto('/casino/live?category=my-favourites')
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click()
  await player.dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
  await player.dialog.getByLabel('Şifre', { exact: true }).fill(player.person.password)
  await page.keyboard.press('Enter')
  await expect(lobby.tile('İstanbul Rulet')).toBeVisible()
  await expect(lobby.count).toHaveText('1 oyun')
  await page.goto('/casino/bingo?category=my-favourites')
  await expect(page.getByText('Burada henüz favori oyununuz yok.')).toBeVisible()
})

test('Scenario: an address of a lobby with invalid filters finds no game and leads to all games', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const lobby = new Lobby(page, 'Bingo')
  for (const address of [
    "?category=no'such--",
    '?provider=%25',
    `?search=${'q'.repeat(500)}`,
    '?search=a%00%22%3Cscript%3E&category=%F0%9F%98%80',
    '?search=%5B1%2C2%5D&provider=%7B%7D&category=nobody',
  ]) {
    await page.goto(`/casino/bingo${address}`)
    await expect(lobby.count).toHaveText('Hiç oyun yok')
  }
  await page.getByRole('button', { name: 'Tüm oyunları göster' }).click()
  await expect(page).toHaveURL('/casino/bingo')
  await expect(lobby.tiles.first()).toBeVisible()
  expect(faults).toEqual([])
})

test('Scenario: what a player has opened last stands in the lobby that it belongs to', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  await hasOpened(account.person.username, ['lale-bahcesi', 'aviator', 'istanbul-rulet'])
  const lobby = new Lobby(page, 'Sanal Oyunlar')
  await page.goto('/casino/games')
  await lobby.category('Son oynadıklarım').click()
  await expect(lobby.count).toHaveText('1 oyun')
  await expect(lobby.tile('Aviator')).toBeVisible()
})

test('Scenario: pictures that do not come as AVIF come as WebP', async ({ page }) => {
  await page.route('**/games/*.avif', (route) => route.fulfill({ status: 404 }))
  await page.goto('/casino/bingo')
  const picture = new Lobby(page, 'Bingo').tiles.first().locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-480\.webp$/)
})
