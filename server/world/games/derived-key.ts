import { checkPrime, createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto'
import { promisify } from 'node:util'

export interface KeyPair {
  /** PEM, both. */
  publicKey: string
  privateKey: string
}

const isPrime = promisify<bigint, boolean>(checkPrime)
const primeBytes = 128
const exponent = 65_537n
const known = new Map<string, Promise<KeyPair>>()

/** An RSA key that follows from the secret: the same on every node, and kept nowhere. */
export function derivedKey(secret: string, name: string): Promise<KeyPair> {
  const purpose = `rsa key ${name}`
  const key = `${purpose} ${secret}`
  const found = known.get(key) ?? derive(secret, purpose)
  known.set(key, found)
  return found
}

async function derive(secret: string, purpose: string): Promise<KeyPair> {
  const [p, q] = await Promise.all([primeOf(secret, `${purpose} p`), primeOf(secret, `${purpose} q`)])
  const d = inverse(exponent, (p - 1n) * (q - 1n))
  const numbers = { n: p * q, e: exponent, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) }
  const parts = Object.entries(numbers).map(([name, number]) => [name, bytesOf(number)])
  const key = createPrivateKey({ key: { kty: 'RSA', ...Object.fromEntries(parts) }, format: 'jwk' })
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }),
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }),
  }
}

/** The first prime among numbers that look drawn; both highest bits are set, so that the product has all its bits. */
async function primeOf(secret: string, purpose: string): Promise<bigint> {
  for (let tries = 0; ; tries++) {
    const bytes = Buffer.from(hkdfSync('sha512', secret, '', `${purpose} ${tries}`, primeBytes))
    const number = BigInt(`0x${bytes.toString('hex')}`) | (3n << BigInt(primeBytes * 8 - 2)) | 1n
    if ((number - 1n) % exponent !== 0n && (await isPrime(number))) return number
  }
}

/** Of the two numbers without a common divisor. */
function inverse(number: bigint, modulus: bigint): bigint {
  let [rest, next] = [number, modulus]
  let [factor, other] = [1n, 0n]
  while (next !== 0n) {
    const times = rest / next
    ;[rest, next] = [next, rest - times * next]
    ;[factor, other] = [other, factor - times * other]
  }
  return ((factor % modulus) + modulus) % modulus
}

function bytesOf(number: bigint): string {
  const hex = number.toString(16)
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url')
}
