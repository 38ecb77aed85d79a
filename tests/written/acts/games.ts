import type { FrameLocator, Locator, Page } from '@playwright/test'
import { HeldFrames } from '#tests/flows/driver/held-frames.ts'
import type { Act } from './gestures.ts'
import { rule } from '../grammar.ts'
import { NotAsWritten, patience } from '../not-as-written.ts'
import type { Tester } from '../tester.ts'

/** Milliseconds that a page of a provider may take on a busy machine. */
const loading = 30_000

const frames = new WeakMap<Page, HeldFrames>()

/** The page of a provider in its frame. */
export const providers = (page: Page): FrameLocator => page.getByRole('main').frameLocator('iframe')

/** A game's own page; some providers have it in a second frame. */
export const ownButton = async (page: Page, name: string): Promise<Locator | null> => {
  const buttons = page
    .frames()
    .slice(1)
    .map((frame) => frame.getByRole('button', { name, exact: true }))
  for (const button of buttons) if ((await button.count()) > 0) return button.first()
  return null
}

export const tiles = (page: Page): Locator => page.getByRole('main').locator('li a[data-opens=game]')

async function pressOnPage({ page }: Tester, name: string): Promise<void> {
  const button = providers(page).getByRole('button', { name, exact: true })
  await button.click({ timeout: patience }).catch(() => {
    throw new NotAsWritten(`there is no “${name}” to press on the page of the provider`)
  })
}

async function pressOdds({ page }: Tester): Promise<void> {
  const match = providers(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') })
    .last()
  await match.getByRole('group').getByRole('button', { disabled: false }).first().click({ timeout: patience })
}

/** What a tester does with games, and with the pages of their providers. */
export const actsOnGames: readonly Act[] = [
  rule(
    'with a proxy, hold back the pages of providers \\(their addresses have .+\\)',
    'bir vekil sunucuda sağlayıcıların sayfalarını bekletin \\(adreslerinde .+\\)',
    async ({ page }) => {
      const held = new HeldFrames(page)
      frames.set(page, held)
      await held.hold()
    },
  ),
  rule(
    'in the developer tools block addresses with "([^"]+)"',
    'geliştirici araçlarında "([^"]+)" içeren adresleri engelleyin',
    async ({ page }, [part = '']) => {
      const isBlocked = ({ pathname }: URL) => pathname.includes(part)
      await page.route(isBlocked, (route) => route.abort('blockedbyclient'))
      await page.routeWebSocket(isBlocked, (socket) => socket.close())
    },
  ),
  rule(
    'let the page come that the proxy holds back',
    'vekil sunucuda bekletilen sayfayı bırakın',
    async ({ page }) => {
      const held = frames.get(page)
      if (!held) throw new NotAsWritten('no proxy holds anything back')
      await held.comes()
      const frame = page.frames().at(-1)
      await frame?.getByRole('button').first().waitFor({ timeout: loading })
      await frame?.locator('[aria-busy=true]').first().waitFor({ state: 'hidden', timeout: loading })
    },
  ),
  rule(
    'open the address @ and wait until the developer tools show that @ is connected',
    '@ adresini açın ve geliştirici araçlarında @ bağlantısının kurulmasını bekleyin',
    async (tester, [path = '']) => {
      tester.network.acts()
      await tester.hears('{}', () => tester.page.goto(path))
    },
  ),
  rule('press the first game of the list', 'listedeki ilk oyuna basın', async (tester) => {
    const game = tiles(tester.page).first()
    await game.waitFor({ timeout: patience })
    tester.network.acts()
    await game.click()
  }),
  rule(
    'on the page of the game press @',
    'oyunun kendi sayfasında @ düğmesine basın',
    async (tester, [name = '']) => {
      const button = await ownButton(tester.page, name)
      if (!button) throw new NotAsWritten(`the page of the game has no “${name}”`)
      tester.network.acts()
      await button.click()
    },
  ),
  rule(
    'in the console of the developer tools choose the frame of the game, type (.+) and press the enter key',
    'geliştirici araçlarının konsolunda oyunun çerçevesini seçin ve (.+) yazıp Enter tuşuna basın',
    async ({ page }, [typed = '']) => void (await page.frames().at(-1)?.evaluate(typed)),
  ),
  rule(
    'on the page of the provider press the first odds of the last match, then @',
    'sağlayıcının sayfasındaki son maçın ilk oranına, ardından @ düğmesine basın',
    async (tester, [name = '']) => {
      await pressOdds(tester)
      await pressOnPage(tester, name)
    },
  ),
  rule(
    'on the page of the provider press the first odds of the last match, choose @ from @, enter (\\d+) into @ and press @',
    'sağlayıcının sayfasındaki son maçın ilk oranına basın, @ listesinden @ seçeneğini seçin, @ alanına (\\d+) yazın ve @ düğmesine basın',
    async (tester, said) => {
      const value = said.find((each) => /^\d+$/.test(each)) ?? ''
      const [one = '', other = '', field = '', submit = ''] = said.filter((each) => each !== value)
      const [list, option] = tester.language === 'tr' ? [one, other] : [other, one]
      const book = providers(tester.page)
      await pressOdds(tester)
      await book.getByLabel(list, { exact: true }).selectOption({ label: option }, { timeout: patience })
      await book.getByLabel(field, { exact: true }).fill(value, { timeout: patience })
      await pressOnPage(tester, submit)
    },
  ),
]
