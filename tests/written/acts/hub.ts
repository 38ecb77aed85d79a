import { expect } from '@playwright/test'
import { losesTheNetwork } from '#tests/browser/network.ts'
import { rule } from '../grammar.ts'
import type { Act } from './gestures.ts'
import { patience } from '../not-as-written.ts'

/** What a tester does with the live connection, and with a proxy while the page is there. */
export const actsOnTheHub: readonly Act[] = [
  rule(
    'lead the live connection \\(the addresses with "/hub/"\\) through a proxy that deletes "useStatefulReconnect=true" from the address of negotiate',
    'anlık bağlantıyı \\("/hub/" içeren adresler\\), negotiate adresinden "useStatefulReconnect=true" bölümünü silen bir vekil sunucudan geçirin',
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
  rule(
    'at the proxy close the live connection or, if it is not open yet, the request @ that was held back',
    'vekil sunucuda anlık bağlantıyı, henüz kurulmadıysa bekletilen @ isteğini kapatın',
    async ({ network, line }, [path = '']) => {
      network.acts()
      if (network.proxy.waiting(path) === 0) return line.closes()
      const requests = await network.proxy.takes(path)
      await Promise.all(requests.map((request) => request.abort('connectionclosed')))
    },
  ),
  rule(
    'at the proxy send a notification whose id is no number to the page',
    'vekil sunucuda, anlık bağlantıdan sayfaya kimliği sayı olmayan bir bildirim gönderin',
    async ({ line }) => line.says('Notification', { id: 'no number' }),
  ),
  rule(
    'end the session on the page @ of another device, then send the answer to @ that was held back',
    'oturumu başka bir cihazın @ sayfasından sonlandırın, sonra bekletilen @ yanıtını gönderin',
    async (tester, [, path = '']) => {
      await tester.endsTheSession()
      await tester.network.proxy.lets(path)
    },
  ),
  // A wait of no length.
  rule('time is up: .+', 'süre dolar: .+', async ({ network }) => network.acts()),
  rule(
    'turn on "Offline" in the developer tools',
    'geliştirici araçlarında "Offline" seçeneğini açın',
    ({ page }) => losesTheNetwork(page),
  ),
  rule(
    'turn off "Offline" in the developer tools',
    'geliştirici araçlarında "Offline" seçeneğini kapatın',
    ({ page }) => page.context().setOffline(false),
  ),
  rule('press the Back button of the browser', 'tarayıcının geri tuşuna basın', async ({ page }) => {
    await page.goBack()
  }),
  rule(
    'at the proxy send the last message that the balance has changed to the page once more',
    'vekil sunucuda, bakiyenin değiştiğini bildiren son mesajı sayfaya bir kez daha gönderin',
    async ({ line, network }) => {
      network.acts()
      line.repeats('Balance')
    },
  ),
]
