import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'
import { isThere, type Sight } from './looks.ts'

const line = ({ page }: Tester) => page.getByRole('progressbar', { name: /^(?:Yükleniyor|Loading)$/ })

export const sightsOfTheLiveChat: readonly Sight[] = [
  rule(
    'the dialog @ is closed',
    '@ penceresi kapalıdır',
    async ({ page }, [name = '']) => !(await isThere(page.getByRole('dialog', { name, exact: true }))),
  ),
  rule('a line of loading runs along the top', 'ekranın en üstünde yükleme çizgisi görünür', (tester) =>
    isThere(line(tester)),
  ),
  rule(
    'no line of loading runs along the top',
    'ekranın en üstünde yükleme çizgisi yoktur',
    async (tester) => !(await isThere(line(tester))),
  ),
  rule('the page in it says @', 'içindeki sayfada @ yazar', async (tester, [text = '']) =>
    isThere((await tester.place()).frameLocator('iframe').getByText(text, { exact: true })),
  ),
]
