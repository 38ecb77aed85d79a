import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { compressAnswers } from '#server/compression/compression.ts'
import { createLog } from '#server/log.ts'
import { readBuilt } from '#server/site/built.ts'
import { discovery } from '#server/site/discovery.route.ts'
import { installable } from '#server/site/installable.route.ts'
import { siteShell } from '#server/site/shell.ts'
import { serveSite } from '#server/site/static.ts'
import type { TestApp } from './app.ts'

const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')
const scenes = new URL('../../../public/scenes', import.meta.url)

const routes = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      `src/routes/${name}.tsx?tsr-split=component`,
      { file: `assets/route-${name}-1.js` },
    ]),
  )

/** A build's manifest, as far as the server reads it. */
const manifest = {
  'index.html': {
    file: 'assets/main-1.js',
    isEntry: true,
    imports: ['_first.js'],
  },
  '_first.js': { file: 'assets/first-1.js' },
  'later.ts': { file: 'assets/later-1.js' },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/http/call.ts': { file: 'assets/call-1.js', imports: ['_first.js', '_shared.js'] },
  'src/flows/site/player-flows.ts': { file: 'assets/player-1.js' },
  'src/words/locales/tr/messages.po': { file: 'assets/tr-1.js' },
  'src/words/locales/en/messages.po': { file: 'assets/en-1.js' },
  ...routes(
    'index',
    'casino.slot',
    'pages.$id',
    'dashboard',
    'dashboard.index',
    'dashboard.account',
    'spor',
    'spor_.betco',
  ),
}

/** The site as the server serves it, with a platform's content; `script` is the entry script. */
export async function startSite({ pool, env }: Pick<TestApp, 'pool' | 'env'>, script = 'main-1') {
  const parts = { pool, env, log: createLog({ ...env, logLevel: 'silent' }) }
  const folder = mkdtempSync(join(tmpdir(), 'lale-built-'))
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, 'assets'))
  cpSync(scenes, join(folder, 'scenes'), { recursive: true })
  writeFileSync(join(folder, 'assets/style-1.css'), 'body { margin: 0 }')
  writeFileSync(
    join(folder, 'index.html'),
    page
      .replaceAll(/\.\/node_modules\/\S+?([^/]+)\.woff2/g, '/assets/$1-1.woff2')
      .replace('</head>', '<link rel="stylesheet" crossorigin href="/assets/style-1.css"></head>'),
  )
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest).replaceAll('main-1', script))
  const built = readBuilt(folder)
  if (!built) throw new Error('Nothing is built')
  const app = Fastify()
  compressAnswers(app)
  await app.register(discovery(parts))
  await app.register(installable(built))
  await serveSite(app, { folder, shell: siteShell(built, parts) })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    get: (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
      app.inject({ url: path, headers }),
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
