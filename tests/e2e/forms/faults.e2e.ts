import { expect, type Page } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { openAtHome } from '#tests/browser/gestures.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/browser/account.ts'
import { fillIn, forms } from './form.ts'

/** Runs in the page: where the controls in and beside the form are, relative to its corner. */
function layout(): number[][] {
  const form = document.querySelector('form')
  const parts =
    form?.parentElement?.querySelectorAll('input:not([hidden]), select, textarea, button, a') ?? []
  const boxes = Array.from(parts, (part) => part.getBoundingClientRect())
  const origin = form?.getBoundingClientRect()
  return boxes.map(({ x, y, width, height }) =>
    [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height].map(Math.round),
  )
}

const stays = async (page: Page, before: number[][]) => {
  expect(await page.evaluate(layout)).toEqual(before)
}

const looks = [
  { language: 'tr', size: { width: 360, height: 780 } },
  { language: 'en', size: { width: 1280, height: 900 } },
] as const

for (const form of forms) {
  for (const { language, size } of looks) {
    test(`Scenario: ${form.name}: faults come on leaving a field and move nothing, ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      const account = await Account.of(page, newPerson())
      const site = new Site(page, language, form.name === 'registration' ? newPerson() : account.person)
      if (form.who === 'player') await account.comesBack()
      await form.open(site)
      const fields = Object.keys(await form.typed(site))
      const controls = fields.map((field) => site.field(field).last())
      const wrong = page.locator('form [aria-invalid]')
      for (const control of controls) await expect(control).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const before = await page.evaluate(layout)

      await test.step('nothing is wrong before anything was left', () => expect(wrong).toHaveCount(0))

      await test.step('the first field, left empty, says so; the others wait', async () => {
        const [first] = controls
        await first?.fill('')
        await first?.blur()
        await expect(first ?? wrong).toHaveAccessibleDescription(
          new RegExp(site.say('Bu alanı doldurun.').replace('.', '\\.')),
        )
        await expect(wrong).toHaveCount(1)
        await stays(page, before)
      })

      await test.step('every field says what is wrong with what stands in it', async () => {
        for (const control of controls) {
          await control.fill('ş!')
          await control.blur()
        }
        await stays(page, before)
      })

      await test.step('all of it goes as soon as it is right', async () => {
        await fillIn(form, site)
        await expect(wrong).toHaveCount(0)
        await stays(page, before)
      })
    })
  }
}

test('Scenario: a form that is closed and opened again has forgotten its faults', async ({ page }) => {
  const site = new Site(page, 'tr')
  await openAtHome('Giriş Yap')(site)
  await site.fill('Kullanıcı adı', 'nobody')
  await page.keyboard.press('Enter')
  await expect(site.field('Şifre')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await expect(site.dialog).toBeHidden()
  await site.press('Giriş Yap', site.main)
  await expect(site.field('Kullanıcı adı')).toHaveValue('')
  await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(0)
})
