import { calls } from '#contract/index.ts'
import { formatMoney } from '#contract/format-money.ts'
import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'
import { banner, isThere, type Sight } from './looks.ts'

/** As it stands in the header. */
function balanceIn({ network, language }: Tester, path: string): string {
  const { data }: { data: unknown } = JSON.parse(network.panel.lastSuccess(path))
  return formatMoney(calls['user/balance'].data.parse(data).balance, language)
}

export const sightsOfTheHub: readonly Sight[] = [
  rule(
    'the header shows the balance of the last successful answer to @',
    'üst bölümde @ isteğinin son olumlu yanıtındaki bakiye yazar',
    async (tester, [path = '']) => {
      const button = banner(tester).getByRole('button', { name: /₺/ })
      return isThere(button.filter({ hasText: balanceIn(tester, path) }))
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
]
