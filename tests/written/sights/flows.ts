import { banner, button, isThere, type Sight } from './looks.ts'
import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'

const heart = ({ page }: Tester) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Favori|Favorite): / })
    .first()

const popup = ({ page }: Tester) => page.locator('dialog[open]:has(> a picture)')

const filled = ['filled', 'dolu']

/** What one flow alone has on the page. */
export const sightsOfFlows: readonly Sight[] = [
  rule(
    'the button that was pressed shows that it is waiting',
    'basılan düğmede bekleme simgesi görünür',
    async (tester) => isThere((await tester.place()).locator('button[aria-busy=true]')),
  ),
  rule(
    'a button @ shows that it is waiting',
    'bir @ düğmesinde bekleme simgesi görünür',
    async (tester, [text = '']) =>
      isThere((await tester.place()).locator('button[aria-busy=true]', { hasText: text })),
  ),
  rule(
    'no button @ is waiting',
    'hiçbir @ düğmesi beklemede değildir',
    async (tester, [text = '']) =>
      !(await isThere((await tester.place()).locator('button[aria-busy=true]', { hasText: text }))),
  ),
  rule(
    'the dialog no longer has the button @',
    'pencerede @ düğmesi kalmaz',
    async (tester, [name = '']) => !(await isThere(button(await tester.place(), name))),
  ),
  rule('it says how much the trial bonus is', 'deneme bonusunun tutarı yazar', async (tester) =>
    isThere((await tester.place()).getByText(/₺\d/)),
  ),
  rule(
    'the dialog shows the picture of the promotion',
    'pencerede promosyonun resmi görünür',
    async ({ page }) => isThere(page.getByRole('dialog').filter({ visible: true }).locator('img')),
  ),
  rule(
    'the heart of the game is (empty|filled)',
    'oyunun kalbi (boş|dolu)(?:tur|dur)',
    async (tester, [how = '']) =>
      (await heart(tester).getAttribute('aria-pressed')) === String(filled.includes(how)) &&
      (await heart(tester).getAttribute('aria-busy')) === 'false',
  ),
  rule(
    'the heart is (empty|filled)(?: again)?, before the server has answered',
    'sunucu henüz yanıt vermemişken kalp (?:yeniden )?(boş|dolu)(?:tur|dur)',
    async (tester, [how = '']) =>
      (await heart(tester).getAttribute('aria-pressed')) === String(filled.includes(how)) &&
      (await heart(tester).getAttribute('aria-busy')) === 'true',
  ),
  rule('a popup stands over the page', 'sayfanın üstünde bir açılış görseli durur', (tester) =>
    isThere(popup(tester)),
  ),
  rule(
    'no popup stands over the page',
    'sayfanın üstünde açılış görseli yoktur',
    async (tester) => (await isThere(banner(tester))) && !(await isThere(popup(tester))),
  ),
  rule(
    'the dialog shows that an answer is awaited',
    'pencerede bir yanıtın beklendiği görünür',
    async (tester) => isThere((await tester.place()).locator('[aria-busy=true]').filter({ visible: true })),
  ),
  rule('the dialog lists movements', 'pencerede hareketler listelenir', async (tester) =>
    isThere((await tester.place()).locator('[data-id]')),
  ),
  rule('it says what could not be loaded', 'neyin yüklenemediği yazar', async (tester) =>
    isThere((await tester.place()).getByRole('alert')),
  ),
  rule('transactions are listed', '[İi]şlemler listelenir', async ({ page }) =>
    isThere(page.getByRole('table').getByRole('row').nth(1)),
  ),
  rule(
    'the browser saves a CSV file whose name begins with @',
    'tarayıcı, adı @ ile başlayan bir CSV dosyası indirir',
    async ({ files }, [name = '']) => files.some((each) => each.startsWith(name) && each.endsWith('.csv')),
  ),
  rule(
    'the header is at the top of the screen',
    'üst bölüm ekranın üstünde görünür',
    async (tester) =>
      (await banner(tester).evaluate((header) => Math.round(header.getBoundingClientRect().top))) >= 0,
  ),
  rule(
    'the header is off the screen',
    'üst bölüm ekranda değildir',
    async (tester) =>
      (await banner(tester).evaluate((header) => Math.round(header.getBoundingClientRect().bottom))) <= 0,
  ),
  rule(
    'the local storage has @',
    'yerel depoda @ kaydı vardır',
    async ({ page }, [key = '']) => (await page.evaluate((name) => localStorage.getItem(name), key)) !== null,
  ),
]
