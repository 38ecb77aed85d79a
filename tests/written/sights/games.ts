import { rule } from '../grammar.ts'
import { providers } from '../acts/games.ts'
import { banner, isThere, type Sight } from './looks.ts'

export const sightsOfGames: readonly Sight[] = [
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
    'the balance in the header is ([\\d.,]+)',
    'üst bölümdeki bakiye ([\\d.,]+) olur',
    async (tester, [amount = '']) =>
      isThere(banner(tester).getByRole('button').filter({ hasText: amount, visible: true })),
  ),
]
