import type { FastifyInstance } from 'fastify'

/** Bytes; a call has some hundreds, one about a long round some thousands. */
const bodyLimit = 64 * 1024

/** Signatures cover the raw bytes: nothing may be parsed before they are checked. */
export function keepBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, parsed) =>
    parsed(null, body),
  )
}
