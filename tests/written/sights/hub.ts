import { calls } from '#contract/index.ts'
import { formatMoney } from '#contract/format-money.ts'
import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'
import { banner, button, isThere, type Sight } from './looks.ts'

/** As it stands in the header. */
function balanceIn({ network, language }: Tester, path: string): string {
  const { data }: { data: unknown } = JSON.parse(network.panel.lastSuccess(path))
  return formatMoney(calls['user/balance'].data.parse(data).balance, language)
}

const notices = ({ page }: Tester) => page.getByRole('main').getByRole('alert')

export const sightsOfTheHub: readonly Sight[] = [
  rule(
    'the header shows the balance of the last successful answer to @',
    'üst bölümde @ isteğinin son olumlu yanıtındaki bakiye yazar',
    async (tester, [path = '']) => {
      const shown = banner(tester).getByRole('button', { name: /₺/ })
      return isThere(shown.filter({ hasText: balanceIn(tester, path) }))
    },
  ),
  rule(
    'in the network panel one request @ waits for its answer, and no second one(?:: it goes out only after this answer)?',
    'ağ panelinde yanıt bekleyen tek bir @ isteği vardır(?:, ikincisi ancak onun yanıtından sonra gider)?',
    async ({ network }, [path = '']) => network.panel.waiting(path) === 1,
  ),
  rule('the tab is in the foreground', 'sekme ön plandadır', ({ page }) =>
    page.evaluate(() => document.visibilityState === 'visible'),
  ),
  rule(
    'the page shows no notice about the connection',
    'sayfada bağlantıyla ilgili bir uyarı yoktur',
    async (tester) => (await isThere(banner(tester))) && !(await isThere(notices(tester))),
  ),
  rule(
    'there is no button @',
    '@ düğmesi yoktur',
    async (tester, [name = '']) => !(await isThere(button(await tester.place(), name))),
  ),
  rule('there is a button @ in the header', 'üst bölümde @ düğmesi vardır', (tester, [name = '']) =>
    isThere(button(banner(tester), name)),
  ),
  rule(
    'in the network panel the live connection \\(WebSocket\\) is open',
    'ağ panelinde anlık bağlantı \\(WebSocket\\) açıktır',
    async ({ line }) => line.isOpen,
  ),
  rule(
    'the browser shows another page',
    'tarayıcı başka bir sayfayı gösterir',
    async ({ page }) => (await page.title()) !== '' && (await page.locator('#root').count()) === 0,
  ),
  rule(
    'in the network panel @ are asked for again',
    'ağ panelinde @ yeniden istenir',
    async ({ network }, paths) => paths.every((path) => network.panel.wasAskedSinceTheAct(path)),
  ),
  rule(
    'if it is a notification, the number on the bell grows, and if it is the balance, @ is asked for again in the network panel',
    'gelen bir bildirimse zilin üstündeki sayı artar, bakiyeyse ağ panelinde @ yeniden istenir',
    async (tester, [path = '']) => {
      const last = tester.line.heard.findLast((record) => record.includes('"NotifyMessage"')) ?? ''
      if (last.includes('"Balance"')) return tester.network.panel.wasAskedSinceTheAct(path)
      return last.includes('"Notification"') && (await tester.unread()) > tester.unreadBefore
    },
  ),
  rule(
    "the browser's console shows an error that begins with @",
    'tarayıcının konsolunda @ ile başlayan bir hata görünür',
    async ({ errors }, [beginning = '']) => errors.some((each) => each.startsWith(beginning)),
  ),
]
