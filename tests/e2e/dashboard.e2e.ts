import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { newPerson } from '../browser/person.ts'
import { Player } from '../browser/player.ts'
import { Account } from '../browser/account.ts'

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }

/** Section 2: the entries of the menu in order, with their addresses if they have one. The limits are ours. */
const entries: [name: string, path?: string][] = [
  ['Hesabım', '/dashboard/account'],
  ['Bildirimler'],
  ['Telefon Doğrulama', '/dashboard/phone-verification'],
  ['Para Yatır', '/dashboard/deposit'],
  ['Para Çek', '/dashboard/withdraw'],
  ['Limitler', '/dashboard/limits'],
  ['Ara Ver', '/dashboard/break'],
  ['Şifre Değiştir', '/dashboard/change-password'],
  ['Finansal Geçmiş', '/dashboard/financial-activities'],
  ['Oyun Hareketleri', '/dashboard/game-history'],
  ['Bonuslar ve İndirimler', '/dashboard/bonuses'],
  ['Bonus Geçmişi', '/dashboard/bonus-history'],
  ['Oturum Geçmişi', '/dashboard/session-history'],
  ['Çıkış Yap'],
]
const names = entries.map(([name]) => name)
/** Each paid deposit makes a notification; the badge is capped at nine. */
const deposits = [101, 102, 103, 104, 105, 106, 107, 108, 109]
const balance = '₺945,00'

const menuIn = (place: Locator) => place.getByRole('navigation', { name: /^Hesap (menüsü|sayfaları)$/ })
const entriesOf = (menu: Locator) => menu.getByRole('link').or(menu.getByRole('button'))
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Sayfa yolu' })

