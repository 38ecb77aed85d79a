import { once } from 'node:events'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Question {
  method?: string
  headers?: OutgoingHttpHeaders
  /** Sent as JSON. */
  body?: unknown
}

/** Does not decompress the answer. */
export async function ask(url: string, { method = 'GET', headers = {}, body }: Question = {}) {
  const asked = request(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
  })
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: reply.statusCode, headers: reply.headers, bytes: await buffer(reply) }
}
