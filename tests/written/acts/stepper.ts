import type { Page } from '@playwright/test'
import { rule } from '../grammar.ts'
import { NotAsWritten } from '../not-as-written.ts'
import type { Tester } from '../tester.ts'
import { enter, find, type Act } from './gestures.ts'

interface Held {
  /** The label of the button. */
  name: string
  by: 1 | -1
  isKey: boolean
  /** When the tester last looked. */
  amount: number
}

const increases = ['Increase', 'Artır']
const held = new WeakMap<Page, Held>()

export function heldOn(page: Page): Held {
  const now = held.get(page)
  if (!now) throw new NotAsWritten('nothing was pressed')
  return now
}

/** As it is written in the field: '99.990,00' in Turkish, '99,990.00' in English. */
export async function amountOf(tester: Tester): Promise<number> {
  const field = await find(tester, 'amount', (place) => place.getByRole('spinbutton'))
  const [group, point] = tester.language === 'tr' ? ['.', ','] : [',', '.']
  return Number((await field.inputValue()).replaceAll(group, '').replace(point, '.'))
}

async function holds(tester: Tester, name: string): Promise<void> {
  const { page } = tester
  const by = increases.includes(name) ? 1 : -1
  const isKey = held.has(page)
  const amount = await amountOf(tester)
  const button = await find(tester, `“${name}” to press`, (place) =>
    place.getByRole('button', { name, exact: true }),
  )
  if (await button.isDisabled()) throw new NotAsWritten(`“${name}” cannot be pressed`)
  held.set(page, { name, by, isKey, amount })
  tester.network.acts()
  if (isKey) return page.keyboard.down(by === 1 ? 'ArrowUp' : 'ArrowDown')
  await button.hover()
  await page.mouse.down()
}

async function letsGo({ page }: Tester): Promise<void> {
  const { isKey, by } = heldOn(page)
  if (isKey) await page.keyboard.up(by === 1 ? 'ArrowUp' : 'ArrowDown')
  await page.mouse.up()
  held.delete(page)
}

/** A number that is held while it comes to its limit. */
export const actsOnTheStepper: readonly Act[] = [
  rule('enter (\\d+) into @', '@ alanına (\\d+) yazın', async (tester, said) => {
    const value = said.find((each) => /^\d+$/.test(each)) ?? ''
    await enter(tester, [{ name: said.find((each) => each !== value) ?? '', value }])
  }),
  rule(
    'press @ and hold it; while a button is held already, press the arrow key of this direction and hold it',
    '@ düğmesine basın ve bırakmayın; bir düğme zaten basılıysa klavyede bu yönün okuna basın ve bırakmayın',
    (tester, [name = '']) => holds(tester, name),
  ),
  rule('let go of what is held', 'basılı tuttuğunuzu bırakın', letsGo),
  rule('let go and enter (\\d+) into @', 'bırakın ve @ alanına (\\d+) yazın', async (tester, said) => {
    const value = said.find((each) => /^\d+$/.test(each)) ?? ''
    await letsGo(tester)
    await enter(tester, [{ name: said.find((each) => each !== value) ?? '', value }])
  }),
  rule(
    'let go, enter into @ the amount one step before the limit \\((\\d+) upwards, (\\d+) downwards\\), press @ and hold it',
    'bırakın, @ alanına sınırdan bir adım önceki tutarı \\(yukarıda (\\d+), aşağıda (\\d+)\\) yazın, @ düğmesine basın ve bırakmayın',
    async (tester, [field = '', upwards = '', downwards = '', name = '']) => {
      await letsGo(tester)
      await enter(tester, [{ name: field, value: increases.includes(name) ? upwards : downwards }])
      await holds(tester, name)
    },
  ),
]
