import { createHash, createHmac } from 'node:crypto'
import { same } from './same.ts'

export type Fields = Readonly<Record<string, string>>

/** HMAC-SHA256 over the values, sorted by name; the key is the SHA-256 of the secret. */
export function softgamingsMac(fields: Fields, secret: string): string {
  const names = Object.keys(fields)
    .filter((name) => name !== 'hmac')
    .sort()
  const mac = createHmac('sha256', createHash('sha256').update(secret).digest())
  for (const name of names) mac.update(fields[name] ?? '')
  return mac.digest('hex')
}

export const isSoftgamingsSigned = (fields: Fields, secret: string): boolean =>
  same(fields['hmac'] ?? '', softgamingsMac(fields, secret))
