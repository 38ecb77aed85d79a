import type { Page } from '@playwright/test'
import { banner, button, every, inPlace, isBusy, isThere, type Sight } from './looks.ts'
import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'

/** Panels and games have no heading of their own. */
const dialogs = ({ page }: Tester) => page.locator('dialog[open][aria-labelledby]')
const panel = ({ page }: Tester, name: string) => page.locator(`dialog[open][aria-label="${name}"]`)
const isComing = ({ page }: Tester) =>
  isThere(page.getByRole('progressbar', { name: /^(?:Yükleniyor|Loading)$/ }))
const game = ({ page }: Tester) =>
  page.locator('dialog[open]').getByRole('group', { name: /^(?:Oyun işlemleri|Game actions)$/ })
const pathOf = (page: Page) => new URL(page.url()).pathname

const dialog = (tester: Tester, name: string) =>
  isThere(tester.page.getByRole('dialog', { name, exact: true }))

/** @param hearing what is said when it is there */
const isOpen = (how: string | undefined) => how === 'open' || how === 'açıktır'
const has = (how: string | undefined) => how === 'the' || how === 'vardır'

const comes = 'or a line of progress at the very top shows that it comes'
const isOnItsWay = 'ya da yolda olduğunu en üstteki yükleme çizgisi gösterir'

export const sightsOfTheSite: readonly Sight[] = [
  rule(
    `the dialog @ is open, ${comes}`,
    `@ penceresi açıktır ${isOnItsWay}`,
    async (tester, [name = '']) => (await dialog(tester, name)) || isComing(tester),
  ),
  rule(
    `the dialog @, or @ once there is a session, is open, ${comes}`,
    `@ penceresi, oturum açıldıktan sonra @ penceresi açıktır ${isOnItsWay}`,
    async (tester, names) => {
      const is = await Promise.all(names.map((name) => dialog(tester, name)))
      return is.includes(true) || isComing(tester)
    },
  ),
  rule(
    `the game @ is open over the page, ${comes}`,
    `@ oyunu sayfanın üzerinde açıktır ${isOnItsWay}`,
    async (tester, [name = '']) => (await isThere(panel(tester, name))) || isComing(tester),
  ),
  rule('no dialog is open', 'açık bir pencere yoktur', async (tester) => !(await isThere(dialogs(tester)))),
  rule(
    'no game is open over the page',
    'sayfanın üzerinde açık bir oyun yoktur',
    async (tester) => !(await isThere(game(tester))),
  ),
  rule('the panel @ is (open|closed)', '@ paneli (açıktır|kapalıdır)', async (tester, [name = '', how]) =>
    isOpen(how)
      ? (await isThere(panel(tester, name))) || isComing(tester)
      : !(await isThere(panel(tester, name))),
  ),
  rule(
    'the menu of the account in the header is (open|closed)',
    'üst bölümdeki hesap menüsü (açıktır|kapalıdır)',
    async (tester, [how]) =>
      (await isThere(banner(tester).locator('button[aria-expanded=true]'))) === isOpen(how),
  ),
  rule('the header has (the|no) button @', 'üst bölümde @ düğmesi (vardır|yoktur)', async (tester, said) => {
    const how = said.find((each) => ['the', 'no', 'vardır', 'yoktur'].includes(each))
    const [name = ''] = said.filter((each) => each !== how)
    return (await isThere(banner(tester))) && (await isThere(button(banner(tester), name))) === has(how)
  }),
  rule(
    'no form has the button @',
    'hiçbir formda @ düğmesi yoktur',
    async ({ page }, [name = '']) => !(await isThere(button(page, name))),
  ),
  rule(
    'the page has no button @',
    'sayfada @ düğmesi yoktur',
    async ({ page }, [name = '']) => !(await isThere(button(page.getByRole('main'), name))),
  ),
  rule(
    'the page has the button @ or says @',
    'sayfada @ düğmesi vardır ya da @ yazar',
    async ({ page }, [name = '', text = '']) => {
      const main = page.getByRole('main')
      return (await isThere(button(main, name))) || isThere(main.getByText(text))
    },
  ),
  rule(
    'the page @ has the button @ or the heading @',
    '@ sayfasında @ düğmesi ya da @ başlığı vardır',
    async ({ page }, [title = '', name = '', heading = '']) => {
      const main = page.getByRole('main')
      const shown = main.locator('button', { hasText: name }).or(main.locator('h2', { hasText: heading }))
      // The login may lie over it.
      return (await page.locator('h1', { hasText: title }).count()) > 0 && (await shown.count()) > 0
    },
  ),
  rule(
    'the page @ has the button @',
    '@ sayfasında @ düğmesi vardır',
    async ({ page }, [title = '', name = '']) =>
      // The login may lie over it.
      (await page.locator('h1', { hasText: title }).count()) > 0 &&
      (await page.getByRole('main').locator('button', { hasText: name }).count()) > 0,
  ),
  rule(
    'in the dialog @ the methods @ can be chosen',
    '@ penceresinde @ yöntemleri seçilebilir',
    async ({ page }, [title = '', ...methods]) => {
      const place = page.getByRole('dialog', { name: title, exact: true })
      return every(methods, (name) =>
        isThere(place.getByRole('button', { name: new RegExp(`^${RegExp.escape(name)}`) })),
      )
    },
  ),
  rule(
    'no form waits for an answer',
    'hiçbir form yanıt beklemiyordur',
    async ({ page }) =>
      !(await isThere(
        page.locator(':is(form button, button[form])[aria-busy=true]').filter({ visible: true }),
      )),
  ),
  rule(
    'while the form is shown, it is locked and its button @ shows that it is waiting',
    'göründüğü sürece form kilitlidir ve @ düğmesinde bekleme simgesi döner',
    async (tester, names) => {
      const place = await tester.place()
      // Some forms are only a button.
      const fields = await place
        .locator('form:not([role=search])')
        .locator('input:visible, textarea:visible')
        .all()
      const are = await Promise.all(fields.map((each) => each.isDisabled()))
      return are.every(Boolean) && inPlace((at, name) => isBusy(button(at, name)))(tester, names)
    },
  ),
  rule(
    'in the developer tools the request @ has its answer',
    'geliştirici araçlarında @ isteği yanıtlanmıştır',
    async ({ network }, [path = '']) => !network.keeps(path),
  ),
  rule(
    'in the developer tools the request @ waits for its answer',
    'geliştirici araçlarında @ isteğinin yanıtı beklenmektedir',
    async ({ network }, [path = '']) => network.keeps(path),
  ),
  rule('the address becomes @', 'adres @ olur', async ({ page }, [path = '']) => pathOf(page) === path),
  rule('the address begins with @', 'adres @ ile başlar', async ({ page }, [path = '']) =>
    pathOf(page).startsWith(path),
  ),
  rule(
    'the address no longer begins with @',
    'adres artık @ ile başlamaz',
    async ({ page }, [path = '']) => !pathOf(page).startsWith(path),
  ),
  rule(
    'the address no longer has @',
    'adreste @ kalmaz',
    async ({ page }, [part = '']) => !page.url().includes(part),
  ),
  rule(
    'the local storage no longer has @',
    'yerel depoda @ kaydı kalmaz',
    async ({ page }, [key = '']) => (await page.evaluate((name) => localStorage.getItem(name), key)) === null,
  ),
  rule(
    'the page loads anew(?:, with the newer release of the site)?',
    'sayfa(?:, sitenin yeni sürümüyle)? yeniden yüklenir',
    async (tester) => {
      const hasLoaded = tester.loads > 0
      tester.loads = 0
      return hasLoaded
    },
  ),
  rule(
    'there is no bar @',
    '@ çubuğu yoktur',
    async ({ page }, [name = '']) => !(await isThere(page.getByRole('region', { name, exact: true }))),
  ),
  rule(
    'the bar @ has the buttons @',
    '@ çubuğunda @ düğmeleri vardır',
    async ({ page }, [bar = '', ...names]) =>
      every(names, (name) => isThere(button(page.getByRole('region', { name: bar, exact: true }), name))),
  ),
  rule(
    'the button @ in the header has the number of unread ones',
    'üst bölümdeki @ düğmesinde okunmamış bildirimlerin sayısı görünür',
    (tester, [name = '']) => isThere(banner(tester).locator(`button[aria-label^="${name}, "]`)),
  ),
  rule('the balance in the header is not zero', 'üst bölümdeki bakiye sıfır değildir', async (tester) => {
    const [amount] = await banner(tester).getByText(/₺\d/).allTextContents()
    return amount !== undefined && /[1-9]/.test(amount)
  }),
  rule('the page fits into the window', 'sayfa pencereye sığar', ({ page }) =>
    page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
  ),
]
