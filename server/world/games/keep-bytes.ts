import type { FastifyInstance } from 'fastify'

/** A call is a few hundred bytes; one about a long round is some thousands. Bytes. */
const bodyLimit = 64 * 1024

/** Signatures are over the bytes that came: nothing is parsed before they are checked. */
export function keepBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, parsed) =>
    parsed(null, body),
  )
}
