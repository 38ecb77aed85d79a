import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** The first has no windows to draw, and takes less of the processor than the others. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isRoot = process.getuid?.() === 0

/** Playwright's API names only the full browser. */
const shellBeside = (browser: string) =>
  browser.replace(
    /chromium-(\d+)([\\/])chrome-([^\\/]+)[\\/].*$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell',
  )

/** The variable, Playwright's own, the system's; null when there is none that runs. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | null {
  return environment['CHROMIUM_PATH'] || (candidates(environment).find(runs) ?? null)
}

/** One with windows, as only such a browser keeps pages for a return; null where there is none. */
export function findWholeBrowser(environment: NodeJS.ProcessEnv = process.env): string | null {
  return candidates(environment).find((path) => !path.includes('headless') && runs(path)) ?? null
}

function candidates(environment: NodeJS.ProcessEnv): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter)
  const full = chromium.executablePath()
  return [
    shellBeside(full),
    full,
    ...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications,
  ]
}

const runs = (path: string) => existsSync(path) && succeeds(path, ['--version'])

const viaPlaywright = (...options: string[]) => ['npx', 'playwright', 'install', ...options, 'chromium']
/** In this order, until there is a browser. */
const installers = isRoot
  ? [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
      ['apt-get', 'install', '-y', '-qq', 'chromium'],
      viaPlaywright('--with-deps'),
    ]
  : [viaPlaywright()]

/** Finds a browser or installs one, or throws a line that says what to do. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found && succeeds(found, ['--version'])) return found
  if (found) throw new Error(`CHROMIUM_PATH names ${found}, which does not start.`)
  for (const [program = '', ...words] of installers) {
    console.log(`No Chromium found: ${program} ${words.join(' ')}`)
    if (!succeeds(program, words)) continue
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  )
}

function succeeds(program: string, words: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const fonts = fileURLToPath(new URL('fonts.conf', import.meta.url))

/** How every test launches a browser, so that neither the machine's fonts nor their hinting change a page. */
export const launchOptions = {
  // The headless shell does not read its hinting from fontconfig.
  args: ['--font-render-hinting=none'],
  env: { ...process.env, FONTCONFIG_FILE: fonts },
}
