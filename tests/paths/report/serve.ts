import fastifyStatic from '@fastify/static'
import { fastify } from 'fastify'
import { fileURLToPath } from 'node:url'
import { results } from '#tests/flows/driver/record.ts'

export const serveCommand = 'npm run paths -- --report --serve'

/** The viewer of traces is a service worker, which no browser runs from disk. */
export async function serveResults(
  folder = results,
): Promise<{ address: string; close: () => Promise<void> }> {
  const app = fastify()
  await app.register(fastifyStatic, { root: fileURLToPath(folder), redirect: true })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { address: `${address}/report/`, close: () => app.close() }
}
