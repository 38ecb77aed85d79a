import { calls } from '#contract/index.ts'
import { formatMoney } from '#contract/format-money.ts'
import type { Play } from '#contract/protection-play.ts'
import { netOf } from '#src/flows/session-bar/net-of.ts'
import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'
import { isThere, type Sight } from './looks.ts'

const call = 'protection/play'
const bar = ({ page }: Tester) =>
  page.getByRole('button', { name: /^(?:Oyun süresi|Kalan mola|Play time|Pause left) \d/ })
const time = /\d+:\d\d:\d\d/

/** Null before the first successful answer. */
function knownPlay({ network }: Tester, path = `/api/${call}`): Play | null {
  const answer = network.panel.lastSuccess(path)
  if (answer === '') return null
  const { data }: { data: unknown } = JSON.parse(answer)
  return calls[call].data.parse(data)
}

/** In seconds. */
async function shownTime(tester: Tester): Promise<number> {
  const [written = ''] = time.exec((await bar(tester).textContent()) ?? '') ?? []
  return written.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}

/** Before and after a second; null: the bar has another name, or none. */
async function timesUnder(tester: Tester, name: string) {
  const isIt = (await isThere(bar(tester))) && (await bar(tester).textContent())?.startsWith(name)
  if (isIt !== true) return null
  const before = await shownTime(tester)
  await tester.waits(1_100)
  return { before, after: await shownTime(tester) }
}

export const sightsOfPlays: readonly Sight[] = [
  rule(
    'the bar shows no time yet',
    'çubukta henüz süre yazmaz',
    async (tester) =>
      (await isThere(tester.page.getByLabel(/^(?:Oyun süresi yükleniyor|Play time loading)$/))) &&
      !(await isThere(bar(tester))),
  ),
  rule(
    'the bar shows the net of the last successful answer to @ under the name @',
    'çubukta @ isteğinin son olumlu yanıtındaki net, @ adıyla yazar',
    async (tester, [path = '', name = '']) => {
      const play = knownPlay(tester, path)
      if (!play || !(await isThere(bar(tester)))) return false
      const net = formatMoney(netOf(play), tester.language, { signed: true })
      return (await bar(tester).textContent())?.endsWith(`${name}${net}`) === true
    },
  ),
  rule('the bar says @', 'çubukta @ yazar', ({ page }, [text = '']) =>
    isThere(page.getByRole('main').getByText(text, { exact: true })),
  ),
  rule(
    'if the bar shows @, it goes on where the play has begun, and stays 0:00:00 where it has not',
    'çubukta @ yazıyorsa, oyun başlamışsa ilerler, başlamamışsa 0:00:00 kalır',
    async (tester, [name = '']) => {
      const times = await timesUnder(tester, name)
      if (times === null) return true
      return knownPlay(tester)?.session ? times.after > times.before : times.after === 0
    },
  ),
  rule('if it shows @, the time goes down', '@ yazıyorsa süre azalır', async (tester, [name = '']) => {
    const times = await timesUnder(tester, name)
    return times === null || times.after < times.before
  }),
]
