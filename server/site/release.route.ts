import type { FastifyPluginCallback } from 'fastify'
import type { Db } from '../database/pool.ts'
import { ofDocuments } from '../security.ts'
import { hashedFolder, immutable, isPartOfPages, typeOf } from './hashed-files.ts'
import { findSiteFile } from './release.store.ts'

/** Files in memory: more than one release has. */
const mostKept = 200

/** Serves hashed files that the built site of this node lacks, to pages of another release. */
export function filesOfOtherReleases(db: Db): FastifyPluginCallback {
  const kept = new Map<string, ReturnType<typeof findSiteFile>>()
  async function read(name: string): Promise<Buffer | null> {
    const known = kept.get(name)
    if (known) return known
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    const reading = findSiteFile(db, name)
    kept.set(name, reading)
    const forget = () => void (kept.get(name) === reading && kept.delete(name))
    reading.then((content) => content ?? forget(), forget)
    return reading
  }
  return (app, _options, registered) => {
    const path = `/${hashedFolder}/:name`
    const config = { compressed: 'kept' } as const
    app.get<{ Params: { name: string } }>(path, { config }, async ({ params: { name } }, reply) => {
      const type = typeOf(name)
      const content = type && (await read(name))
      if (!content) return reply.callNotFound()
      if (isPartOfPages(name)) for (const header of ofDocuments) reply.removeHeader(header)
      return reply.header('cache-control', immutable).type(type).send(content)
    })
    registered()
  }
}
