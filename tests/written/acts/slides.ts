import { expect, type Page } from '@playwright/test'
import { rule } from '../grammar.ts'
import { NotAsWritten, patience } from '../not-as-written.ts'
import type { Tester } from '../tester.ts'
import { press, scrollsTo, type Act } from './gestures.ts'

export const slides = (page: Page) => page.getByRole('region', { name: /^(?:Öne çıkanlar|Highlights)$/ })

/** From 0, as the slides of a case are called. */
const places = new Map([
  ['the second', 1],
  ['the third', 2],
  ['ikinci', 1],
  ['üçüncü', 2],
])

export function placeOf(said: string): number {
  const place = places.get(said)
  if (place === undefined) throw new NotAsWritten(`nobody knows which slide is “${said}”`)
  return place
}

/** The slide whose dot is marked. */
export const markedPlace = (page: Page): Promise<number> =>
  slides(page)
    .locator('ol button')
    .evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))

const movesOff = ({ page }: Tester) => page.mouse.move(1, 1)

async function pullsBy({ page }: Tester, direction: number): Promise<void> {
  const box = await slides(page).boundingBox()
  if (!box) throw new NotAsWritten('there are no slides to pull')
  const y = box.y + box.height / 2
  const x = (part: number) => box.x + box.width * (0.5 + direction * part)
  await page.mouse.move(x(-0.4), y)
  await page.mouse.down()
  await page.mouse.move(x(0.4), y, { steps: 8 })
  await page.mouse.up()
}

/** @param isOn whether the focus is to come to the slides */
const tabs = ({ page }: Tester, keys: string, isOn: boolean) =>
  expect(async () => {
    await page.keyboard.press(keys)
    expect((await slides(page).locator(':focus').count()) > 0).toBe(isOn)
  }).toPass({ timeout: 2 * patience, intervals: [50] })

export const actsOnTheSlides: readonly Act[] = [
  rule(
    'press one of the dots at the bottom of the slide and move the mouse off the slides',
    'slaydın alt kenarındaki noktalardan birine basın ve fareyi slaytlardan çekin',
    async (tester, _, data) => {
      const dot = slides(tester.page)
        .locator('ol button')
        .nth(placeOf(data[0]?.value ?? ''))
      tester.network.acts()
      await dot.click({ timeout: patience })
      await movesOff(tester)
    },
  ),
  rule(
    'press @ and move the mouse off the slides',
    '@ düğmesine basın ve fareyi slaytlardan çekin',
    async (tester, [name = '']) => {
      await press(tester, name)
      await movesOff(tester)
    },
  ),
  rule(
    'pull the slides along with the mouse pressed until (the \\w+) one comes, and move the mouse off the slides',
    'slaydı, (\\S+) slayt gelene kadar basılı fareyle çekin ve fareyi slaytlardan ayırın',
    async (tester, [said = '']) => {
      const place = placeOf(said)
      await expect(async () => {
        const marked = await markedPlace(tester.page)
        if (marked !== place) await pullsBy(tester, Math.sign(marked - place))
        expect(await markedPlace(tester.page)).toBe(place)
      }).toPass({ timeout: 2 * patience })
      await movesOff(tester)
    },
  ),
  rule('the mouse comes upon the slides', 'fare slaytların üzerine gelir', async (tester) => {
    tester.network.acts()
    await slides(tester.page).hover({ timeout: patience })
  }),
  rule('the mouse leaves the slides', 'fare slaytlardan ayrılır', (tester) => movesOff(tester)),
  rule(
    'press the Shift and Tab keys until the focus is on the slides or their buttons',
    'odak slaytlara ya da düğmelerine gelene kadar Shift ve Tab tuşlarına basın',
    (tester) => tabs(tester, 'Shift+Tab', true),
  ),
  rule(
    'press the Tab key until the focus is outside the slides',
    'odak slaytların dışında kalana kadar Tab tuşuna basın',
    (tester) => tabs(tester, 'Tab', false),
  ),
  rule('scroll to the end of the page', 'sayfanın sonuna inin', ({ page }) => scrollsTo(page, 'end')),
  rule('scroll to the top of the page', 'sayfanın başına çıkın', ({ page }) => scrollsTo(page, 'top')),
  rule(
    'in the developer tools emulate “prefers-reduced-motion: reduce”',
    'geliştirici araçlarında “prefers-reduced-motion: reduce” öykünmesini açın',
    ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }),
  ),
]
