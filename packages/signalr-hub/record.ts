import { InvalidPayload, tooLongFor } from './protocol.ts'

const RECORD_SEPARATOR = 0x1e
const utf8 = new TextDecoder('utf-8', { fatal: true })

export function endRecord(json: string): string {
  return `${json}${String.fromCharCode(RECORD_SEPARATOR)}`
}

/** Reads the JSON record at the head of `buffer`; null while its separator is missing. Throws InvalidPayload. */
export function readRecord(buffer: Buffer, limit: number): { value: unknown; length: number } | null {
  const end = buffer.indexOf(RECORD_SEPARATOR)
  if ((end === -1 ? buffer.length : end + 1) > limit) throw tooLongFor(limit)
  if (end === -1) return null
  try {
    return { value: JSON.parse(utf8.decode(buffer.subarray(0, end))), length: end + 1 }
  } catch {
    throw new InvalidPayload('Error reading JSON.')
  }
}
