import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))

/** The key depends on the purpose: a text of one purpose cannot be opened under another. */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws if the text was sealed with another secret or purpose, or was changed. */
export function unseal(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const body = bytes.subarray(nonceBytes + tagBytes)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

/** Equal texts have equal hashes; without the secret the text cannot be found. */
export const keyedHash = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', keyOf(secret, purpose)).update(text).digest()
