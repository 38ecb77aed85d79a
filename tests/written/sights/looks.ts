import type { Locator, Page } from '@playwright/test'
import type { Rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'

export type Sight = Rule<boolean, []>
type Place = Page | Locator

export const every = async (names: readonly string[], is: (name: string) => Promise<boolean>) => {
  for (const name of names) if (!(await is(name))) return false
  return names.length > 0
}

export const inPlace =
  (is: (place: Place, name: string) => Promise<boolean>): Sight['does'] =>
  async (tester, names) => {
    const place = await tester.place()
    return every(names, (name) => is(place, name))
  }

export const field = (place: Place, name: string) =>
  place.getByLabel(name, { exact: true }).filter({ visible: true })
export const button = (place: Place, name: string) =>
  place.getByRole('button', { name, exact: true }).filter({ visible: true })
export const banner = ({ page }: Tester) => page.getByRole('banner').first()

export const isThere = async (what: Locator) => (await what.count()) > 0 && what.first().isVisible()
export const isReady = async (what: Locator) => (await isThere(what)) && what.first().isEnabled()
export const isLocked = async (what: Locator) => (await isThere(what)) && what.first().isDisabled()
export const isBusy = async (what: Locator) =>
  (await isThere(what)) && (await what.first().getAttribute('aria-busy')) === 'true'

export const everyField =
  (is: (each: Locator) => Promise<boolean>): Sight['does'] =>
  async (tester) => {
    const fields = (await tester.place())
      .locator('form:not([role=search])')
      .locator('input:visible, select:visible, textarea:visible')
    const all = await fields.all()
    return all.length > 0 && every(['all'], async () => (await Promise.all(all.map(is))).every(Boolean))
  }

export const placeholders: Sight['does'] = async (tester) =>
  isThere((await tester.place()).locator('[aria-busy=true]').filter({ visible: true }))

export const kept = ({ page }: Tester) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sent ')).length)

export const toast =
  (kind: string): Sight['does'] =>
  async ({ toasts }, [text = '']) => {
    const at = toasts.findIndex((each) => each.kind === kind && each.text === text)
    if (at !== -1) toasts.splice(at, 1)
    return at !== -1
  }
