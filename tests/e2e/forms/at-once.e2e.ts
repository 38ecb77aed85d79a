import { expect, type Locator } from '@playwright/test'
import { openAtHome, visit } from '#tests/browser/gestures.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import { test } from '#tests/browser/test.ts'
import { Account } from '#tests/browser/account.ts'

/** Completely in the window, and not covered. */
async function isInView(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 })
  await button.click({ trial: true })
}

const heights = [699, 800]

test('Scenario: somebody signs up in English: countries, age and phone are told and taken at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  const site = new Site(page, 'en')
  await openAtHome('Üye Ol')(site)
  const field = (name: string) => site.field(name, site.dialog)

  await test.step('the countries have their English names, and Türkiye is chosen', async () => {
    await expect(field('Ülke')).toBeEnabled()
    await expect(field('Ülke')).toHaveValue('235')
    const names = await field('Ülke').locator('option:not([hidden])').allTextContents()
    expect(names).toEqual(expect.arrayContaining(['Germany', 'Austria', 'Türkiye']))
    expect(names).not.toEqual(expect.arrayContaining(['Almanya']))
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  })

  await test.step('a phone typed with what stands before it is the same number', async () => {
    for (const before of ['+90', '0', '0090']) {
      await field('Telefon').fill('')
      await field('Telefon').pressSequentially(`${before}5321234567`)
      await expect(field('Telefon')).toHaveValue('532 123 45 67')
    }
  })

  await test.step('who is not 18 reads it before anything is sent', async () => {
    const born = new Date().getUTCFullYear() - 17
    await site.fill('Gün', '01', site.dialog)
    await site.fill('Ay', '01', site.dialog)
    await field('Yıl').fill(String(born))
    await page.keyboard.press('Tab')
    await expect(field('Yıl')).toHaveAttribute('aria-invalid', 'true')
    await expect(site.dialog.getByText('You must be at least 18 years old to sign up.').last()).toBeVisible()
  })

  await test.step('the button that signs up is in view in a low window', async () => {
    for (const height of heights) {
      await page.setViewportSize({ width: 1280, height })
      await isInView(site.button('Üye Ol', site.dialog))
    }
  })
})

test('Scenario: a player logs out in a low window without scrolling the menu', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  const site = new Site(page, 'tr', account.person)
  await visit('/')(site)
  for (const height of heights) {
    await page.setViewportSize({ width: 1280, height })
    await site.banner.getByRole('button', { name: account.person.username }).click()
    await isInView(site.button('Çıkış Yap', site.banner))
    await page.keyboard.press('Escape')
  }
})

test('Scenario: a player withdraws, and what cannot be right is told in the form', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  const site = new Site(page, 'tr', account.person)
  await site.visits('/dashboard/withdraw')
  const opens = async (method: string) => {
    await site.main.getByRole('button', { name: method }).click()
    await site.shows('Para Çek')
  }
  const field = (name: string) => site.field(name, site.dialog)

  await test.step('letters are not taken for an amount', async () => {
    await opens('Kripto para')
    await field('Tutar').pressSequentially('3a0ğ0x0')
    await expect(field('Tutar')).toHaveValue('3000')
  })

  await test.step('an address that is none of the coin', async () => {
    await field('Para birimi').selectOption('Bitcoin')
    await field('Cüzdan adresi').fill('x')
    await page.keyboard.press('Tab')
    await site.sees('Bu adres seçtiğiniz para biriminin bir adresi değil. Lütfen kontrol edin.')
    await expect(site.button('Gönder', site.dialog)).toBeDisabled()
    await field('Cüzdan adresi').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    await expect(site.button('Gönder', site.dialog)).toBeEnabled()
    await page.keyboard.press('Escape')
  })

  await test.step('a phone typed with what the mask shows already', async () => {
    await opens('Mavera Cüzdan')
    for (const before of ['+90', '0', '']) {
      await field('Telefon').fill('')
      await field('Telefon').pressSequentially(`${before}5321234567`)
      await expect(field('Telefon')).toHaveValue('+90 (532) 123 45 67')
    }
    for (let sign = 0; sign < 20; sign += 1) await page.keyboard.press('Backspace')
    await expect(field('Telefon')).toHaveValue('')
  })
})

test('Scenario: the days of a history are typed as the language writes them', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  for (const [language, typed, placeholder] of [
    ['tr', '5.3.2026', 'gg.aa.yyyy'],
    ['en', '5/3/2026', 'dd/mm/yyyy'],
  ] as const) {
    const site = new Site(page, language, account.person)
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    await site.visits('/dashboard/financial-activities')
    const first = site.field('İlk gün')
    await expect(first).toHaveAttribute('placeholder', placeholder)
    const asked = page.waitForRequest(
      (request) => request.url().includes('transaction/list') && !!request.postData()?.includes('2026-03-05'),
    )
    await first.pressSequentially(typed)
    await asked
    await expect(first).toHaveValue(language === 'tr' ? '05.03.2026' : '05/03/2026')
    await first.fill('31.02.2026')
    await page.keyboard.press('Tab')
    await site.sees('Böyle bir tarih yok.')
    await site.press('Filtreleri temizle')
    await expect(first).toHaveValue('')
  }
})
