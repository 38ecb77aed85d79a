import { createHash } from 'node:crypto'
import { isSecret } from './wire.ts'

/** How far the provider's clock and ours may be apart when an hour ends; milliseconds. */
const apart = 5 * 60_000

/** 2026:11:21:06, in UTC. */
const hourOf = (at: Date) => at.toISOString().slice(0, 13).replaceAll(/[-T]/g, ':')

/** What EveryMatrix signs with: it is over the call's name and the hour, not over what the call says. */
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
