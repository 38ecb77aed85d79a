import { expect, type Locator, type Page } from '@playwright/test'
import { find, opensThePopup, type Act } from './gestures.ts'
import { rule } from '../grammar.ts'
import { NotAsWritten } from '../not-as-written.ts'
import type { Tester } from '../tester.ts'

async function pressInTheHeader(tester: Tester, name: string): Promise<void> {
  const link = await find(tester, `link “${name}” in the header`, () =>
    tester.page.getByRole('banner').first().getByRole('link', { name, exact: true }),
  )
  tester.network.acts()
  await link.click()
}

export const languageList = (page: Page): Locator => page.getByRole('banner').first().getByRole('combobox')

/** Before the last choice. */
export const oldLanguages = new WeakMap<Page, string>()

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
      network.acts()
      await network.proxy.lets(path)
    },
  ),
  rule(
    'send the answer to @ that was held back and wait for the message @',
    'bekletilen @ yanıtını gönderin ve @ mesajını bekleyin',
    async (tester, [path = '', message = '']) => {
      await tester.network.seesThePageLoaded()
      tester.network.acts()
      await tester.network.proxy.lets(path)
      await tester.waitsForTheMessage(message)
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
  rule(
    'open the address @, press the tab key and close the popup with the escape key',
    '@ adresini açın, Tab tuşuna basın ve açılan görseli Esc tuşuyla kapatın',
    async ({ page }, [path = '']) => {
      await page.goto(path)
      await opensThePopup(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
    },
  ),
  rule(
    'when the page has come, hold back the answers to requests that begin with @ too',
    'sayfa geldikten sonra, bir vekil sunucuda @ ile başlayan isteklerin yanıtlarını da bekletin',
    async ({ network }, [path = '']) => {
      await network.seesThePageLoaded()
      await network.proxy.holdsBack(path, false)
    },
  ),
  rule(
    'choose a language from the list in the header',
    'üst bölümdeki dil listesinden bir dil seçin',
    async (tester, _, data) => {
      const value = data[0]?.value ?? ''
      const added = /value="(\w+)"/.exec(value)?.[1]
      const label = /“(.+)”/.exec(value)?.[1]
      if (added === undefined && label === undefined) throw new NotAsWritten(`there is no “${value}”`)
      const list = languageList(tester.page)
      oldLanguages.set(tester.page, await list.inputValue())
      tester.network.acts()
      if (added !== undefined)
        await list.evaluate((box, language) => {
          box.append(Object.assign(document.createElement('option'), { value: language }))
        }, added)
      await list.selectOption(added ?? { label: label ?? '' })
    },
  ),
  rule(
    'with a proxy, hold back the answers to requests that begin with @',
    'bir vekil sunucuda @ ile başlayan isteklerin yanıtlarını bekletin',
    ({ network }, [path = '']) => network.proxy.holdsBack(path),
  ),
  rule(
    'let the requests that begin with @ through at the proxy',
    'vekil sunucuda @ ile başlayan istekleri serbest bırakın',
    async ({ network }, [path = '']) => {
      await network.seesThePageLoaded()
      await network.proxy.releases(path)
    },
  ),
]
