import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { lingui } from '@lingui/vite-plugin'
import { i18n } from '@lingui/core'
import { fallbackLocale } from '#contract/locale.ts'
import { words } from '../../../vite/words.ts'
import type * as client from './client.ts'

type Client = typeof client

/** What the player's browser leads outside of the site. */
export interface Outside {
  fetch: typeof fetch
  /** A page in a tab of its own. */
  open: (page: string) => void
  /** An error that the site reports. */
  complain: (error: Error) => void
}

export interface Browser {
  client: Client
  /** The person does something to the browser: another tab, no network, back to this page. */
  does: (act: BrowserAct) => void
}

export const browserActs = [
  'tab.hidden',
  'tab.shown',
  'network.lost',
  'network.returned',
  'page.put away',
  'page.returned',
] as const
export type BrowserAct = (typeof browserActs)[number]

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Globals that Node lacks, or that players must not share. */
const own = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
  'reportError',
]

/** Builds the site's own code once; each browser then evaluates it anew, so that players share no session and no storage. */
export async function buildBrowsers(): Promise<
  (url: string, fingerprint: string, outside: Outside) => Browser
> {
  const { code, modules } = await builtClient()
  const run = compileFunction(code, ['exports', 'require', ...own], { filename: 'client.js' })
  // Shared by all: the language is not a player's own here.
  i18n.loadAndActivate({ locale: fallbackLocale, messages: {} })
  return (url, fingerprint, outside) => {
    const page = pageAt(url, fingerprint, outside)
    const exported: Client = Object.create(null)
    run(exported, (id: string) => modules.get(id), ...own.map((name) => page.globals[name]))
    return { client: exported, does: page.does }
  }
}

/** Machines, contract and libraries stay outside: a player's copy would cost memory, and has no state. */
async function builtClient() {
  const vite = await import('vite')
  const built = await vite.build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [words, lingui()],
    publicDir: false,
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'tests/load/players/client.ts'),
        preserveEntrySignatures: 'strict',
        external: (id) => !/^(?:[./\0]|#src\/|virtual:)/.test(id),
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('The client is not built')
  const [chunk] = output.output
  const modules = new Map<string, unknown>()
  for (const id of chunk.imports) modules.set(id, await import(id))
  return { code: chunk.code, modules }
}

function pageAt(url: string, fingerprint: string, outside: Outside) {
  const window = Object.assign(new EventTarget(), { open: outside.open })
  const document = Object.assign(new EventTarget(), {
    baseURI: `${url}/`,
    visibilityState: 'visible',
    documentElement: { hasAttribute: () => false },
  })
  const navigator = { onLine: true }
  const localStorage = storage()
  localStorage.setItem('fingerprint', fingerprint)
  const globals: Record<string, unknown> = {
    window,
    document,
    navigator,
    location: new URL(document.baseURI),
    localStorage,
    sessionStorage: storage(),
    fetch: outside.fetch,
    reportError: outside.complain,
  }
  const show = (state: 'visible' | 'hidden') => {
    document.visibilityState = state
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const network = (onLine: boolean) => {
    navigator.onLine = onLine
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  }
  const acts: Record<BrowserAct, () => void> = {
    'tab.hidden': () => show('hidden'),
    'tab.shown': () => show('visible'),
    'network.lost': () => network(false),
    'network.returned': () => network(true),
    'page.put away': () => window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true })),
    'page.returned': () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  }
  return { globals, does: (act: BrowserAct) => acts[act]() }
}

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
