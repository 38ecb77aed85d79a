import { rule } from '../grammar.ts'
import { bottomMenu, press, type Act } from './gestures.ts'

export const actsOnTheLiveChat: readonly Act[] = [
  rule(
    'in the developer tools, or with a proxy, add (\\{.+\\}) to the list in the answer to @',
    'geliştirici araçlarında ya da bir vekil sunucuda @ isteğinin yanıtındaki listeye (\\{.+\\}) ekleyin',
    async ({ page }, said) => {
      const added: unknown = JSON.parse(said.find((each) => each.startsWith('{')) ?? '')
      const path = said.find((each) => each.startsWith('/')) ?? ''
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch()
        const json: { data: unknown[] } = await response.json()
        await route.fulfill({ response, json: { ...json, data: [...json.data, added] } })
      })
    },
  ),
  rule(
    'open the address @ and wait until the proxy holds back the answer to @',
    '@ adresini açın ve @ yanıtı vekil sunucuda bekletilene kadar bekleyin',
    async ({ page, network }, [address = '', path = '']) => {
      await page.goto(address)
      await network.proxy.comes(path)
    },
  ),
  rule(
    'close the dialog @, or press @ in the bottom menu if it is closed',
    '@ penceresini kapatın; kapalıysa alt menüdeki @ düğmesine basın',
    async (tester, [title = '', support = '']) => {
      const { page } = tester
      const dialog = page.getByRole('dialog', { name: title, exact: true })
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: /^(?:Kapat|Close)$/ }).click()
      else await press(tester, support, bottomMenu(page))
    },
  ),
]
