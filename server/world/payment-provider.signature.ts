import { createHmac, timingSafeEqual } from 'node:crypto'

export const timestampHeader = 'x-timestamp'
export const signatureHeader = 'x-signature'
/** Milliseconds by which the clocks may differ, and that a report may be old. */
const longestAge = 5 * 60_000

const mac = (secret: string, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()

export function sign(secret: string, body: string, at: Date): Record<string, string> {
  const timestamp = String(at.getTime())
  return { [timestampHeader]: timestamp, [signatureHeader]: mac(secret, timestamp, body).toString('hex') }
}

interface Signed {
  body: string
  timestamp: string
  signature: string
}

/** Whether the body is the provider's own, unchanged and recent. */
export function isSigned(secret: string, { body, timestamp, signature }: Signed, now: Date): boolean {
  const age = Math.abs(now.getTime() - Number(timestamp))
  if (!/^\d+$/.test(timestamp) || age > longestAge) return false
  const given = Buffer.from(signature, 'hex')
  const expected = mac(secret, timestamp, body)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
