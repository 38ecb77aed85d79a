import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** The headless shell comes first: it draws no windows and uses less CPU. */
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

/** Playwright's API gives only the path of the full browser. */
const shellBeside = (browser: string) =>
  browser.replace(
    /chromium-(\d+)([\\/])chrome-([^\\/]+)[\\/].*$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell',
  )

/** CHROMIUM_PATH, then Playwright's, then the system's; null if none runs. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | null {
  return environment['CHROMIUM_PATH'] || (candidates(environment).find(runs) ?? null)
}

/** Not the headless shell: only a full browser has a back/forward cache. Null if there is none. */
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
const installers = isRoot
  ? [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
      ['apt-get', 'install', '-y', '-qq', 'chromium'],
      viaPlaywright('--with-deps'),
    ]
  : [viaPlaywright()]

/** @throws with what to do if no browser can be installed */
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

/** For every test: the machine's fonts and their hinting must not change a page. */
export const launchOptions = {
  // The headless shell ignores fontconfig's hinting. A GPU that software imitates costs more than drawing without one.
  args: ['--font-render-hinting=none', '--disable-gpu'],
  env: { ...process.env, FONTCONFIG_FILE: fonts },
}
