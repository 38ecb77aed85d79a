import { createHash } from 'node:crypto'
import { same } from './same.ts'

/** Milliseconds around the end of an hour in which both hours are taken. */
const tolerance = 300_000

const two = (part: number) => String(part).padStart(2, '0')

/** MD5 over the call's name, the hour in UTC (2026:11:21:06) and the secret. */
export function emHash(secret: string, call: string, at: Date): string {
  const hour = [
    at.getUTCFullYear(),
    two(at.getUTCMonth() + 1),
    two(at.getUTCDate()),
    two(at.getUTCHours()),
  ].join(':')
  return createHash('md5').update(call).update(hour).update(secret).digest('hex')
}

export const isEmHash = (secret: string, call: string, hash: string, now: Date): boolean =>
  [-tolerance, tolerance].some((by) =>
    same(hash.toLowerCase(), emHash(secret, call, new Date(now.getTime() + by))),
  )
