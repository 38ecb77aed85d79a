import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const algorithm = 'argon2id'
/** OWASP's minimum for argon2id: KiB, passes, lanes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const nonceLength = 16

/** In PHC format, which holds the cost: hashes stay usable after `cost` is raised. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(nonceLength)
  const tag = await derive(algorithm, { ...cost, tagLength, nonce, message: password })
  const { memory, passes, parallelism } = cost
  return `$${algorithm}$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`
}

const notation = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** Null (no such account) never matches and takes as long: timing must not tell whether a username exists. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const parts = notation.exec(hash ?? nobodysHash)
  if (!parts) throw new Error('A password hash is not in the notation')
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number)
  const nonce = Buffer.from(parts[4] ?? '', 'base64')
  const tag = Buffer.from(parts[5] ?? '', 'base64')
  const setting = { ...cost, memory: memory ?? 0, passes: passes ?? 0, parallelism: parallelism ?? 0 }
  const derived = await derive(algorithm, { ...setting, tagLength: tag.length, nonce, message: password })
  return timingSafeEqual(derived, tag) && hash !== null
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

const nobodysHash = await hashPassword(randomBytes(nonceLength).toString('hex'))
