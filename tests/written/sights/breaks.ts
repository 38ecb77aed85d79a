import { rule } from '../grammar.ts'
import { isThere, type Sight } from './looks.ts'

export const sightsOfBreaks: readonly Sight[] = [
  rule(
    'while (?:a break|the exclusion) runs, it says @',
    '(?:ara|uzak kalma) sürüyorsa @ yazar',
    async ({ page }, [text = '']) => {
      const runs = await page.evaluate(() => /"break":\{/.test(localStorage.getItem('session') ?? ''))
      return (await isThere(page.getByRole('main').getByText(text, { exact: true }))) === runs
    },
  ),
  rule(
    'the page does not say @',
    'sayfada @ yazmaz',
    async ({ page }, [text = '']) => !(await isThere(page.getByRole('main').getByText(text))),
  ),
]
