import { fillsInSignUp } from '#tests/browser/gestures.ts'
import { Site } from '#tests/browser/site.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Rule } from '../grammar.ts'
import { NotAsWritten, patience } from '../not-as-written.ts'
import type { Tester } from '../tester.ts'

export interface Datum {
  name: string
  value: string
}
export type Act = Rule<void, [data: readonly Datum[]]>
type Place = Page | Locator

/** The label may stand in the dialog in front, or on the page. */
export async function find(
  tester: Tester,
  what: string,
  locate: (place: Place) => Locator,
): Promise<Locator> {
  const now = async () => locate(await tester.place()).filter({ visible: true })
  await expect
    .poll(async () => (await now()).count(), { timeout: patience, intervals: [20, 50, 100] })
    .toBeGreaterThan(0)
    .catch(() => {
      throw new NotAsWritten(`there is no ${what}`)
    })
  return (await now()).first()
}

export async function press(tester: Tester, name: string, where?: Locator): Promise<void> {
  const button = await find(tester, `“${name}” to press`, (place) =>
    (where ?? place)
      .getByRole('button', { name, exact: true })
      .or((where ?? place).getByRole('link', { name, exact: true })),
  )
  await expect(button)
    .toBeEnabled({ timeout: patience })
    .catch(() => {
      throw new NotAsWritten(`“${name}” cannot be pressed`)
    })
  tester.network.acts()
  await button.click({ timeout: 2 * patience })
}

export async function enter(tester: Tester, data: readonly Datum[]): Promise<Locator | null> {
  let last: Locator | null = null
  for (const { name, value } of data) {
    const field = await find(tester, `field “${name}”`, (place) => place.getByLabel(name, { exact: true }))
    last = field
    const kind = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName,
    )
    if (kind === 'SELECT') await field.selectOption({ label: value }, { timeout: patience })
    else if (kind === 'checkbox') await field.setChecked(['yes', 'evet'].includes(value))
    else await field.fill(await tester.meant(value), { timeout: patience })
    tester.remembers(name, value)
  }
  return last
}

export const pressAll = async (tester: Tester, names: readonly string[], where?: Locator) => {
  for (const name of names) await press(tester, name, where)
}

/** With data of the tester's own. */
export async function beginsToSignUp(tester: Tester, open: string): Promise<void> {
  const { page, language, person } = tester
  await press(tester, open, page.getByRole('banner').first())
  await fillsInSignUp(new Site(page, language, person))
}

/** A key that is pressed before the scripts of the page have come is not heard. */
export const opensThePopup = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(1, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })

/** Closes the popup, which comes with the first key. */
export async function opensHome(page: Page, path: string, close: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await page.goto(path)
  await opensThePopup(page)
  await dialog.getByRole('button', { name: close, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

export const bottomMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: /^(?:Alt menü|Bottom menu)$/ })

export const scrollsTo = (page: Page, place: 'top' | 'end') =>
  page.evaluate(
    (top) => scrollTo({ top: top ? 0 : document.body.scrollHeight, behavior: 'instant' }),
    place === 'top',
  )
