import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'
import { banner, isThere, type Sight } from './looks.ts'

const bar = ({ page }: Tester) => page.getByRole('region', { name: /^(?:Duyuru|Announcement)$/ })

/** Pixels from the top of the page to the header. */
const room = (tester: Tester) =>
  banner(tester).evaluate((header) => Math.round(header.getBoundingClientRect().top + scrollY))

export const sightsOfOpening: readonly Sight[] = [
  rule(
    'an empty bar above the header shows that an answer is awaited',
    'bir yanıtın beklendiği, üst bölümün üzerindeki boş çubuktan anlaşılır',
    async (tester) => (await isThere(bar(tester))) && (await bar(tester).textContent()) === '',
  ),
  rule(
    'the message that passes by above the header says @',
    'üst bölümün üzerinde akan duyuruda @ yazar',
    async (tester, [text = '']) => isThere(bar(tester).getByText(text, { exact: true })),
  ),
  rule(
    'there is no bar above the header',
    'üst bölümün üzerinde çubuk yoktur',
    async (tester) => !(await isThere(bar(tester))),
  ),
  rule(
    'above the header there is room for the bar',
    'üst bölümün üzerinde çubuk kadar yer vardır',
    async (tester) => (await room(tester)) > 0,
  ),
  rule(
    'the header stands at the very top of the page',
    'üst bölüm sayfanın en üstündedir',
    async (tester) => (await room(tester)) === 0,
  ),
]
