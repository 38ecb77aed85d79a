import type { Locator } from '@playwright/test'
import { find, press, type Act } from './gestures.ts'
import { pressHeart } from './flows.ts'
import { rule } from '../grammar.ts'
import { banner } from '../sights/looks.ts'
import type { Tester } from '../tester.ts'

/** The link in the header has the name of the field that it leads to. */
async function searches(tester: Tester, search: string, field: string, phrase: string): Promise<void> {
  await press(tester, search, banner(tester))
  const found = await find(tester, `field “${field}”`, (place) =>
    place.getByRole('main').getByLabel(field, { exact: true }),
  )
  await found.fill(phrase)
}

async function findsTheGame(tester: Tester, search: string, field: string, game: string): Promise<Locator> {
  await searches(tester, search, field, game)
  return find(tester, `game “${game}”`, (place) =>
    place.getByRole('main').getByRole('link').filter({ hasText: game }),
  )
}

/** The game stands second in English and third in Turkish; its field is named as the link. */
function searchOf([search = '', ...others]: readonly string[]): [string, string, string] {
  const game = others.find((each) => each !== search) ?? ''
  return [search, search, game]
}

export const actsOnGamesOfTheSite: readonly Act[] = [
  rule(
    'press @ in the header, enter @ into @ and press the game that is found',
    'üst bölümdeki @ bağlantısına basın, @ alanına @ yazın ve bulunan oyuna basın',
    async (tester, names) => {
      tester.network.acts()
      await (await findsTheGame(tester, ...searchOf(names))).click()
    },
  ),
  rule(
    'press @ in the header, enter @ into @, copy the link of the game that is found and open it from the address bar',
    'üst bölümdeki @ bağlantısına basın, @ alanına @ yazın, bulunan oyunun bağlantısını kopyalayın ve adres çubuğundan açın',
    async (tester, names) => {
      const link = await findsTheGame(tester, ...searchOf(names))
      await tester.page.goto((await link.getAttribute('href')) ?? '')
    },
  ),
  rule(
    'press @ in the header and the heart of the first game on the page that opens; where somebody is logged in, wait for the message @',
    'üst bölümdeki @ bağlantısına, açılan sayfada ilk oyunun kalbine basın; oturum açıksa @ mesajını bekleyin',
    async (tester, [search = '', message = '']) => {
      await press(tester, search, banner(tester))
      await pressHeart(tester)
      const isSomebodyHere = await banner(tester).locator('button[aria-expanded]').isVisible()
      if (isSomebodyHere) await tester.waitsForTheMessage(message)
    },
  ),
  rule(
    'on the page @ press the promotion @',
    '@ sayfasında @ promosyonuna basın',
    async (tester, [title = '', name = '']) => {
      const { page } = tester
      const isThere = await page.getByRole('heading', { level: 1, name: title, exact: true }).isVisible()
      if (!isThere) await press(tester, title, banner(tester))
      const link = await find(tester, `promotion “${name}”`, (place) =>
        place.getByRole('main').getByRole('link').filter({ hasText: name }),
      )
      await link.click()
    },
  ),
  rule('press @ above the game', 'oyunun üzerindeki @ düğmesine basın', (tester, [name = '']) =>
    press(tester, name),
  ),
]
