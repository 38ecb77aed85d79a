import { patience } from '../not-as-written.ts'
import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'
import { slides } from '../acts/slides.ts'
import { isThere, type Sight } from './looks.ts'

const winnersCall = '/api/transaction/topwinners'
const box = ({ page }: Tester, name: string | RegExp = /^(?:Çok kazananlar|Top Winners)$/) =>
  page.getByRole('main').getByRole('region', { name, exact: true })
const rows = (tester: Tester) => box(tester).getByRole('listitem')

/** '₺1.250,50' and '₺1,250.50' */
const amountIn = (text: string) => Number(/₺[\d.,]+/.exec(text)?.[0].replaceAll(/\D/g, ''))

const isSorted = (amounts: readonly number[]) =>
  amounts.every((each, at) => at === 0 || each <= (amounts[at - 1] ?? 0))

/** The box of winners above the games. */
export const sightsAtHome: readonly Sight[] = [
  rule(
    'four grey placeholders stand in the box @',
    '@ kutusunda dört gri yer tutucu görünür',
    async (tester, [name = '']) =>
      (await box(tester, name).locator('[aria-busy=true] > *').filter({ visible: true }).count()) === 4,
  ),
  rule(
    'in the box @ the winners are listed, the largest win first',
    '@ kutusunda kazananlar en büyük kazançtan başlayarak sıralanır',
    async (tester, [name = '']) => {
      const texts = await box(tester, name).getByRole('listitem').allTextContents()
      return texts.length > 1 && isSorted(texts.map(amountIn))
    },
  ),
  rule(
    'each row has a picture, the game, the name of the winner and the amount',
    'her satırda resim, oyun, kazananın adı ve tutar vardır',
    async (tester) => {
      const texts = await rows(tester).allInnerTexts()
      const pictures = await rows(tester)
        .locator('img')
        .evaluateAll((all) => all.map((each) => Reflect.get(each, 'naturalWidth') > 0))
      const areWhole = texts.map((text) => /^.+\n+.+\n+₺[\d.,]+$/.test(text))
      return texts.length === pictures.length && [...areWhole, ...pictures].every(Boolean)
    },
  ),
  rule(
    'the winners stay in the box, before the server has answered',
    'sunucu henüz yanıt vermemişken kazananlar kutuda durur',
    async (tester) => tester.network.awaits(winnersCall) && isThere(rows(tester)),
  ),
  rule('the tab of the site is in front', 'sitenin sekmesi öndedir', ({ page }) =>
    page.evaluate(() => document.visibilityState === 'visible'),
  ),
  rule('the winners stay in the box', 'kazananlar kutuda durur', (tester) => isThere(rows(tester))),
  rule(
    'no error is shown',
    'hata yazısı çıkmaz',
    async ({ page }) => !(await isThere(page.getByRole('main').getByRole('alert'))),
  ),
  rule(
    'in the box it says @, with the reason below',
    'kutuda @ ve altında nedeni yazar',
    async (tester, [text = '']) => {
      const said = (await box(tester).getByRole('alert').allInnerTexts()).join('\n').split('\n')
      const title = said.indexOf(text)
      return title !== -1 && said.slice(title + 1).some((each) => each.trim() !== '')
    },
  ),
  rule(
    'there is no box @',
    '@ kutusu görünmez',
    async (tester, [name = '']) =>
      (await isThere(slides(tester.page))) && !(await isThere(box(tester, name))),
  ),
  rule(
    'the link @ fills the place beside the slides',
    'slaytların yanındaki yeri @ bağlantısı doldurur',
    async (tester, [text = '']) => {
      const link = tester.page.getByRole('main').getByRole('link').filter({ hasText: text })
      const [beside, shown] = await Promise.all(
        [link, slides(tester.page)].map((each) => each.first().boundingBox({ timeout: patience })),
      )
      if (!beside || !shown) return false
      return beside.x > shown.x + shown.width && Math.abs(beside.height - shown.height) < 2
    },
  ),
  rule(
    'in all this time the developer tools show no request to @',
    'bu süre boyunca geliştirici araçlarında @ isteği görünmez',
    async (tester, [path = '']) => !tester.network.panel.wasAsked(path, tester.waitedFrom),
  ),
]
