import { expect, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Account } from '#tests/browser/account.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import { locales, type Locale } from '#contract/locale.ts'

const phone = { width: 360, height: 780 }

async function enter(page: Page, language: Locale) {
  const account = await Account.of(page, newPerson())
  await page.addInitScript((kept) => localStorage.setItem('language', kept), language)
  await account.comesBack()
  await page.setViewportSize(phone)
  return new Site(page, language, account.person)
}

/** The row of one period, by the words of its limit. */
async function change(site: Site, limit: string, what: 'Limit koy: {name}' | 'Değiştir: {name}') {
  await site.main.getByRole('link', { name: site.say(what).replace('{name}', limit) }).click()
}

async function enterLimit(site: Site, amount: string) {
  await site.fill('Yeni limit', amount)
  await site.press('Limiti kaydet')
}

const depositLimit: Record<Locale, string> = {
  tr: '24 saatlik para yatırma limiti',
  en: '24-hour deposit limit',
}
const fitsTheScreen = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)

for (const language of locales)
  test.describe(language, () => {
    test('Scenario: a player is offered limits before the first deposit, sets one, is stopped by it, and finds help', async ({
      page,
    }) => {
      const site = await enter(page, language)
      await site.visits('/dashboard/deposit')
      await site.main.getByRole('link', { name: site.say('Limitler') }).click()
      await change(site, depositLimit[language], 'Limit koy: {name}')
      await enterLimit(site, '100')
      await site.sees('Limitiniz geçerli')
      await fitsTheScreen(page)

      await site.visits('/dashboard/deposit')
      await site.main.getByRole('button', { name: /Kesecik/ }).click()
      await site.fill('Tutar', '250', site.dialog)
      await site.fill('Cüzdan numarası', '100200300', site.dialog)
      await site.press('Gönder', site.dialog)
      const reason = site.dialog.getByRole('alert')
      await expect(reason).toContainText(depositLimit[language])
      await expect(reason).toContainText('₺100')
      await expect(reason.getByRole('button', { name: site.say('Bize Yazın') })).toBeVisible()
      await fitsTheScreen(page)

      await reason.getByRole('link', { name: site.say('Limitlerime bak') }).click()
      await expect(site.dialog).toBeHidden()
      await site.main.getByRole('link', { name: site.say('Sorumlu oyun ve destek') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'tr' ? 'Sorumlu Oyun' : 'Responsible Gambling',
      )
    })
  })

test('Scenario: a deposit within the limit goes through, and the page shows what of it is used', async ({
  page,
}) => {
  const account = await Account.of(page, newPerson())
  await account.ask('protection/setlimit', { kind: 'deposit', period: 'day', amount: 1000 })
  await account.paysIn(250)
  await account.comesBack()
  await page.goto('/dashboard/limits')
  const row = page
    .getByRole('list', { name: 'Para yatırma limiti', exact: true })
    .getByRole('listitem')
    .first()
  await expect(row).toContainText('₺250,00 kullanıldı, ₺750,00 kaldı')
  await expect(row.getByRole('progressbar')).toHaveJSProperty('position', 0.25)
})

test('Scenario: a raise waits and changes nothing, is cancelled, and a lower limit holds at once; the history has it all', async ({
  page,
}) => {
  const site = await enter(page, 'tr')
  await site.visits('/dashboard/limits')
  await change(site, depositLimit.tr, 'Limit koy: {name}')
  await enterLimit(site, '500')
  await site.press('Başka bir limit gir')
  await enterLimit(site, '1000')
  await site.sees('Talebiniz bekliyor')
  await page.reload()
  await site.sees('Talebiniz bekliyor')
  await expect(site.button('Onayla')).toHaveCount(0)
  await site.press('Talebi iptal et')
  await site.sees('Talebiniz iptal edildi')
  await site.press('Başka bir limit gir')
  await site.press('Limiti kaldır')
  await site.sees('Talebiniz bekliyor')
  await site.press('Başka bir limit gir')
  await site.sees('Yeni bir limit kaydederseniz bekleyen talebiniz iptal olur.')
  await enterLimit(site, '200')
  await site.sees('Limitiniz geçerli')
  await site.main.getByRole('link', { name: 'Limitlere dön' }).click()
  await expect(page.getByRole('list', { name: 'Para yatırma limiti', exact: true })).toContainText('₺200,00')
  await site.main.getByRole('link', { name: 'Limit Geçmişi' }).click()
  const entries = page.getByRole('list', { name: 'Limit Geçmişi' }).getByRole('listitem')
  for (const event of ['Düşürüldü', 'Değişiklik talep edildi', 'Talep iptal edildi', 'Belirlendi'])
    await expect(entries.filter({ hasText: event }).first()).toBeVisible()
})

test('Scenario: the limits are at hand at the end of the home page, and before a deposit', async ({
  page,
}) => {
  const account = await Account.of(page, newPerson())
  const site = new Site(page, 'tr', account.person)
  await site.visits('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Limit koyun' }).click()
  await site.fill('Kullanıcı adı', account.person.username, site.dialog)
  await site.fill('Şifre', account.person.password, site.dialog)
  await site.press('Giriş Yap', site.dialog)
  await expect(page).toHaveURL('/dashboard/limits')
  await site.visits('/dashboard/deposit')
  await site.main.getByRole('link', { name: /^Limitler Ne kadar/ }).click()
  await expect(page).toHaveURL('/dashboard/limits')
})

test('Scenario: with the keyboard alone a limit is set', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  const site = new Site(page, 'tr', account.person)
  await site.visits('/dashboard/limit-change?kind=session&period=week')
  await site.field('Yeni limit (dakika)').focus()
  await page.keyboard.type('150')
  await page.keyboard.press('Enter')
  await site.sees('Limitiniz geçerli')
  await expect(site.main).toContainText('Şu anki limit: 2 sa 30 dk')
})
