import { expect, type Locator, type Page } from '@playwright/test'
import type { Act } from './gestures.ts'
import { rule } from '../grammar.ts'
import { NotAsWritten, patience } from '../not-as-written.ts'
import type { Tester } from '../tester.ts'

const trialBonus = /Deneme Bonusu|Trial Bonus/
/** The second one stays the second, whatever was claimed before. */
const places = new Map([
  ['listede ilk uygun olan', 0],
  ['listede ikinci uygun olan', 1],
  ['the first of them in the list', 0],
  ['the second of them in the list', 1],
])

export const bonuses = (page: Page): Locator => page.getByRole('main').getByRole('listitem')

/** The text is what a person reads: the button has a longer name for a screen reader. */
const beside = (page: Page, text: string): Locator =>
  bonuses(page).filter({ hasNotText: trialBonus, hasText: text }).getByText(text, { exact: true })

async function findBeside(page: Page, text: string, place: number): Promise<Locator> {
  const button = beside(page, text).nth(place)
  await button.waitFor({ timeout: patience }).catch(() => {
    throw new NotAsWritten(`there is no “${text}” beside a bonus`)
  })
  return button
}

async function pressBeside(tester: Tester, text: string, place: number): Promise<void> {
  const button = await findBeside(tester.page, text, place)
  tester.network.acts()
  await button.click()
}

/** A tab of the same player. */
async function inAnotherTab(page: Page, path: string, choose: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await (await findBeside(tab, choose, 0)).click()
  return tab
}

const pressIn = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true }).click()

export const actsOnBonuses: readonly Act[] = [
  rule(
    'press @ beside the first bonus that is not the trial bonus',
    'deneme bonusu olmayan ilk bonusun yanındaki @ düğmesine basın',
    async (tester, [text = '']) => {
      await pressBeside(tester, text, 0)
    },
  ),
  rule(
    'press @ beside a bonus that is not the trial bonus',
    'deneme bonusu olmayan bir bonusun yanındaki @ düğmesine basın',
    async (tester, [text = ''], data) => {
      const value = data[0]?.value ?? ''
      const place = places.get(value)
      if (place === undefined) throw new NotAsWritten(`nobody knows which bonus is “${value}”`)
      await pressBeside(tester, text, place)
    },
  ),
  rule(
    'in another tab open the address @, press @ beside the first bonus that is not the trial bonus, block the address @ in the developer tools, press @ and close the tab after the message',
    'başka bir sekmede @ adresini açın, deneme bonusu olmayan ilk bonusun yanındaki @ düğmesine basın, geliştirici araçlarında @ adresini engelleyin, @ düğmesine basın ve mesajdan sonra sekmeyi kapatın',
    async ({ page }, [path = '', choose = '', call = '', submit = '']) => {
      const tab = await inAnotherTab(page, path, choose)
      await tab.route(`**${call}`, (route) => route.abort('blockedbyclient'))
      await pressIn(tab, submit)
      await expect(tab.locator('output[data-kind=error]')).toBeVisible()
      await tab.close()
    },
  ),
  rule(
    'in another tab open the address @, press @ beside the first bonus that is not the trial bonus, hold back the answer to @ with a proxy, press @ and close the tab',
    'başka bir sekmede @ adresini açın, deneme bonusu olmayan ilk bonusun yanındaki @ düğmesine basın, bir vekil sunucuda @ isteğinin yanıtını bekletin, @ düğmesine basın ve sekmeyi kapatın',
    async ({ page }, [path = '', choose = '', call = '', submit = '']) => {
      const tab = await inAnotherTab(page, path, choose)
      const isAnswered = Promise.withResolvers<null>()
      await tab.route(`**${call}`, async (route) => {
        await route.fetch()
        isAnswered.resolve(null)
      })
      await pressIn(tab, submit)
      await isAnswered.promise
      await tab.close()
    },
  ),
]
