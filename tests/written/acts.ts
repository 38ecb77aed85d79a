import type { Locator, Page } from '@playwright/test'
import { rule, type Rule } from './grammar.ts'
import { NotAsWritten, type Tester } from './tester.ts'

interface Datum {
  name: string
  value: string
}
type Act = Rule<void, [data: readonly Datum[]]>
type Place = Page | Locator

/** Milliseconds: a page that does not show a label within this time does not have it. */
const patience = 5_000

/** The label may stand in the dialog in front, or on the page. */
async function find(tester: Tester, what: string, locate: (place: Place) => Locator): Promise<Locator> {
  const until = Date.now() + patience
  do {
    const found = locate(await tester.place()).filter({ visible: true })
    if ((await found.count()) > 0) return found.first()
    await tester.page.waitForTimeout(50)
  } while (Date.now() < until)
  throw new NotAsWritten(`there is no ${what}`)
}

async function press(tester: Tester, name: string, where?: Locator): Promise<void> {
  const button = await find(tester, `“${name}” to press`, (place) =>
    (where ?? place).getByRole('button', { name, exact: true }).or((where ?? place).getByRole('link', { name, exact: true })),
  )
  if (await button.isDisabled()) throw new NotAsWritten(`“${name}” cannot be pressed`)
  await button.click({ timeout: patience })
}

async function enter(tester: Tester, data: readonly Datum[]): Promise<Locator | null> {
  let last: Locator | null = null
  for (const { name, value } of data) {
    const field = await find(tester, `field “${name}”`, (place) => place.getByLabel(name, { exact: true }))
    last = field
    const kind = await field.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.tagName))
    if (kind === 'SELECT') await field.selectOption({ label: value }, { timeout: patience })
    else if (kind === 'checkbox') await field.setChecked(['yes', 'evet'].includes(value))
    else await field.fill(await tester.meant(value), { timeout: patience })
  }
  return last
}

const pressAll = async (tester: Tester, names: readonly string[], where?: Locator) => {
  for (const name of names) await press(tester, name, where)
}

/** Each sentence of what a tester does, as it stands in the words of the flows. */
export const acts: readonly Act[] = [
  rule('press @', '@ düğmesine basın', (tester, names) => pressAll(tester, names)),
  rule('press @ in the header', 'üst bölümdeki @ düğmesine basın', (tester, names) => pressAll(tester, names, tester.page.getByRole('banner').first())),
  rule('(?:enter|fill in) [^“]+? and press @', '[^“]+ (?:yazın|doldurun)(?: ve|,) @ düğmesine basın', async (tester, names, data) => {
    if (data.length === 0) throw new NotAsWritten('the step does not say what to enter')
    await enter(tester, data)
    await pressAll(tester, names)
  }),
  rule('(?:enter|fill in) [^“]+? and press the enter key', '[^“]+ (?:yazın|doldurun) ve Enter tuşuna basın', async (tester, _, data) => {
    await (await enter(tester, data))?.press('Enter')
  }),
]
