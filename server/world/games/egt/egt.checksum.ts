import { createHmac } from 'node:crypto'
import { isSecret } from '../wire.ts'

export const checksumHeader = 'x-checksum'
export const checksumFieldsHeader = 'x-checksum-fields'

type Said = Record<string, unknown>

/** Null if a field is missing, empty, no plain value, or contains the separator. */
function textOf(said: Said, field: string): string | null {
  const value = Object.hasOwn(said, field) ? said[field] : null
  const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  const text = plain ? String(value) : ''
  return text === '' || text.includes(',') ? null : text
}

/** Null where the fields cannot be signed. */
export function egtChecksum(secret: string, said: Said, fields: readonly string[]): string | null {
  const texts = fields.map((field) => textOf(said, field))
  return texts.includes(null) ? null : createHmac('sha512', secret).update(texts.join(',')).digest('base64')
}

interface Signed {
  checksum: unknown
  fields: unknown
}

/** Whether the call is the provider's own, unchanged. The sender names the signed fields: all that the call acts on must be signed. */
export function isEgtSigned(
  secret: string,
  said: Said,
  { checksum, fields }: Signed,
  needed: readonly string[],
): boolean {
  if (typeof checksum !== 'string' || typeof fields !== 'string') return false
  const listed = fields.split(',').map((field) => field.trim())
  const expected = egtChecksum(secret, said, listed)
  return expected !== null && isSecret(checksum, expected) && needed.every((field) => listed.includes(field))
}
