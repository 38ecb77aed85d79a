import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { same } from './same.ts'

/** Milliseconds that a call may be old. */
const oldest = 300_000

const digest = (secret: string, time: string, body: string) =>
  createHmac('sha256', secret).update([time, body].join('.')).digest('hex')

/** HMAC-SHA256 over the milliseconds of the call, a dot and the body. */
export function stamped(secret: string, body: string, now: Date) {
  const time = now.getTime().toString()
  return { 'x-timestamp': time, 'x-signature': digest(secret, time, body) }
}

export function isStamped(secret: string, body: string, headers: IncomingHttpHeaders, now: Date): boolean {
  const { 'x-timestamp': time = '', 'x-signature': signature = '' } = headers
  const isRecent = Math.abs(now.getTime() - Number(time || Number.NaN)) <= oldest
  return isRecent && same(String(signature), digest(secret, String(time), body))
}
