import type { Locator } from '@playwright/test'
import { rule } from '../grammar.ts'
import { notice, type Tester } from '../tester.ts'
import { button, isThere, type Sight } from './looks.ts'

const panel = ({ page }: Tester) => page.getByRole('dialog', { name: /^(?:Bildirimler|Notifications)$/ })
export const items = (tester: Tester): Locator => panel(tester).locator('[data-id]')
const marking = (tester: Tester) => panel(tester).locator('[data-id][aria-busy=true]')
const dots = (item: Locator) => item.getByText(/^(?:Okunmadı|Unread)$/)

const momentsIn = (tester: Tester) =>
  items(tester)
    .locator('time')
    .evaluateAll((all) => all.map((each) => Date.parse(each.getAttribute('datetime') ?? '')))

export const sightsOfNotifications: readonly Sight[] = [
  rule(
    'the panel shows grey rows if it has no notification',
    'panelde bildirim yoksa gri satırlar görünür',
    async (tester) =>
      (await items(tester).count()) > 0 || isThere(panel(tester).locator('ul[aria-busy=true] > li')),
  ),
  rule(
    'the panel lists the notifications, the newest first',
    'panelde bildirimler en yenisinden başlayarak sıralanır',
    async (tester) => {
      const moments = await momentsIn(tester)
      return moments.length > 0 && moments.every((at, place) => at <= (moments[place - 1] ?? Infinity))
    },
  ),
  rule(
    'there is a button @ only if the last successful answer to @ has older ones \\("older"\\)',
    '@ düğmesi yalnızca @ isteğinin son olumlu yanıtında daha eskiler \\("older"\\) varsa görünür',
    async (tester, [name = '', path = '']) => {
      const { panel: requests } = tester.network
      const older = /"older":(\d+)/.exec(requests.lastSuccess(path))?.[1]
      if (older === undefined || requests.waiting(path) > 0) return false
      return (await isThere(button(panel(tester), name))) === older > '0'
    },
  ),
  rule(
    'the panel says @ if it has notifications, otherwise @',
    'panelde bildirim varsa @, yoksa @ yazar',
    async (tester, [known = '', unknown = '']) => {
      const text = (await items(tester).count()) > 0 ? known : unknown
      return isThere(panel(tester).getByRole('alert').getByText(text))
    },
  ),
  rule(
    'no detail of a notification is open',
    'açık bir bildirim ayrıntısı yoktur',
    async (tester) => (await isThere(panel(tester))) && !(await isThere(panel(tester).getByRole('article'))),
  ),
  rule(
    'one notification fills the panel, with its type, title, date and text',
    'türü, başlığı, tarihi ve metniyle tek bir bildirim paneli kaplar',
    async (tester) => {
      const detail = panel(tester).getByRole('article')
      const parts = await Promise.all(['h3', 'h4', 'time', 'p'].map((each) => detail.locator(each).all()))
      const texts = await Promise.all(parts.flat().map((each) => each.textContent()))
      return texts.length === 4 && texts.every(Boolean)
    },
  ),
  rule(
    'in the network panel no request @ waits for its answer',
    'ağ panelinde yanıt bekleyen @ isteği yoktur',
    async ({ network }, [path = '']) => network.panel.waiting(path) === 0,
  ),
  rule(
    'there is no notification to be marked as read',
    'okundu olarak işaretlenecek bildirim yoktur',
    async (tester) => (await marking(tester).count()) === 0,
  ),
  rule(
    'in the list this notification keeps its dot',
    'bu bildirimin listedeki noktası durur',
    async (tester) => (await marking(tester).count()) === 1 && (await dots(marking(tester)).count()) === 1,
  ),
  rule(
    'the notification is in the list only once',
    'bildirim listede yalnızca bir kez görünür',
    async (tester) => (await items(tester).filter({ hasText: notice[tester.language].title }).count()) === 1,
  ),
  rule(
    'at the top the title and the text of the notification appear, with a button @',
    'üstte bildirimin başlığı ve metni, @ düğmesiyle belirir',
    async (tester, [name = '']) => {
      const { title, text } = notice[tester.language]
      const isTold = tester.toasts.some((each) => each.kind === 'info' && each.text === `${title}: ${text}`)
      return isTold && isThere(tester.page.getByRole('button', { name, exact: true }))
    },
  ),
]
