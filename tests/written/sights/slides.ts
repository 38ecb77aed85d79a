import { expect, type Page } from '@playwright/test'
import { markedPlace, placeOf, slides } from '../acts/slides.ts'
import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'
import { button, isThere, type Sight } from './looks.ts'

const call = '/api/cms/sliderlist'

/** Milliseconds: longer than a slide is shown. */
const whileItMoves = 7_000

const coming = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-busy=true]', { hasText: /Öne çıkanlar yükleniyor|Highlights are loading/ })
const listed = (page: Page) => slides(page).locator('ul > li')

/** From 0: the slides that fill the place of the slides. */
const inView = (page: Page): Promise<number[]> =>
  listed(page).evaluateAll((all) =>
    all.flatMap((slide, place) => {
      const left = slide.parentElement?.parentElement?.getBoundingClientRect().left ?? 0
      return Math.abs(slide.getBoundingClientRect().left - left) < 2 ? place : []
    }),
  )

const isMarked = async (page: Page, place: number) => {
  const shown = await inView(page)
  return shown.length === 1 && shown[0] === place && (await markedPlace(page)) === place
}

const comesTo = ({ page }: Tester, place: number, timeout: number) =>
  expect
    .poll(() => isMarked(page, place), { timeout, intervals: [100] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )

export const sightsOfTheSlides: readonly Sight[] = [
  rule(
    'grey placeholders or the former slides stand in the place of the slides, before the server has answered',
    'sunucu henüz yanıt vermemişken slaytların yerinde gri yer tutucular ya da önceki slaytlar durur',
    async ({ page, network }) =>
      network.awaits(call) && ((await isThere(coming(page))) || (await isThere(listed(page)))),
  ),
  rule(
    'where there are several slides there is a button @',
    'birden çok slayt varsa @ düğmesi vardır',
    async ({ page }, [name = '']) => (await listed(page).count()) < 2 || isThere(button(slides(page), name)),
  ),
  rule(
    'one slide is in view and its dot is marked',
    'bir slayt görünür ve noktası işaretlidir',
    async ({ page }) => isMarked(page, await markedPlace(page)),
  ),
  rule(
    'after a while the next one comes by itself',
    'bir süre sonra kendiliğinden sonrakine geçilir',
    async (tester) => {
      const before = await markedPlace(tester.page)
      const count = await listed(tester.page).count()
      return count > 1 && comesTo(tester, (before + 1) % count, whileItMoves)
    },
  ),
  rule(
    'however long you wait, the same slide stays there and its dot stays marked',
    'ne kadar beklenirse beklensin aynı slayt yerinde durur ve noktası işaretli kalır',
    async (tester) => {
      const before = await markedPlace(tester.page)
      await tester.waits(whileItMoves)
      return isMarked(tester.page, before)
    },
  ),
  rule(
    'now (the \\w+) slide is in view, and its dot is marked',
    'artık (\\S+) slayt görünür ve noktası işaretlidir',
    ({ page }, [said = '']) => isMarked(page, placeOf(said)),
  ),
  rule(
    'the page keeps no place for slides',
    'sayfada slaytlara ayrılmış bir yer yoktur',
    async ({ page }) =>
      (await isThere(page.getByRole('main').getByRole('heading', { level: 1 }))) &&
      !(await isThere(slides(page))) &&
      !(await isThere(coming(page))),
  ),
  rule('in the place of the slides it says @', 'slaytların yerinde @ yazar', ({ page }, [text = '']) =>
    isThere(slides(page).getByText(text)),
  ),
  rule(
    'the keyboard focus is to be seen on the slides or their buttons',
    'klavye odağı slaytların ya da düğmelerinin üzerinde görünür',
    ({ page }) => isThere(slides(page).locator(':focus-visible')),
  ),
  rule(
    'the keyboard focus is outside the slides and their buttons',
    'klavye odağı slaytların ve düğmelerinin dışındadır',
    async ({ page }) => !(await isThere(slides(page).locator(':focus'))),
  ),
  rule(
    'the slides are off the screen',
    'slaytlar ekranda değildir',
    async ({ page }) => (await isThere(slides(page))) && !(await isOnScreen(page)),
  ),
  rule('the slides are on the screen', 'slaytlar ekrandadır', ({ page }) => isOnScreen(page)),
]

async function isOnScreen(page: Page): Promise<boolean> {
  return slides(page).evaluate((place) => {
    const { top, bottom } = place.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
}
