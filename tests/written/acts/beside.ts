import { expect } from '@playwright/test'
import { Account } from '#tests/browser/account.ts'
import { comesBackToTheNetwork } from '#tests/browser/hub-line.ts'
import { losesTheNetwork } from '#tests/browser/network.ts'
import { newPerson } from '#tests/browser/person.ts'
import { beginsToSignUp, enter, press, type Act } from './gestures.ts'
import { patience } from '../not-as-written.ts'
import { rule } from '../grammar.ts'
import { offline } from '../ways.ts'

/** What a tester does beside the page: in the developer tools, with a proxy, at the operator's command line. */
export const actsBeside: readonly Act[] = [
  rule(
    'in the developer tools delete @ from the local storage and reload the page',
    'geliştirici araçlarında yerel depodan @ kaydını silin ve sayfayı yenileyin',
    async ({ page }, [key = '']) => {
      await page.evaluate((name) => localStorage.removeItem(name), key)
      await page.reload()
    },
  ),
  rule(
    'in the developer tools add the cookie “(\\w+)=(\\w+)”: .+',
    'geliştirici araçlarında “(\\w+)=(\\w+)” çerezini ekleyin: .+',
    async ({ page }, [name = '', value = '']) =>
      page.context().addCookies([{ name, value, url: process.env['BASE_URL'] ?? '' }]),
  ),
  rule(
    'in the developer tools, or with a proxy, replace the answer to @ by (\\{.+\\})',
    'geliştirici araçlarında ya da bir vekil sunucuda @ isteğinin yanıtını (\\{.+\\}) ile değiştirin',
    (tester, [path = '', body = '']) => tester.network.proxy.replaces(path, body),
  ),
  rule(
    'slow the network \\("Slow 3G" in the developer tools\\)',
    'ağı yavaşlatın \\(geliştirici araçlarında "Slow 3G"\\)',
    async (tester) => {
      await tester.network.seesThePageLoaded()
      tester.network.slowsTheNetwork()
    },
  ),
  rule(
    'with a proxy, hold back the answer to @',
    'bir vekil sunucuda @ isteğinin yanıtını bekletin',
    (tester, [path = '']) => tester.network.proxy.holdsBack(path),
  ),
  rule(
    'send the answer to @ that was held back, as (\\{.+\\})',
    'bekletilen @ yanıtını (\\{.+\\}) ile gönderin',
    async (tester, [path = '', body = '']) => tester.network.proxy.lets(path, body),
  ),
  rule(
    'cut the network \\("Offline" in the developer tools\\), press @, bring the network back after the message and press @',
    'ağ bağlantısını kesin \\(geliştirici araçlarında "Offline"\\), @ düğmesine basın, mesajdan sonra ağı geri getirin ve @ düğmesine basın',
    async (tester, [first = '', second = '']) => {
      await losesTheNetwork(tester.page)
      await press(tester, first)
      await expect.poll(() => tester.toasts.splice(0).length, { timeout: patience }).toBeGreaterThan(0)
      await tester.page.context().setOffline(false)
      await press(tester, second)
    },
  ),
  rule(
    'in a private window sign up as another player with the username @',
    'gizli bir pencerede @ kullanıcı adıyla başka bir oyuncu olarak üye olun',
    async ({ page }, [username = '']) => void (await Account.of(page, { ...newPerson(), username })),
  ),
  rule(
    'press @ in the header, fill in the form with data of your own, slow the network \\("Slow 3G" in the developer tools\\), press @ and wait for the message @',
    'üst bölümdeki @ düğmesine basın, formu kendi verilerinizle doldurun, ağı yavaşlatın \\(geliştirici araçlarında "Slow 3G"\\), @ düğmesine basın ve @ mesajını bekleyin',
    async (tester, [open = '', submit = '', message = '']) => {
      await beginsToSignUp(tester, open)
      tester.network.slowsTheNetwork()
      await press(tester, submit)
      await tester.network.letsOneAnswerCome('/api/auth/register')
      await tester.waitsForTheMessage(message)
    },
  ),
  rule(
    'deposit (\\d+) by @ and pay at the page that opens',
    '@ ile (\\d+) yatırın ve açılan sayfada ödeyin',
    async (tester, said) => {
      await tester.paysIn(Number(said.find((each) => /^\d+$/.test(each))))
    },
  ),
  rule(
    'enter (\\d+) into @ and (\\d+) into @, press @, cut the network while the request is on its way \\("Offline" in the developer tools\\), bring it back after the message and reload the page',
    '@ alanına (\\d+), @ alanına (\\d+) yazın, @ düğmesine basın, istek sürerken ağı kesin \\(geliştirici araçlarında "Offline"\\), mesajdan sonra ağı geri getirin ve sayfayı yenileyin',
    async (tester, said) => {
      const values = said.filter((each) => /^\d+$/.test(each))
      const [submit = '', ...fields] = said.filter((each) => !values.includes(each)).toReversed()
      await enter(
        tester,
        fields.toReversed().map((name, at) => ({ name, value: values[at] ?? '' })),
      )
      tester.network.slowsTheNetwork()
      await press(tester, submit)
      await tester.network.letsAnswersCome(false, { about: '', handle: await offline(tester) })
      await expect.poll(() => tester.toasts.splice(0).length, { timeout: patience }).toBeGreaterThan(0)
      await tester.page.reload()
    },
  ),
  rule(
    'change the balance of the player by "npm run operator -- adjust"',
    '"npm run operator -- adjust" ile oyuncunun bakiyesini değiştirin',
    async (tester) => {
      tester.network.acts()
      // What the hub says to nobody is lost.
      await tester.isConnected()
      await tester.hears('Balance', () => tester.isAdjusted())
    },
  ),
  rule(
    'turn "Offline" on and off in the developer tools',
    'geliştirici araçlarında "Offline" seçeneğini açıp kapatın',
    async (tester) => {
      tester.network.acts()
      await tester.hears('{}', () => comesBackToTheNetwork(tester.page))
    },
  ),
  rule(
    'send the player a notification by "npm run operator -- notify"',
    '"npm run operator -- notify" ile oyuncuya bir bildirim gönderin',
    async (tester) => {
      tester.network.acts()
      await tester.isNotified()
    },
  ),
]
