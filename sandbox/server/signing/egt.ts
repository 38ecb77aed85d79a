import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { same } from './same.ts'

type Content = Readonly<Record<string, unknown>>

const checksum = (secret: string, content: Content, names: readonly string[]) =>
  createHmac('sha512', secret)
    .update(names.map((name) => String(content[name])).join())
    .digest('base64')

/** HMAC-SHA512 over the values, in the order in which the second header names their fields. */
export function egtHeaders(secret: string, content: Content) {
  const names = Object.keys(content)
  return { 'x-checksum': checksum(secret, content, names), 'x-checksum-fields': names.join() }
}

/** @param needed fields that must be signed */
export function isEgtSigned(
  secret: string,
  content: Content,
  headers: IncomingHttpHeaders,
  needed: readonly string[],
): boolean {
  const names = String(headers['x-checksum-fields'] ?? '').split(',')
  return (
    needed.every((name) => names.includes(name)) &&
    same(String(headers['x-checksum'] ?? ''), checksum(secret, content, names))
  )
}
