import { createHmac } from 'node:crypto'
import { keyedHash } from '../seal.ts'

const word = 2 ** 32

/** Whether a trace is recorded. All nodes decide alike for one trace id. The hash is keyed, so a caller cannot choose an id that is recorded. */
export function keyedSampler(secret: string, ratio: number): (traceId: string) => boolean {
  const key = keyedHash(secret, 'traces', '')
  return (traceId) => createHmac('sha256', key).update(traceId).digest().readUInt32BE() < ratio * word
}
