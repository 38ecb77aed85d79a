import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { ensureBrowser, launchOptions } from '#tests/browser/find-browser.ts'
import { freePort } from '#tests/server/setup/free-port.ts'
import { withPlatform } from './platform.ts'

const paths = ['/', '/casino/slot', '/promotions', '/pages/1']
const categories = ['accessibility', 'best-practices', 'seo']
/** Score to reach in each category, on every page and device. */
const whole = 100
const devices = [
  { name: 'phone', config: undefined },
  { name: 'desktop', config: desktopConfig },
] as const

interface PageScore {
  path: string
  device: string
  scores: Record<string, number>
  /** Failed audits with their messages. */
  faults: string[]
}

export interface PagesMeasured {
  pages: PageScore[]
  missed: string[]
}

/** Lighthouse on the pages that search engines lead to: built, in production, with an empty browser. */
export function measurePages(): Promise<PagesMeasured> {
  return withPlatform(async ({ url }) => {
    const pages = await judgeAll(url)
    return { pages, missed: missedIn(pages) }
  })
}

async function judgeAll(url: string): Promise<PageScore[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: ensureBrowser(),
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  })
  try {
    const judged = []
    for (const { name, config } of devices) {
      for (const path of paths) judged.push(await judge(`${url}${path}`, path, name, port, config))
    }
    return judged
  } finally {
    await browser.close()
  }
}

async function judge(
  address: string,
  path: string,
  device: string,
  port: number,
  config: typeof desktopConfig | undefined,
): Promise<PageScore> {
  const run = await lighthouse(address, { port, onlyCategories: categories, logLevel: 'error' }, config)
  if (!run) throw new Error(`Lighthouse has said nothing of ${address}`)
  const { lhr } = run
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.floor((lhr.categories[category]?.score ?? 0) * 100)]),
  )
  const weighed = categories.flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
  const faults = weighed.flatMap(({ id, weight }) => {
    const audit = lhr.audits[id]
    return weight > 0 && audit?.score !== null && (audit?.score ?? 0) < 1 ? [`${id}: ${audit?.title}`] : []
  })
  return { path, device, scores, faults }
}

const missedIn = (pages: readonly PageScore[]) =>
  pages.flatMap(({ path, device, scores, faults }) =>
    Object.entries(scores)
      .filter(([, score]) => score < whole)
      .map(([category, score]) => `${path} on a ${device}: ${category} ${score} (${faults.join('; ')})`),
  )

export function sayPages({ pages, missed }: PagesMeasured): string {
  return [
    ...pages.map(
      ({ path, device, scores }) =>
        `${path.padEnd(14)} ${device.padEnd(8)} ${Object.entries(scores)
          .map(([category, score]) => `${category} ${score}`)
          .join(', ')}`,
    ),
    missed.length === 0 ? 'held' : `missed:\n${missed.join('\n')}`,
  ].join('\n')
}
