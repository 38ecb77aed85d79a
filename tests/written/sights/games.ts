import type { Page } from '@playwright/test'
import { pressedHearts } from '../acts/flows.ts'
import { rule } from '../grammar.ts'
import { ownButton, providers, tiles } from '../acts/games.ts'
import { banner, button, every, inPlace, isThere, type Sight } from './looks.ts'

interface Heart {
  isFilled: boolean
  isBusy: boolean
  /** What it looked like before it was pressed; undefined if nobody has pressed it. */
  before: boolean | undefined
}

async function heartsOn(page: Page): Promise<Heart[]> {
  const all = await page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Favori|Favorite): / })
    .evaluateAll((hearts) =>
      hearts.map((heart) => ({
        name: heart.getAttribute('aria-label') ?? '',
        isFilled: heart.getAttribute('aria-pressed') === 'true',
        isBusy: heart.getAttribute('aria-busy') === 'true',
      })),
    )
  return all.map(({ name, ...heart }) => ({ ...heart, before: pressedHearts.get(page)?.get(name) }))
}

const hearts =
  (are: (heart: Heart) => boolean, which: (heart: Heart) => boolean = () => true): Sight['does'] =>
  async ({ page }) => {
    const all = (await heartsOn(page)).filter(which)
    return all.length > 0 && all.every(are)
  }

const wasPressed = ({ before }: Heart) => before !== undefined

const frame = 'main iframe, dialog iframe'

export const sightsOfGames: readonly Sight[] = [
  rule(
    'it says @, before the server has answered',
    'sunucu henüz yanıt vermemişken @ yazar',
    inPlace((place, text) => isThere(place.getByText(text).filter({ visible: true }))),
  ),
  rule('the reason stands below', 'altında nedeni yazar', async (tester) =>
    isThere(
      (await tester.place())
        .getByRole('alert')
        .getByRole('paragraph')
        .filter({ hasText: /\S/, visible: true }),
    ),
  ),
  rule(
    'after the back button of the browser the field @ says @',
    'tarayıcının geri düğmesine basınca @ alanında @ yazar',
    async ({ page }, [name = '', text = '']) => {
      await page.goBack()
      const found = page.getByRole('searchbox', { name, exact: true })
      await found.waitFor({ timeout: 5_000 }).catch(() => undefined)
      return (await isThere(found)) && (await found.inputValue()) === text
    },
  ),
  rule(
    'a spinner turns in the place of the page',
    'sayfanın yerinde dönen bir halka görünür',
    async ({ page }) => isThere(page.getByRole('main').locator('[aria-busy=true]').getByRole('img')),
  ),
  rule(
    "the provider's page is shown, with its matches and odds",
    'sağlayıcının sayfası maçlarla ve oranlarla görünür',
    async ({ page }) => isThere(providers(page).getByRole('listitem').getByRole('group').getByRole('button')),
  ),
  rule(
    'within (\\d+) seconds the balance in the header is ([\\d.,]+)',
    'üst bölümdeki bakiye (\\d+) saniye içinde ([\\d.,]+) olur',
    async (tester, [seconds = '', amount = '']) => {
      const balance = banner(tester).getByRole('button').filter({ hasText: amount, visible: true })
      await balance.first().waitFor({ timeout: Number(seconds) * 1_000 })
      return true
    },
  ),
  rule(
    'the hearts that were not pressed are empty, before the server has answered',
    'sunucu henüz yanıt vermemişken, basılmayan kalpler boştur',
    hearts(
      ({ isFilled, isBusy }) => !isFilled && isBusy,
      (heart) => !wasPressed(heart),
    ),
  ),
  rule(
    'the heart that was pressed looks at once as it is wished',
    'basılan kalp hemen istenen hâlini alır',
    hearts(({ isFilled, before }) => isFilled !== before, wasPressed),
  ),
  rule(
    'the hearts of favourite games are filled, those of the others are empty',
    'favori oyunların kalbi dolu, ötekilerinki boştur',
    hearts(({ isFilled, before }) => isFilled === (before === false)),
  ),
  rule(
    'the hearts are empty',
    'kalpler boştur',
    hearts(({ isFilled }) => !isFilled),
  ),
  rule('the picture of the game is shown', 'oyunun resmi görünür', async (tester) =>
    isThere((await tester.place()).locator('[aria-busy=true] img')),
  ),
  rule(
    "the game's own page is not on the screen",
    'oyunun kendi sayfası ekranda değildir',
    async ({ page }) => (await page.locator(frame).count()) === 0,
  ),
  rule(
    "the game's own page is on the screen, with a button @ in it",
    'oyunun kendi sayfası ekrandadır, içinde @ düğmesi vardır',
    async ({ page }, [name = '']) => (await ownButton(page, name))?.isVisible() ?? false,
  ),
  rule(
    'above it stand a heart and the buttons @',
    'üstünde bir kalp ile @ düğmeleri durur',
    async (tester, names) => {
      const place = await tester.place()
      const heart = place.getByRole('button', { name: /^(?:Favori|Favorite): / })
      return (await isThere(heart)) && every(names, (name) => isThere(button(place, name)))
    },
  ),
  rule(
    'there is no button @ any more',
    '@ düğmesi kalmaz',
    async (tester, [name = '']) => !(await isThere(button(await tester.place(), name))),
  ),
  rule('the games are listed', 'oyunlar listelenir', async ({ page }) => isThere(tiles(page))),
  rule('the game goes on below it', 'altında oyun sürer', async ({ page }) => isThere(page.locator(frame))),
]
