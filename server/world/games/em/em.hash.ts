import { createHash } from 'node:crypto'
import { isSecret } from '../wire.ts'

/** Milliseconds by which the provider's clock and ours may differ when an hour ends. */
const apart = 5 * 60_000

/** 2026:11:21:06, in UTC. */
const hourOf = (at: Date) => at.toISOString().slice(0, 13).replaceAll(/[-T]/g, ':')

/** EveryMatrix signs the call's name and the hour, not the content. */
export const emHash = (secret: string, call: string, at: Date) =>
  createHash('md5')
    .update(`${call}${hourOf(at)}${secret}`)
    .digest('hex')

export function isEmHash(secret: string, call: string, hash: string, now: Date): boolean {
  const given = hash.toLowerCase()
  const [before, after] = [-apart, apart].map((offset) => {
    const at = new Date(now.getTime() + offset)
    return isSecret(given, emHash(secret, call, at))
  })
  return before === true || after === true
}
