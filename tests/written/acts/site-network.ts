import { expect, type Page, type Route } from '@playwright/test'
import { losesTheNetwork } from '#tests/browser/network.ts'
import { enter, press, type Act } from './gestures.ts'
import { rule } from '../grammar.ts'
import { banner } from '../sights/looks.ts'
import { NotAsWritten, patience } from '../not-as-written.ts'
import type { Tester } from '../tester.ts'

const heldCode = new WeakMap<Page, Map<string, Route[]>>()

async function holdsCode({ page }: Tester, beginning: string): Promise<void> {
  const held = heldCode.get(page) ?? new Map<string, Route[]>()
  heldCode.set(page, held)
  const routes = held.get(beginning) ?? []
  held.set(beginning, routes)
  await page.route(`**${beginning}*`, (route) => void routes.push(route))
}

/** The idle page fetches code ahead some seconds after its start: it asks for all that is held back, as a person, who is slower, finds it. */
export async function asksForHeldCode({ page }: Tester): Promise<void> {
  const held = heldCode.get(page) ?? new Map<string, Route[]>()
  await expect
    .poll(() => [...held.values()].every((routes) => routes.length > 0), { timeout: patience })
    .toBe(true)
    .catch(() => {
      throw new NotAsWritten('the page does not ask for what is held back')
    })
}

async function losesWhatIsHeld(tester: Tester, message: string): Promise<void> {
  const { page } = tester
  await asksForHeldCode(tester)
  const held = heldCode.get(page) ?? new Map<string, Route[]>()
  // A person is slower than the page, which loads the code of its messages a second after itself.
  await expect(page.getByRole('region', { name: /^(?:Mesajlar|Messages)/ })).toBeAttached()
  await losesTheNetwork(page)
  await comesBack(tester, message, async () => {
    // The page may have given it up.
    for (const route of [...held.values()].flat())
      await route.abort('internetdisconnected').catch(() => undefined)
    for (const beginning of held.keys()) await page.unroute(`**${beginning}*`)
    held.clear()
  })
}

/** The message is told of by the step too. */
async function comesBack(tester: Tester, message: string, fails: () => Promise<void>): Promise<void> {
  await fails()
  await expect
    .poll(() => tester.toasts.some(({ text }) => text === message), { timeout: patience })
    .toBe(true)
    .catch(() => {
      throw new NotAsWritten(`the message “${message}” does not come`)
    })
    .finally(() => tester.page.context().setOffline(false))
}

/** As a person does, who waits for the page: of code that it fetches ahead nothing is told. */
async function hasFetchedAhead({ page }: Tester): Promise<void> {
  let [before, calm] = [-1, 0]
  const isCalm = async () => {
    const count = await page.evaluate(() => performance.getEntriesByType('resource').length)
    calm = count === before ? calm + 1 : 0
    before = count
    return calm
  }
  await expect.poll(isCalm, { timeout: 20_000, intervals: [200] }).toBeGreaterThan(8)
}

async function isGone(tester: Tester, beginning: string, status: string, name: string): Promise<void> {
  await hasFetchedAhead(tester)
  await tester.page.route(`**${beginning}*`, (route) => route.fulfill({ status: Number(status) }))
  tester.loads = 0
  await press(tester, name, banner(tester))
}

export const actsOnTheNetwork: readonly Act[] = [
  rule(
    'with a proxy, hold back the answers to addresses that begin with @',
    'bir vekil sunucuda @ ile başlayan adreslerin yanıtını bekletin',
    (tester, [beginning = '']) => holdsCode(tester, beginning),
  ),
  rule(
    'cut the network before the answer that is held back has come \\("Offline" in the developer tools\\), and bring it back after the message @',
    'bekletilen yanıt gelmeden ağı kesin \\(geliştirici araçlarında "Offline"\\), @ mesajından sonra ağı geri getirin',
    (tester, [message = '']) => losesWhatIsHeld(tester, message),
  ),
  rule(
    'cut the network while the request of the form is on its way \\("Offline" in the developer tools\\), and bring it back after the message @',
    'formun isteği sürerken ağı kesin \\(geliştirici araçlarında "Offline"\\), @ mesajından sonra ağı geri getirin',
    async (tester, [message = '']) => {
      await comesBack(tester, message, () =>
        tester.network.letsAnswersCome(false, {
          about: '',
          handle: async (route) => {
            await losesTheNetwork(tester.page)
            await route.abort('internetdisconnected')
          },
        }),
      )
      await tester.waitsForTheMessage(message)
    },
  ),
  rule(
    'let the network be fast again: the answer of the server comes',
    'ağı yeniden hızlandırın: sunucunun yanıtı gelir',
    ({ network }) => network.letsAnswersCome(false),
  ),
  rule(
    'the answer to @ that was held back comes, and the start-up is complete',
    'bekletilen @ yanıtı gelir ve sitenin açılışı tamamlanır',
    ({ network }, [path = '']) => network.proxy.lets(path),
  ),
  rule(
    'with a proxy, add (\\{.+\\}) to the data of the answer to @',
    'bir vekil sunucuda @ yanıtının verisine (\\{.+\\}) ekleyin',
    async ({ page }, said) => {
      const [added = ''] = said.filter((each) => each.startsWith('{'))
      const [path = ''] = said.filter((each) => each !== added)
      await page.route(`**${path}*`, async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        await route.fulfill({ response, body: text.replace('"data":[', `"data":[${added},`) })
      })
    },
  ),
  rule(
    'with a proxy, hold back the page of the live chat, the path of whose address ends with @',
    'bir vekil sunucuda, adresinin yolu @ ile biten canlı destek sayfasını bekletin',
    async ({ page }, [end = '']) =>
      void (await page.route(
        ({ pathname }) => pathname.endsWith(end),
        () => undefined,
      )),
  ),
  rule(
    'open the address @ and enter @ into @; with a proxy, answer addresses that begin with @ with the status (\\d+), and press @ in the header',
    '@ adresini açın, @ alanına @ yazın; bir vekil sunucuda @ ile başlayan adreslere (\\d+) durum koduyla yanıt verin ve üst bölümdeki @ bağlantısına basın',
    async (tester, [path = '', ...others]) => {
      const [value = ''] = others.filter((each) => each === 'lale')
      const [field = '', beginning = '', status = '', name = ''] = others.filter((each) => each !== value)
      await tester.page.goto(path)
      await tester.network.seesThePageLoaded()
      await enter(tester, [{ name: field, value }])
      await isGone(tester, beginning, status, name)
    },
  ),
  rule(
    'with a proxy, answer addresses that begin with @ with the status (\\d+), and press @ in the header',
    'bir vekil sunucuda @ ile başlayan adreslere (\\d+) durum koduyla yanıt verin ve üst bölümdeki @ bağlantısına basın',
    (tester, [beginning = '', status = '', name = '']) => isGone(tester, beginning, status, name),
  ),
  rule('wait (\\d+) seconds', '(\\d+) saniye bekleyin', (tester, [seconds]) =>
    tester.waits(Number(seconds) * 1_000),
  ),
  rule(
    '\\d+ milliseconds pass \\(the wait before the page reloads after a logout\\)',
    '\\d+ milisaniye geçer \\(çıkıştan sonra sayfanın yenilenmesi için bekleme\\)',
    (tester) => expect.poll(() => tester.loads).toBeGreaterThan(0),
  ),
]
