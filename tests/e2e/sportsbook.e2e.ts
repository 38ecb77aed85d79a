import { expect } from '@playwright/test'
import { test } from '../browser/test.ts'
import { expectAccessibleInBothThemes } from '../browser/axe.ts'
import { newPerson } from '../browser/person.ts'
import { Player } from '../browser/player.ts'
import { settingsAre } from '../browser/settings.ts'
import { Sportsbook } from '../browser/sportsbook.ts'
import { Account } from '../browser/account.ts'

/** Minor units, formatted as in the header. */
const written = (minor: number) =>
  new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(minor / 100)

test('Scenario: a visitor picks a bet, signs in, places it and a combined one, and is paid wherever they are', async ({
  page,
}) => {
  const person = newPerson()
  const account = await Account.of(page, person)
  await account.paysIn(500)
  const player = new Player(page, person)
  const book = new Sportsbook(page)
  const [first, second, third] = await book.matches()
  if (!first || !second || !third) throw new Error('too few matches')

  await test.step('a visitor sees the odds, and is led to the login', async () => {
    await page.goto('/spor')
    await book.homeOf(first).click()
    await expect(book.homeOf(first)).toHaveAttribute('aria-pressed', 'true')
    await book.button('Bahis için giriş yapın').click()
    await player.dialog.getByLabel('Kullanıcı adı').fill(person.username)
    await player.dialog.getByLabel('Şifre', { exact: true }).fill(person.password)
    await player.dialog.getByRole('button', { name: 'Giriş Yap' }).click()
    await player.hasBalance('500,00')
  })

  await test.step('the slip is as it was; a single bet is placed, and the balance follows', async () => {
    await book.slip.getByLabel('Oran değişirse').selectOption({ label: 'Her değişikliği kabul et' })
    await book.types('25')
    await book.button('Bahis yap').click()
    await expect(book.slip.getByText(/Bahsiniz alındı/)).toBeVisible()
    await player.hasBalance('475,00')
  })

  await test.step('two matches are combined', async () => {
    await book.homeOf(second).click()
    await book.homeOf(third).click()
    await expect(book.button('Kombine')).toHaveAttribute('aria-pressed', 'true')
    await book.button('Bahis yap').click()
    await expect(book.slip.getByText(/Bahsiniz alındı/)).toBeVisible()
    await player.hasBalance('450,00')
    await book.slip.getByRole('tab', { name: 'Bahislerim' }).click()
    await expect(
      book.slip.getByRole('list', { name: 'Açık bahisler' }).locator('[data-status=open]'),
    ).toHaveCount(2)
  })

  await test.step('the matches end: what was won is in the balance, and the bets say so', async () => {
    await book.ends(first, [2, 0])
    await book.ends(second, [1, 0])
    await book.ends(third, [0, 3])
    const cards = book.slip.getByRole('list', { name: 'Sonuçlananlar' }).locator('[data-status]')
    await expect(cards).toHaveCount(2)
    await expect(cards.filter({ hasText: 'Kazandı' }).filter({ hasText: first.home })).toHaveCount(1)
    await expect(cards.filter({ hasText: 'Kombine (2)' }).filter({ hasText: 'Kaybetti' })).toHaveCount(1)
    const { settled } = await book.slips()
    const won = settled.find(({ status }) => status === 'won')?.won ?? 0
    expect(won).toBeGreaterThan(2_500)
    await player.hasBalance(written(45_000 + won))
  })

  await test.step('another bet is won while the player is on another page', async () => {
    const [, , , fourth] = await book.matches()
    if (!fourth) throw new Error('too few matches')
    await book.slip.getByRole('tab', { name: 'Kupon' }).click()
    await book.homeOf(fourth).click()
    await book.button('Bahis yap').click()
    await expect(book.slip.getByText(/Bahsiniz alındı/)).toBeVisible()
    await page.goto('/dashboard/game-history')
    const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'Spor bahisleri' })
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText(/Betsy.*Bahis.*Sürüyor.*₺25,00/)
    const paid = async () => (await book.slips()).settled.reduce((sum, { won }) => sum + won, 0)
    const before = await paid()
    await book.ends(fourth, [4, 0])
    await expect.poll(paid).toBeGreaterThan(before)
    await player.hasBalance(written(42_500 + (await paid())))
    await page.reload()
    await expect(rows.first()).toContainText(/Kazanç.*Tamamlandı/)
  })
})

