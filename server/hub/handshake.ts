import * as z from 'zod/mini'
import { Frame } from './frame.ts'
import { InvalidPayload, type Protocol } from './protocol.ts'
import { endRecord, readRecord } from './record.ts'

/** Milliseconds that a client has for the handshake. */
export const HANDSHAKE_TIMEOUT = 15_000

const request = z.object({ protocol: z.string(), version: z.int() })

export type Handshake = { length: number } & ({ protocol: Protocol } | { refusal: string })

/** Reads the handshake at the head of `buffer`; null while it is incomplete. Throws InvalidPayload. */
export function readHandshake(
  buffer: Buffer,
  protocols: readonly Protocol[],
  transferFormats: readonly string[],
): Handshake | null {
  const record = readRecord(buffer)
  if (!record) return null
  const { length } = record
  const read = request.safeParse(record.value)
  if (!read.success) throw new InvalidPayload('the first message is not a handshake')
  const { protocol: name, version } = read.data
  const protocol = protocols.find((candidate) => candidate.name === name.toLowerCase())
  if (!protocol) return { length, refusal: `This hub does not speak the protocol '${name}'.` }
  if (!protocol.versions.includes(version)) {
    return { length, refusal: `This hub does not speak version ${version} of the protocol '${name}'.` }
  }
  if (!transferFormats.includes(protocol.transferFormat)) {
    return { length, refusal: `The protocol '${name}' does not fit the transport of this connection.` }
  }
  return { length, protocol }
}

/** JSON for every protocol: empty, or with the reason of a refusal. */
export function writeHandshake(refusal?: string): Frame {
  return new Frame(endRecord(JSON.stringify(refusal === undefined ? {} : { error: refusal })))
}
