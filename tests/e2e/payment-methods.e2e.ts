import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import type { PaymentField } from '#contract/payment.ts'
import { paymentMethods, type SeedMethod } from '#server/seed/payment-methods.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { Account } from '#tests/browser/account.ts'

const kinds = ['deposit', 'withdraw'] as const
const sizes = [
  { width: 360, height: 780, columns: 1 },
  { width: 768, height: 1024, columns: 2 },
  { width: 1280, height: 900, columns: 2 },
  { width: 1920, height: 1080, columns: 2 },
]

async function enter(page: Page, language: Locale, cash = 0) {
  const account = await Account.of(page, newPerson())
  if (cash > 0) await account.paysIn(cash)
  await page.addInitScript((kept) => localStorage.setItem('language', kept), language)
  await account.comesBack()
  return { site: new Site(page, language, account.person), account }
}

const offered = (kind: (typeof kinds)[number]) => paymentMethods.filter((method) => method[kind])
const cardOf = (site: Site, { name }: SeedMethod) =>
  site.main.getByRole('button', { name: new RegExp(`^${name[site.language]}`) })
/** The label of each field in Turkish. */
const labels: Record<string, string> = {
  Amount: 'Tutar',
  Iban: 'IBAN',
  CardNo: 'Kart numarası',
  AccountHolder: 'Hesap sahibinin adı soyadı',
  AccountEmail: 'Hesabın e-postası',
  PersonalNo: 'T.C. kimlik no',
  PhoneNo: 'Telefon',
  WalletNo: 'Cüzdan numarası',
  Bank: 'Banka',
  Coin: 'Para birimi',
  Address: 'Cüzdan adresi',
  VoucherCode: 'Kupon kodu',
}

for (const language of locales) {
  for (const kind of kinds) {
    const methods = offered(kind)

    test(`Scenario: the methods to ${kind} by fit every screen (${language})`, async ({ page }) => {
      expect(methods.length).toBeGreaterThanOrEqual(8)
      const { site } = await enter(page, language)
      await site.visits(`/dashboard/${kind}`)
      for (const { columns, ...size } of sizes) {
        await page.setViewportSize(size)
        for (const method of methods) await expect(cardOf(site, method)).toBeVisible()
        const items = site.main.getByRole('listitem')
        await expect(items).toHaveCount(methods.length)
        await expect.poll(() => columnsOf(items)).toBe(columns)
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0)
        await expect
          .poll(() =>
            items.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length),
          )
          .toBe(0)
      }
    })

    // @holds 2.84 2.86 2.89
    test(`Scenario: each dialog to ${kind} asks for what its method describes (${language})`, async ({
      page,
    }) => {
      const { site } = await enter(page, language)
      await site.visits(`/dashboard/${kind}`)
      for (const method of methods) {
        await cardOf(site, method).click()
        await site.shows(kind === 'deposit' ? 'Para Yatır' : 'Para Çek')
        const { fields = [], text } = method[kind] ?? {}
        for (const field of fields) await looksAs(site, field)
        if (fields.length > 0) await expect(site.button('Gönder', site.dialog)).toBeDisabled()
        else {
          await expect(site.dialog.getByText(text?.[language] ?? '')).toBeVisible()
          await expect(site.dialog.locator('form')).toHaveCount(0)
        }
        await site.button('Kapat', site.dialog).first().click()
        await expect(site.dialog).toBeHidden()
      }
    })
  }
}

const columnsOf = (items: Locator) =>
  items.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().left)).size)

async function looksAs(
  site: Site,
  { key, objectType, mask }: Pick<PaymentField, 'key' | 'objectType' | 'mask'>,
) {
  const input = site.field(labels[key] ?? key, site.dialog)
  await expect(input).toBeVisible()
  if (objectType === 'Dropdown') return expect(input).toHaveRole('combobox')
  const numeric = objectType === 'Decimal' ? 'decimal' : objectType === 'String' ? null : 'numeric'
  const digits = mask === null ? null : /[@*]/.test(mask) ? 'text' : 'numeric'
  await expect(input).toHaveAttribute('inputmode', numeric ?? digits ?? 'text')
}

test('Scenario: a deposit in whole lira with a masked telephone', async ({ page }) => {
  const { site } = await enter(page, 'tr')
  await site.visits('/dashboard/deposit')
  await site.main.getByRole('button', { name: /^Mavera/ }).click()
  await site.fill('Tutar', '150,50')
  await site.field('Telefon', site.dialog).pressSequentially('5321234567')
  await expect(site.field('Telefon', site.dialog)).toHaveValue('+90 (532) 123 45 67')
  await expect(site.button('Gönder', site.dialog)).toBeDisabled()
  await site.fill('Tutar', '1.500')
  const opened = page.waitForEvent('popup')
  await site.press('Gönder', site.dialog)
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText('1.500,00')
})

test('Scenario: a deposit of a long amount in a chosen currency', async ({ page }) => {
  const { site } = await enter(page, 'en')
  await site.visits('/dashboard/deposit')
  await site.main.getByRole('button', { name: /^Cryptocurrency/ }).click()
  await site.fill('Tutar', '250,000')
  await expect(site.button('Gönder', site.dialog)).toBeDisabled()
  await site.field('Para birimi', site.dialog).selectOption({ label: 'Ether' })
  const opened = page.waitForEvent('popup')
  await site.press('Gönder', site.dialog)
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText('250,000.00')
})

// @holds 2.88
test('Scenario: a voucher is typed in small letters, and people look at it', async ({ page }) => {
  const { site } = await enter(page, 'tr')
  await site.visits('/dashboard/deposit')
  await site.main.getByRole('button', { name: /^Kupon/ }).click()
  await site.fill('Tutar', '50')
  await site.field('Kupon kodu', site.dialog).pressSequentially('abcd1234efgh5678')
  await expect(site.field('Kupon kodu', site.dialog)).toHaveValue('ABCD-1234-EFGH-5678')
  await site.press('Gönder', site.dialog)
  // In the dialog, and as a toast.
  await expect(page.getByText('Kuponunuzu aldık.')).toHaveCount(2)
})

test('Scenario: money goes to a card whose number is pasted', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
  const { site } = await enter(page, 'tr', 500)
  await site.visits('/dashboard/withdraw')
  await site.main.getByRole('button', { name: /^Banka ve kredi kartı/ }).click()
  await site.fill('Tutar', '125,75')
  await page.evaluate(() => navigator.clipboard.writeText(' 4111-1111-1111-1111 '))
  await site.dialog.getByRole('button', { name: /yapıştır/i }).click()
  await expect(site.field('Kart numarası', site.dialog)).toHaveValue('4111 1111 1111 1111')
  await site.fill('Hesap sahibinin adı soyadı', 'Gülşah Işık')
  await site.press('Gönder', site.dialog)
  await site.sees('Talebiniz alındı')
})
