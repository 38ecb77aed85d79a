import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test, type Page } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the page of the flows, which is opened from disk without a server; each worker has its own. */
export function buildFlowsPage(): string {
  const folder = `${root}test-results/flows-page/${test.info().workerIndex}`
  const command = ['run', '--silent', 'flows', '--', '--outDir', folder]
  const { status, stderr } = spawnSync('npm', command, { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return pathToFileURL(`${folder}/index.html`).href
}

/** The part of the page in which the chart lies. */
export const chartWindow = (page: Page) => page.getByRole('region', { name: /^(?:Çizelge\.|Chart\.)/ })

/** Names the controls that overlap the chart, and the elements that cover a point of it. */
export const coversChart = (page: Page): Promise<string[]> =>
  chartWindow(page).evaluate((window) => {
    const within = window.getBoundingClientRect()
    const controls = [
      ...document.querySelectorAll('a, button, input, select, textarea, summary, output, [role=alert]'),
    ]
    const reaching = controls.filter((each) => {
      const { left, right, top, bottom, width } = each.getBoundingClientRect()
      const isShown = width > 0 && each.checkVisibility({ visibilityProperty: true })
      // What a panel has scrolled away is not on the screen.
      const panel = each.closest('[role=tabpanel], nav')?.getBoundingClientRect() ?? within
      const isScrolledAway =
        bottom <= panel.top || top >= panel.bottom || right <= panel.left || left >= panel.right
      const meets = left < within.right && right > within.left && top < within.bottom && bottom > within.top
      return isShown && !window.contains(each) && meets && (panel === within || !isScrolledAway)
    })
    const steps = Array.from({ length: 20 }, (_, step) => (step + 0.5) / 20)
    const points = steps.flatMap((x) =>
      steps.map((y) => [within.left + x * within.width, within.top + y * within.height] as const),
    )
    const above = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((each) => !window.contains(each))
    const told = [...reaching, ...above].map((each) =>
      each ? `${each.tagName} ${each.getAttribute('aria-label') ?? each.textContent}` : 'outside the screen',
    )
    return [...new Set(told)]
  })

/** Pixels on the screen: the smallest letters of the chart. */
export const smallestLetters = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<SVGTextElement>('svg.chart text')]
    return Math.min(
      ...texts.map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      ),
    )
  })
