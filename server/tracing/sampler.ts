import { hash } from 'node:crypto'
import { keyedHash } from '../seal.ts'

/** Hexadecimal digits of a hash that are compared with the ratio. */
const digits = 8

/** Whether a trace is recorded. All nodes decide alike for one trace id. The hash is keyed, so a caller cannot choose an id that is recorded. */
export function keyedSampler(secret: string, ratio: number): (traceId: string) => boolean {
  const key = keyedHash(secret, 'traces', '').toString('hex')
  const bound = ratio * 16 ** digits
  // Not createHmac: an object for each request is work for the garbage collector.
  return (traceId) => Number.parseInt(hash('sha256', key + traceId).slice(0, digits), 16) < bound
}
