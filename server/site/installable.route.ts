import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyPluginCallback, FastifyReply } from 'fastify'
import type { Built } from './built.ts'
import { manifestOf, manifestPath } from './manifest.ts'
import {
  offlinePage,
  offlinePath,
  offlineScriptPath,
  plainScene,
  plainStylePath,
  plainThemePath,
} from './plain/pages.ts'
import { readLocale } from './read-locale.ts'

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const workerPath = '/service-worker.js'

export function installable(built: Built | null): FastifyPluginCallback {
  const style = `${facesOf(built?.fonts ?? [])}${file('./plain/plain.css')}`
  const scripts = {
    [plainThemePath]: file('./plain/theme.js'),
    [offlineScriptPath]: file('./plain/offline.js'),
  }
  const offline = offlinePage()
  const worker = built && workerOf(built, [offline, style, ...Object.values(scripts)])
  return (app, _options, registered) => {
    app.get(plainStylePath, (_request, reply) => fresh(reply, 'text/css; charset=utf-8').send(style))
    app.get(offlinePath, (_request, reply) => fresh(reply, 'text/html; charset=utf-8').send(offline))
    for (const [path, script] of Object.entries(scripts))
      app.get(path, (_request, reply) => fresh(reply, 'text/javascript; charset=utf-8').send(script))
    app.get(manifestPath, (request, reply) =>
      fresh(reply, 'application/manifest+json; charset=utf-8').send(
        JSON.stringify(manifestOf(readLocale(request.query))),
      ),
    )
    if (worker !== null)
      app.get(workerPath, (_request, reply) => fresh(reply, 'text/javascript; charset=utf-8').send(worker))
    registered()
  }
}

const fresh = (reply: FastifyReply, type: string) => reply.header('cache-control', 'no-cache').type(type)

const facesOf = (fonts: readonly string[]) =>
  fonts
    .map((path) => {
      const range = path.includes('latin-ext')
        ? 'U+0100-02BA, U+1E00-1E9F, U+20A0-20C0'
        : 'U+0000-00FF, U+0131, U+2000-206F'
      return `@font-face {
  font-family: 'Manrope Variable';
  font-display: swap;
  font-weight: 200 800;
  src: url('${path}') format('woff2');
  unicode-range: ${range};
}

`
    })
    .join('')

/** Of the offline page, and of the page whose code does not load. */
const scenes = [plainScene, '/scenes/fallen.svg']

/** Its text changes with the build: by that browsers find a new version. */
function workerOf({ page, first }: Built, texts: readonly string[]): string {
  const source = file('./worker/service-worker.js')
  const shell = [
    ...first,
    offlinePath,
    plainStylePath,
    plainThemePath,
    offlineScriptPath,
    ...scenes,
    '/favicon.svg',
  ]
  const digest = createHash('sha256')
  for (const text of [page, source, ...shell, ...texts]) digest.update(text)
  const release = digest.digest('hex').slice(0, 16)
  const given = { release, shell, offline: offlinePath }
  const lines = Object.entries(given).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
  return `${lines.join('\n')}\n${source}`
}
