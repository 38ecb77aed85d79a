import { mkdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

const recording = z.object({
  title: z.string().check(z.maxLength(200)),
  states: z.array(z.string().check(z.maxLength(500))),
  transitions: z.array(z.string().check(z.maxLength(500))),
})

/** Bytes; every key of every flow takes a tenth. */
const atMost = 1_000_000

/** The first records; the second tells open pages of charts. */
const beforeTheSite = ['/charts/panel/panel.ts', '/charts/live/tell.ts']

/** Puts the flow panel into the site's pages and writes its recordings into this folder. Development only. */
export function flowPanel(folder: URL): Plugin {
  return {
    name: 'flow-panel',
    apply: 'serve',
    transformIndexHtml: (_html, { path }) =>
      path === '/index.html'
        ? beforeTheSite.map((src) => ({
            tag: 'script',
            attrs: { type: 'module', src },
            injectTo: 'body-prepend',
          }))
        : [],
    configureServer: ({ middlewares }) => {
      middlewares.use('/flows-clicked', (request, response) => void takeRecording(request, response, folder))
    },
  }
}

/** Writes a posted recording into the folder and replies with the file's path. */
export async function takeRecording(
  request: IncomingMessage,
  response: ServerResponse,
  folder: URL,
): Promise<void> {
  const answer = (status: number, said: string) => response.writeHead(status).end(said)
  // JSON forces a CORS preflight on pages of other sites.
  const isJson = request.headers['content-type'] === 'application/json'
  if (request.method !== 'POST' || !isJson) return void answer(405, 'A recording is posted as JSON')
  if (!(Number(request.headers['content-length']) <= atMost)) return void answer(413, 'Too long')
  const written = recording.safeParse(parsed(await text(request)))
  if (!written.success) return void answer(400, 'No recording')
  const file = new URL(`${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`, folder)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(written.data))
  answer(200, fileURLToPath(file))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
