import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The variable, Playwright's own, the system's; null when there is none. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | null {
  const named = environment['CHROMIUM_PATH']
  if (named) return named
  const folders = (environment['PATH'] ?? '').split(delimiter)
  const candidates = [
    chromium.executablePath(),
    ...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications,
  ]
  return candidates.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Finds a browser or installs one: Playwright's own first, then, as root on Debian, the distribution's. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const installers: [string, string[]][] = [['npx', ['playwright', 'install', 'chromium']]]
  if (process.getuid?.() === 0) {
    installers.push(['apt-get', ['update', '-qq']], ['apt-get', ['install', '-y', '-qq', 'chromium']])
  }
  for (const [command, args] of installers) {
    console.log(`No Chromium found: ${command} ${args.join(' ')}`)
    if (!succeeds(command, args)) continue
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  )
}

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    return true
  } catch {
    return false
  }
}

/** Chromium's sandbox cannot run as root. */
export const browserArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []
