import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'
import { compress, encodings, worthCompressing } from './encodings.ts'
import { Kept } from './kept.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `kept`: many get the same reply, its compressed form is cached; `fresh`: compressed each time; unset: not compressed. */
    compressed?: 'kept' | 'fresh'
  }
}

/**
 * Compresses text replies. A reply with `cache-control: no-cache` is the same for everybody: it gets an ETag (304) and its compressed form
 * is cached. A Buffer that is sent again is not hashed again.
 */
export function compressAnswers(app: FastifyInstance): void {
  const kept = new Kept()
  const digests = new WeakMap<Buffer, string>()
  const digestOf = (text: Buffer) => {
    const digest = digests.get(text) ?? hash('sha1', text, 'base64url')
    digests.set(text, digest)
    return digest
  }
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const isRevalidated = reply.getHeader('cache-control') === 'no-cache'
    const compressed = isRevalidated ? 'kept' : request.routeOptions.config.compressed
    if (compressed === undefined) return payload
    const text = Buffer.isBuffer(payload) ? payload : Buffer.from(payload)
    const { method, headers } = request
    if (isRevalidated && (method === 'GET' || method === 'HEAD') && reply.statusCode === 200) {
      // Weak: the same for every encoding.
      const tag = `W/"${digestOf(text)}"`
      reply.header('etag', tag)
      if (knows(headers['if-none-match'], tag)) {
        reply.status(304).header('vary', 'accept-encoding')
        // For HEAD, Fastify would set the content-length of any other payload.
        return method === 'HEAD' ? Readable.from([]) : null
      }
    }
    if (text.byteLength < worthCompressing) return text
    reply.header('vary', 'accept-encoding')
    const encoding = encodingOf(headers['accept-encoding'])
    if (!encoding) return text
    reply.header('content-encoding', encoding)
    return compressed === 'kept' ? kept.get(digestOf(text), text, encoding) : compress(encoding, text)
  })
}

const encodingOf = (accepted: string | string[] | undefined) =>
  typeof accepted === 'string' ? negotiate(accepted.toLowerCase(), encodings) : null

const knows = (known: string | undefined, tag: string) =>
  known !== undefined && known.split(',').some((each) => each.trim() === tag || each.trim() === '*')
