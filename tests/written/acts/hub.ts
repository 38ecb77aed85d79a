import { expect } from '@playwright/test'
import { rule } from '../grammar.ts'
import { patience, type Act } from './gestures.ts'

/** What a tester does with the live connection, and with a proxy while the page is there. */
export const actsOnTheHub: readonly Act[] = [
  rule(
    'lead the live connection \\(the address with "/hub/"\\) through a proxy',
    'anlık bağlantıyı \\("/hub/" içeren adres\\) bir vekil sunucudan geçirin',
    (tester) => tester.leadsTheLineThroughAProxy(),
  ),
  rule(
    'close the live connection at the proxy; the site opens it again at once',
    'vekil sunucuda anlık bağlantıyı kapatın; site onu hemen yeniden kurar',
    async (tester) => {
      tester.network.acts()
      const before = tester.line.openings
      await tester.line.closes()
      await expect.poll(() => tester.line.openings, { timeout: 4 * patience }).toBeGreaterThan(before)
    },
  ),
  rule(
    'at the proxy send the last notification of the live connection to the page once more',
    'vekil sunucuda, anlık bağlantıdan gelen son bildirimi sayfaya bir kez daha gönderin',
    async ({ line }) => line.repeats('Notification'),
  ),
  rule(
    'from now on hold back the answers to @ with a proxy; the site waits \\d+ seconds for each',
    'bundan sonra bir vekil sunucuda @ (?:isteğinin|isteklerinin) yanıtlarını bekletin; site her birini \\d+ saniye bekler',
    async ({ network }, paths) => {
      await network.seesThePageLoaded()
      for (const path of paths) await network.proxy.holdsBack(path, false)
    },
  ),
  rule(
    'wait until a request @ waits for its answer in the network panel; the site asks every (\\d+) seconds',
    'ağ panelinde yanıt bekleyen bir @ isteği görünene kadar bekleyin; site (\\d+) saniyede bir sorar',
    async ({ network }, [path = '', seconds = '']) => {
      await expect
        .poll(() => network.proxy.waiting(path), { timeout: Number(seconds) * 1_000 + patience })
        .toBe(1)
    },
  ),
]
