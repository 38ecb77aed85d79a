import * as z from 'zod/mini'
import { Frame } from './frame.ts'
import { InvalidPayload, type Protocol } from './protocol.ts'
import type { TransferFormat } from './transport.ts'
import { endRecord, readRecord } from './record.ts'

const request = z.object({ protocol: z.string(), version: z.int() })

export type Handshake = { length: number } & ({ protocol: Protocol; version: number } | { refusal: string })

/** Reads the handshake at the head of `buffer`; null while it is incomplete. Throws InvalidPayload. */
export function readHandshake(
  buffer: Buffer,
  protocols: readonly Protocol[],
  formats: readonly TransferFormat[],
  limit: number,
): Handshake | null {
  const record = readRecord(buffer, limit)
  if (!record) return null
  const { length } = record
  const read = request.safeParse(record.value)
  if (!read.success) throw new InvalidPayload('The first message is no handshake')
  const { protocol: name, version } = read.data
  const protocol = protocols.find((candidate) => candidate.name === name.toLowerCase())
  if (!protocol) return { length, refusal: `The protocol '${name}' is not supported.` }
  const { transferFormat } = protocol
  if (!protocol.versions.includes(version)) {
    return { length, refusal: `The server does not support version ${version} of the '${name}' protocol.` }
  }
  if (!formats.includes(transferFormat)) {
    return {
      length,
      refusal: `Cannot use the '${name}' protocol on the current transport. The transport does not support '${transferFormat}' transfer format.`,
    }
  }
  return { length, protocol, version }
}

export const handshakeCanceled = 'Handshake was canceled.'
export const handshakeFailed = 'An unexpected error occurred during connection handshake.'

/** JSON for every protocol: empty, or with the reason of a refusal. */
export function writeHandshake(refusal?: string): Frame {
  return new Frame(endRecord(JSON.stringify(refusal === undefined ? {} : { error: refusal })))
}
