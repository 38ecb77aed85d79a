import { find, type Act } from './gestures.ts'
import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'

async function pressInTheHeader(tester: Tester, name: string): Promise<void> {
  const link = await find(tester, `link “${name}” in the header`, () =>
    tester.page.getByRole('banner').first().getByRole('link', { name, exact: true }),
  )
  tester.network.acts()
  await link.click()
}

/** What a tester does while the site begins. */
export const actsOnOpening: readonly Act[] = [
  rule('press the link @ in the header', 'üst bölümdeki @ bağlantısına basın', (tester, [name = '']) =>
    pressInTheHeader(tester, name),
  ),
  rule(
    'in the developer tools delete @ from the local storage; press the link @ in the header, or, if you are on the home page already, add (#\\w+) to the address and press the enter key',
    'geliştirici araçlarında yerel depodan @ kaydını silin; üst bölümdeki @ bağlantısına basın, zaten ana sayfadaysanız adresin sonuna (#\\w+) ekleyip Enter tuşuna basın',
    async (tester, [key = '', elsewhere = '', part = '']) => {
      const { page } = tester
      await page.evaluate((name) => localStorage.removeItem(name), key)
      if (new URL(page.url()).pathname !== '/') return pressInTheHeader(tester, elsewhere)
      tester.network.acts()
      await page.goto(`/${part}`)
    },
  ),
  rule(
    'send the answer to @ that was held back',
    'bekletilen @ yanıtını gönderin',
    async ({ network }, [path = '']) => {
      await network.seesThePageLoaded()
      await network.proxy.lets(path)
    },
  ),
  rule(
    'with a proxy, hold back the answers to @; the site waits \\d+ seconds for each',
    'bir vekil sunucuda @ isteklerinin yanıtlarını bekletin; site her birini \\d+ saniye bekler',
    async ({ network }, paths) => {
      for (const path of paths) await network.proxy.holdsBack(path)
    },
  ),
  rule(
    'send the answer to @ that was held back, as (\\{.+\\}) and wait until the page has loaded anew',
    'bekletilen @ yanıtını (\\{.+\\}) ile gönderin ve sayfanın yeniden yüklenmesini bekleyin',
    async ({ network, page }, [path = '', body = '']) => {
      const isLoaded = page.waitForEvent('load')
      await network.proxy.lets(path, body)
      await isLoaded
    },
  ),
]
