import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'
import { compress, encodings, worthCompressing } from './encodings.ts'
import { Kept } from './kept.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `kept` where many are answered alike, `fresh` where one is; nothing is compressed otherwise. */
    compressed?: 'kept' | 'fresh'
  }
}

/**
 * Compresses answers of text. One with `cache-control: no-cache` says the same to everybody: its compressed form is
 * kept, and who has it already is answered 304. One that is sent again as the same Buffer is not even read again.
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
      // Weak: it stands for the text, however it is compressed.
      const tag = `W/"${digestOf(text)}"`
      reply.header('etag', tag)
      if (knows(headers['if-none-match'], tag)) {
        reply.status(304).header('vary', 'accept-encoding')
        // Fastify would count the length of anything else for HEAD, and there is none to tell.
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
