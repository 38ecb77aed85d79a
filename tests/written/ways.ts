import { withoutStatefulReconnect } from '#tests/browser/hub-line.ts'
import type { Route } from '@playwright/test'
import { losesTheNetwork } from '#tests/browser/network.ts'
import { rule, type Rule } from './grammar.ts'
import type { Tester } from './tester.ts'

/** Makes the answer that the step is about another one. */
export interface Instead {
  /** Address of the request; empty: the one that the step is about. */
  about: string
  handle: (route: Route) => Promise<void>
}
type Way = Rule<Instead, []>

export const offline = async (tester: Tester) => async (route: Route) => {
  await losesTheNetwork(tester.page)
  await route.abort('internetdisconnected')
  await tester.page.context().setOffline(false)
}

/** Each way to make the server, or the network, act as it would not by itself. */
export const ways: readonly Way[] = [
  rule(
    'in the developer tools, or with a proxy, replace the answer to (?:the request|@) by (\\{.+\\})',
    'geliştirici araçlarında ya da bir vekil sunucuda (?:isteğin|@ isteğinin) yanıtını (\\{.+\\}) ile değiştirin',
    async (_, [about = '', json = '']) => ({
      about,
      handle: (route) => route.fulfill({ contentType: 'application/json', body: json }),
    }),
  ),
  rule(
    'in the developer tools, or with a proxy, replace the answer to (?:the request|@) by a text that is no JSON, with status (\\d+)',
    'geliştirici araçlarında ya da bir vekil sunucuda (?:isteğin|@ isteğinin) yanıtını, (\\d+) durum koduyla, JSON olmayan bir metinle değiştirin',
    async (_, [about = '', status = '']) => ({
      about,
      handle: (route) => route.fulfill({ status: Number(status), body: 'no JSON' }),
    }),
  ),
  rule(
    'cut the network while (?:the request|@) is on its way \\("Offline" in the developer tools\\), and bring it back when the request has failed',
    '(?:istek|@ isteği) sürerken ağ bağlantısını kesin \\(geliştirici araçlarında "Offline"\\), istek başarısız olunca geri getirin',
    async (tester, [about = '']) => ({ about, handle: await offline(tester) }),
  ),
  rule(
    'send the answer to @ that was held back',
    'bekletilen @ yanıtını gönderin',
    async (_, [about = '']) => ({
      about,
      handle: (route) => route.continue(withoutStatefulReconnect(route)),
    }),
  ),
  rule(
    'send the answer to @ that was held back, as (\\{.+\\})',
    'bekletilen @ yanıtını (\\{.+\\}) ile gönderin',
    async (_, [about = '', json = '']) => ({
      about,
      handle: (route) => route.fulfill({ contentType: 'application/json', body: json }),
    }),
  ),
  rule(
    'with the proxy, close the request @ that was held back, without an answer',
    'vekil sunucuda, bekletilen @ isteğini yanıtsız kapatın',
    async (_, [about = '']) => ({ about, handle: (route) => route.abort('connectionclosed') }),
  ),
]