test('Scenario: messages that are not of the book change nothing; its own open the login', async ({
  page,
}) => {
  const book = new Sportsbook(page)
  const { origin } = await book.address()
  await page.goto('/livespor')
  await expect(book.frame.getByRole('list').first()).toBeVisible()
  const inFrame = () => {
    const [, frame] = page.frames()
    if (!frame) throw new Error('no frame')
    return frame
  }
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('message', ({ data }) => heard.push(data))
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)

  await test.step('of the page itself, of another frame of the same house, in unknown words', async () => {
    await page.evaluate(() => window.postMessage({ command: 'login' }, '*'))
    await page.evaluate((src) => {
      const frame = document.createElement('iframe')
      Object.assign(frame, { src, name: 'other' })
      document.body.append(frame)
    }, `${origin}/sports/betsy?part=live`)
    await expect.poll(() => page.frame('other')?.url() ?? '').toContain('/sports/betsy')
    await page.frame('other')?.waitForLoadState()
    await page.frame('other')?.evaluate(() => parent.postMessage({ command: 'login' }, '*'))
    for (const said of [{ command: 'exit' }, 'login', { command: ['login'] }, null])
      await inFrame().evaluate((message) => parent.postMessage(message, '*'), said)
    await expect.poll(heard).toHaveLength(6)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('of the book', async () => {
    await inFrame().evaluate(() => parent.postMessage({ command: 'login' }, '*'))
    await expect(page.getByRole('dialog').getByLabel('Kullanıcı adı')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('of another page in its frame', async () => {
    await inFrame().goto('/frame/lobby')
    const said = { command: 'login', from: 'elsewhere' }
    await inFrame().evaluate((message) => parent.postMessage(message, '*'), said)
    await expect.poll(heard).toContainEqual(said)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('Scenario: the book does not answer: that is said after 10 s, and it is tried again', async ({
  page,
}) => {
  const book = new Sportsbook(page)
  const { origin } = await book.address()
  await page.clock.install()
  let answers = false
  await page.route(`${origin}/sports/**`, (route) => (answers ? route.continue() : undefined))
  await page.goto('/esports')
  await expect(page.getByRole('img', { name: 'Spor bahisleri yükleniyor' })).toBeVisible()
  await expect(page.getByRole('main').locator('iframe')).toBeAttached()
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('alert')).toContainText('Spor bahisleri yanıt vermiyor', { timeout: 1_000 })
  }).toPass()
  await expectAccessibleInBothThemes(page, { stopped: true })
  answers = true
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(book.frame.getByRole('list').first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()

  await test.step('it is dark or light like the site around it', async () => {
    const grounds = new Set<string>()
    for (const theme of ['dark', 'light']) {
      await page.getByRole('combobox', { name: 'Görünüm' }).selectOption(theme)
      const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
      await expect(book.frame.locator('body')).toHaveCSS('background-color', ground)
      grounds.add(ground)
    }
    expect(grounds.size).toBe(2)
  })
})

/** Section 2: three parts, each with two books. */
const parts = { '/spor': 'sports', '/livespor': 'live', '/esports': 'esports' }

// @holds 2.4
test('Scenario: each part of each book has an address', async ({ page }) => {
  for (const [address, part] of Object.entries(parts)) {
    for (const [path, book] of [
      [address, 'betsy'],
      [`${address}/betco`, 'betco'],
    ] as const) {
      await page.goto(path)
      const shown = new RegExp(`/sports/${book}\\?.*part=${part}(?:&|$)`)
      await expect(page.getByRole('main').locator('iframe')).toHaveAttribute('src', shown)
    }
  }
})

for (const [language, book, pick] of [
  ['tr', 'betsy', /^Maç sonucu: /],
  ['en', 'betco', /^Match result: /],
] as const) {
  test(`Scenario: everybody can use the ${book} page, on a phone and on a desktop (${language})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const sportsbook = new Sportsbook(page, book)
    const { href } = await sportsbook.address()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${href}?part=live&language=${language}`)
    await page.getByRole('button', { name: pick, disabled: false }).last().click()
    await expect(page.getByRole('spinbutton')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(page.getByRole('complementary')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: language === 'tr' ? /^Kupon \(1\)/ : /^Slip \(1\)/ }).click()
    await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
}

test('Scenario: a closed sportsbook keeps the height of the open one, so the footer stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await settingsAre(page, { betsyurl: '' })
  await page.goto('/spor')
  const footer = page.getByRole('contentinfo')
  const top = async () => (await footer.boundingBox())?.y
  await expect(
    page.getByText('Spor bahisleri yükleniyor').or(page.getByText('şu anda açık değil')),
  ).toBeVisible()
  const before = await top()
  await expect(page.getByText('şu anda açık değil')).toBeVisible()
  expect(await top()).toBe(before)
  expect(before).toBeGreaterThan(700)
})
