import { languageList, oldLanguages } from '../acts/opening.ts'
import { press } from '../acts/gestures.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'
import { banner, every, isThere, toast, type Sight } from './looks.ts'

const bar = ({ page }: Tester) => page.getByRole('region', { name: /^(?:Duyuru|Announcement)$/ })

/** Pixels from the top of the page to the header. */
const room = (tester: Tester) =>
  banner(tester).evaluate((header) => Math.round(header.getBoundingClientRect().top + scrollY))

const link = (tester: Tester, name: string) => banner(tester).getByRole('link', { name, exact: true })
const sign = (tester: Tester) => banner(tester).locator('svg.lucide-send')

const logIn = new Map([
  ['tr', 'Giriş Yap'],
  ['en', 'Login'],
])
const notReached = 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.'
const isSpoken = async (tester: Tester, language: string) =>
  (await tester.page.locator('html').getAttribute('lang')) === language &&
  isThere(banner(tester).getByRole('button', { name: logIn.get(language) ?? '', exact: true }))

export const sightsOfOpening: readonly Sight[] = [
  rule(
    'an empty bar above the header shows that an answer is awaited',
    'bir yanıtın beklendiği, üst bölümün üzerindeki boş çubuktan anlaşılır',
    async (tester) => (await isThere(bar(tester))) && (await bar(tester).textContent()) === '',
  ),
  rule(
    'the message that passes by above the header says @',
    'üst bölümün üzerinde akan duyuruda @ yazar',
    async (tester, [text = '']) => isThere(bar(tester).getByText(text, { exact: true })),
  ),
  rule(
    'there is no bar above the header',
    'üst bölümün üzerinde çubuk yoktur',
    async (tester) => !(await isThere(bar(tester))),
  ),
  rule(
    'above the header there is room for the bar',
    'üst bölümün üzerinde çubuk kadar yer vardır',
    async (tester) => (await room(tester)) > 0,
  ),
  rule(
    'the header stands at the very top of the page',
    'üst bölüm sayfanın en üstündedir',
    async (tester) => (await room(tester)) === 0,
  ),
  rule(
    'there is no link @ in the header',
    'üst bölümde @ bağlantısı yoktur',
    async (tester, [name = '']) => !(await isThere(link(tester, name))),
  ),
  rule('the header has the sign of Telegram', 'üst bölümde Telegram’ın simgesi görünür', (tester) =>
    isThere(sign(tester)),
  ),
  rule(
    'the header does not have the sign of Telegram',
    'üst bölümde Telegram’ın simgesi yoktur',
    async (tester) => !(await isThere(sign(tester))),
  ),
  rule('there is a link @ in the header', 'üst bölümde @ bağlantısı vardır', (tester, [name = '']) =>
    isThere(link(tester, name)),
  ),
  rule(
    'the sign of Telegram leads to (\\S+): in a tab of its own where the settings have "(\\w+)", otherwise in the same one',
    'Telegram’ın simgesi (\\S+) adresine götürür: ayarlarda "(\\w+)" varsa yeni bir sekmede, yoksa aynı sekmede',
    async (tester, [address = '', setting = '']) => {
      const isApart = tester.network.proxy.replaced.some((answer) => answer.includes(setting))
      const [leads, where] = await sign(tester).evaluate((picture) => {
        const way = picture.closest('a')
        return [way?.getAttribute('href'), way?.getAttribute('target')]
      })
      return leads === address && (where === '_blank') === isApart
    },
  ),
  rule(
    'in the network panel the request @ waits for its answer',
    'ağ panelinde @ isteği yanıt bekler',
    async ({ network }, [path = '']) => network.panel.waiting(path) > 0,
  ),
  rule(
    'in the network panel the request @ no longer waits',
    'ağ panelinde @ isteği artık yanıt beklemez',
    async ({ network: { panel } }, [path = '']) => panel.wasAsked(path) && panel.waiting(path) === 0,
  ),
  rule('a form opens when @ is pressed', '@ düğmesine basılınca form açılır', async (tester, [name = '']) => {
    const dialogs = tester.page.getByRole('dialog')
    if ((await dialogs.count()) === 0) {
      await press(tester, name, banner(tester))
      await dialogs.waitFor()
    }
    return isThere(dialogs.getByRole('textbox'))
  }),
  rule(
    'it has a checkbox for the trial bonus only if @ was answered',
    'formda deneme bonusu için onay kutusu yalnızca @ yanıtlandıysa görünür',
    async (tester, [path = '']) => {
      const box = (await tester.place()).getByRole('checkbox')
      return (await isThere(box)) === (tester.network.panel.lastSuccess(path) !== '')
    },
  ),
  rule(
    'the header has the sign of Telegram only if @ was answered',
    'üst bölümde Telegram’ın simgesi yalnızca @ yanıtlandıysa görünür',
    async (tester, [path = '']) =>
      (await isThere(sign(tester))) === (tester.network.panel.lastSuccess(path) !== ''),
  ),
  rule('the page loads anew by itself', 'sayfa kendiliğinden yeniden yüklenir', ({ page }) =>
    page
      .evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload')
      .catch(() => false),
  ),
  rule(
    'the list of languages in the header has @',
    'üst bölümdeki dil listesinde @ vardır',
    async ({ page }, names) =>
      every(
        names,
        async (label) => (await languageList(page).getByRole('option', { name: label }).count()) > 0,
      ),
  ),
  rule(
    'the page is in the language that is chosen in the list in the header',
    'sayfa, üst bölümdeki dil listesinde seçili olan dildedir',
    async (tester) => isSpoken(tester, await languageList(tester.page).inputValue()),
  ),
  rule(
    'as long as the words of the new language are awaited, the page stays in the old one',
    'yeni dilin metinlerinin gelmesi beklendiği sürece sayfa eski dilde kalır',
    async (tester) => isSpoken(tester, oldLanguages.get(tester.page) ?? ''),
  ),
  rule(
    'the header has the operator\'s word "(.+)"',
    'üst bölümde işletmecinin metni "(.+)" yazar',
    (tester, [word = '']) => isThere(banner(tester).getByText(word, { exact: true })),
  ),
  rule(
    'the header does not have the operator\'s word "(.+)"',
    'üst bölümde işletmecinin metni "(.+)" yazmaz',
    async (tester, [word = '']) => !(await isThere(banner(tester).getByText(word, { exact: true }))),
  ),
  rule(
    'the local storage has (\\w+) as @ now',
    'yerel depoda @ kaydının değeri (\\w+) olur',
    async ({ page, language }, said) => {
      const [key = '', value = ''] = language === 'tr' ? said : said.toReversed()
      return (await page.evaluate((name) => localStorage.getItem(name), key)) === value
    },
  ),
  rule(
    'an error message at the top says, in the language of the page, that the server could not be reached',
    'üstteki hata mesajı, sayfanın dilinde, sunucuya ulaşılamadığını söyler',
    async (tester) => {
      const spoken = await tester.page.locator('html').getAttribute('lang')
      return toast('error')(tester, [wordsOf(spoken === 'en' ? 'en' : 'tr')(notReached)])
    },
  ),
]
