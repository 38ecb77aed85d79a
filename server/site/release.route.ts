import type { FastifyPluginCallback } from 'fastify'
import type { Db } from '../database/pool.ts'
import { ofDocuments } from '../security.ts'
import { hashedFolder, immutable, isPartOfPages, typeOf } from './hashed-files.ts'
import { findSiteFiles } from './release.store.ts'

/** Files in memory: more than one release has. */
const mostKept = 200

/** One query at a time answers all who ask meanwhile, so made-up names keep at most one connection busy. */
function finder(db: Db): (name: string) => Promise<Buffer | null> {
  let next: { names: Set<string>; found: Promise<Map<string, Buffer>> } | null = null
  let running: Promise<unknown> = Promise.resolve()
  function begin() {
    const names = new Set<string>()
    const found = running.then(() => {
      next = null
      return findSiteFiles(db, [...names])
    })
    running = found.catch(() => undefined)
    return (next = { names, found })
  }
  return async (name) => {
    const { names, found } = next ?? begin()
    names.add(name)
    return (await found).get(name) ?? null
  }
}

/** Serves hashed files that the built site of this node lacks, to pages of another release. */
export function filesOfOtherReleases(db: Db): FastifyPluginCallback {
  const find = finder(db)
  const kept = new Map<string, Buffer>()
  async function read(name: string): Promise<Buffer | null> {
    const known = kept.get(name)
    if (known) return known
    const content = await find(name)
    const [oldest] = kept.keys()
    if (content && oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    if (content) kept.set(name, content)
    return content
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