test('Scenario: the menu of a desktop leads everywhere in the account', async ({ page }) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  for (const amount of deposits) await account.paysIn(amount)
  await account.comesBack()
  await page.setViewportSize(desktop)
  await page.goto('/promotions')
  const banner = page.getByRole('banner')
  const button = banner.getByRole('button', { name: new RegExp(player.person.username) })

  // @holds 2.18 2.41b 2.42 F64
  await test.step('under the header: who it is, what is there, the entries and no badge', async () => {
    await expect(button).toContainText(account.session.usercode)
    await button.click()
    await expect(entriesOf(menuIn(banner))).toHaveText(names)
    await expect(banner.getByRole('definition')).toHaveText([player.person.username, balance])
  })

  // @holds 2.43
  await test.step('between depositing and withdrawing; the menu closes on the way', async () => {
    await banner
      .getByRole('group', { name: 'Para işlemleri' })
      .getByRole('button', { name: 'Para Çek' })
      .click()
    await expect(page).toHaveURL('/dashboard/withdraw')
    await expect(menuIn(banner)).toBeHidden()
  })

  const column = page.getByRole('complementary')
  const toggle = column.getByRole('group', { name: 'Para işlemleri' })

  await test.step('beside the page: the same with the badge, and the toggle shows which page is open', async () => {
    await expect(entriesOf(menuIn(column))).toHaveText(
      names.map((name) => (name === 'Bildirimler' ? /^Bildirimler9\+/ : name)),
    )
    await expect(toggle.getByRole('button', { name: 'Para Çek' })).toHaveAttribute('aria-current', 'page')
    await toggle.getByRole('button', { name: 'Para Yatır' }).click()
    await expect(page).toHaveURL('/dashboard/deposit')
    await expect(toggle.getByRole('button', { name: 'Para Yatır' })).toHaveAttribute('aria-current', 'page')
  })

  // @holds 2.8 2.100
  await test.step('every entry opens its page, and the last crumb says which it is', async () => {
    for (const [name, path] of entries) {
      if (path === undefined) continue
      await menuIn(column).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(breadcrumb(page)).toHaveText(`Hesap/${name}`)
      await expect(breadcrumb(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
    }
    await page.goto('/dashboard/claim-bonus')
    await expect(page.getByRole('heading', { level: 1, name: 'Bonus Talep' })).toBeVisible()
    await page.goto('/dashboard/limit-history')
    await expect(breadcrumb(page)).toHaveText('Hesap/Limitler/Limit Geçmişi')
    await expect(page.locator('[aria-current=true]')).toHaveText('Limitler')
  })

  // @holds 2.100b
  await test.step('a crumb leads back to the account', async () => {
    await breadcrumb(page).getByRole('link', { name: 'Hesap', exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(breadcrumb(page)).toHaveText('Hesap')
  })

  // @holds 2.7 2.26
  await test.step('the picture of a person in the header leads there too', async () => {
    await page.goto('/promotions')
    await banner.getByRole('link', { name: 'Genel bakış' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('Scenario: on a phone a crumb opens the profile panel, and the notifications come from below', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  for (const amount of deposits) await account.paysIn(amount)
  await account.comesBack()
  await page.setViewportSize(phone)
  await page.goto('/dashboard/session-history')
  const panel = page.getByRole('dialog', { name: 'Profil' })

  // @holds 2.100c
  await test.step('the crumb opens it and stays on the page', async () => {
    await breadcrumb(page).getByRole('button', { name: 'Hesap', exact: true }).click()
    await expect(panel).toBeVisible()
    await expect(page).toHaveURL('/dashboard/session-history')
  })

  // @holds 2.41 2.46
  await test.step('balance, user name, user code, and the entries with the badge', async () => {
    const { username, usercode } = account.session
    await expect(panel.getByRole('term')).toHaveText(['Bakiye', 'Kullanıcı adı', 'Kullanıcı kodu'])
    await expect(panel.getByRole('definition')).toHaveText([balance, username, usercode])
    await expect(entriesOf(menuIn(panel))).toHaveText(
      names.map((name) => (name === 'Bildirimler' ? /^Bildirimler9\+/ : name)),
    )
    await expect(panel.getByRole('group', { name: 'Para işlemleri' })).toHaveCount(0)
  })

  // @holds 2.45
  await test.step('the notifications are a sheet at the bottom, as wide as the phone', async () => {
    await menuIn(panel)
      .getByRole('button', { name: /^Bildirimler/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Bildirimler' })
    await expect(panel).toBeHidden()
    await expect(sheet.getByRole('listitem').first()).toBeVisible()
    const place = async () => {
      const box = await sheet.boundingBox()
      return box && { x: box.x, width: box.width, bottom: box.y + box.height }
    }
    await expect.poll(place).toEqual({ x: 0, width: phone.width, bottom: phone.height })
  })
})

test('Scenario: the overview says how the account stands and what moved last', async ({ page }) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  await account.comesBack()
  await page.setViewportSize(desktop)
  const main = page.getByRole('main')

  // @holds 2.51
  await test.step('to a newcomer: nothing has moved, and a way to begin', async () => {
    await page.goto('/dashboard')
    await expect(main.getByRole('link', { name: 'Bu, hesabınıza ilk girişiniz' })).toBeVisible()
    await expect(main.getByText('Henüz bir para hareketiniz yok.')).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Bildirimler' }).click()
    await expect(player.dialog).toContainText('Yeni bir bildiriminiz olduğunda burada göreceksiniz.')
    await page.keyboard.press('Escape')
    await expect(player.dialog).toBeHidden()
  })

  // @holds 2.71b 2.79 2.80
  await test.step('the phone is verified without leaving the page', async () => {
    await main.getByRole('button', { name: /^Telefonunuz henüz doğrulanmadı/ }).click()
    await player.dialog.getByRole('button', { name: 'Kodu Gönder' }).click()
    const code = player.dialog.getByLabel('SMS kodu')
    await code.fill('12')
    await player.dialog.getByRole('button', { name: 'Telefon Numarasını Değiştir' }).click()
    player.person.phone = newPerson().phone
    await player.dialog.getByLabel('Telefon', { exact: true }).fill(player.person.phone)
    await page.keyboard.press('Enter')
    await expect(code).toHaveValue('')
    await player.verifiesThePhone()
    await player.dialog.getByRole('button', { name: 'Kapat', exact: true }).last().click()
    await expect(player.dialog).toBeHidden()
    await main.getByRole('link', { name: 'Telefonunuz doğrulandı' }).click()
    await expect(page).toHaveURL('/dashboard/phone-verification')
  })

  await test.step('later: the last three movements, newest first, and the sign-in before this one', async () => {
    const { username, password } = player.person
    await account.ask('auth/login', { username, password })
    for (const amount of [50, 60, 70]) await account.paysIn(amount)
    await account.withdraws(100)
    await page.goto('/dashboard')
    await expect(main.getByRole('link', { name: /^Önceki giriş: \d/ })).toBeVisible()
    const movements = main.getByRole('listitem').filter({ hasText: '₺' })
    await expect(movements).toHaveText([
      /Para çekme.*₺100,00.*Havale.*Beklemede/,
      /Para yatırma.*₺70,00.*Kesecik.*Onaylandı/,
      /Para yatırma.*₺60,00/,
    ])
    await main.getByRole('link', { name: 'Tümünü gör' }).click()
    await expect(page).toHaveURL('/dashboard/financial-activities')
  })

  await test.step('out of reach it says so, and comes when it is asked again', async () => {
    await page.route('**/api/transaction/list', (route) => route.abort())
    await page.goto('/dashboard')
    await expect(main.getByRole('alert')).toContainText('Hesabınızın özeti yüklenemedi')
    await page.unroute('**/api/transaction/list')
    await main.getByRole('button', { name: 'Yeniden dene' }).click()
    await expect(main.getByText('Son para hareketleri')).toBeVisible()
  })
})
