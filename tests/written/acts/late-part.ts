import { expect, type Page } from '@playwright/test'
import { losesTheNetwork } from '#tests/browser/network.ts'
import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'
import { scrollsTo, type Act } from './gestures.ts'
import { patience } from '../not-as-written.ts'

export const providers = (page: Page) =>
  page.getByRole('region', { name: /^(?:Oyun sağlayıcıları|Game providers)$/ })

const cut = (tester: Tester, path: string) =>
  tester.network.proxy.handles(path, (route) => route.abort('failed'))

/** Code that comes after the page, by way of a proxy. */
export const actsOnTheLatePart: readonly Act[] = [
  rule(
    'scroll to the row of providers at the end of the page and keep the mouse off it',
    'sayfanın sonundaki sağlayıcılar satırına inin ve fareyi satırın üzerine getirmeyin',
    async ({ page, network }) => {
      await page.mouse.move(1, 1)
      // The page grows while it loads.
      await expect(async () => {
        await scrollsTo(page, 'end')
        await expect(providers(page)).toBeInViewport({ ratio: 1, timeout: 500 })
      }).toPass({ timeout: 2 * patience })
      // The row shares code with other parts, which does not come without the network.
      await network.seesNothingUnderWay()
    },
  ),
  rule('cut the answer to @ that is held back', 'bekletilen @ yanıtını kesin', (tester, [path = '']) =>
    cut(tester, path),
  ),
  rule('send the answer to @ that is held back', 'bekleyen @ yanıtını gönderin', (tester, [path = '']) =>
    tester.network.proxy.handles(path, async (route) => route.fulfill({ response: await route.fetch() })),
  ),
  rule(
    'when the page has loaded, cut the answer to @ that is held back and wait until the page has reloaded by itself \\(.+\\)',
    'sayfa tümüyle yüklenince bekletilen @ yanıtını kesin ve sayfanın kendiliğinden yenilenmesini bekleyin \\(.+\\)',
    async (tester, [path = '']) => {
      const { page } = tester
      await tester.network.seesNothingUnderWay()
      const isReloaded = page.waitForEvent('load', { timeout: 4 * patience })
      await cut(tester, path)
      await isReloaded
      await tester.network.seesThePageAnswer()
    },
  ),
  rule('turn off the network of the device \\(.+\\); .+', 'cihazın ağını kapatın \\(.+\\); .+', ({ page }) =>
    losesTheNetwork(page),
  ),
  rule('turn on the network of the device again', 'cihazın ağını yeniden açın', ({ page }) =>
    page.context().setOffline(false),
  ),
]
