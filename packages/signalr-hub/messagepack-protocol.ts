import { Decoder, Encoder } from '@msgpack/msgpack'
import { Frame } from './frame.ts'
import { messageType, type ServerMessage } from './message.ts'
import { InvalidPayload, tooLongFor, type Protocol } from './protocol.ts'
import { readMessage } from './read-message.ts'

/** What follows the invocation id of a completion. */
const resultKind = { error: 1, none: 2, result: 3 } as const

const LENGTH_BITS = 7
const MORE = 0x80
/** Bytes of the longest length prefix: 31 bits. */
const LONGEST_PREFIX = 5

const encoder = new Encoder({ ignoreUndefined: true })
const decoder = new Decoder()
const noHeaders = {}

/** The length prefix of a message (a variable-length integer, least significant group first); null while it is incomplete. */
function readPrefix(buffer: Buffer): { length: number; prefix: number } | null {
  let length = 0
  for (let at = 0; at < LONGEST_PREFIX; at += 1) {
    const byte = buffer[at]
    if (byte === undefined) return null
    length += (byte & (MORE - 1)) * 2 ** (LENGTH_BITS * at)
    if (byte < MORE) return { length, prefix: at + 1 }
  }
  throw new InvalidPayload('A message has no length')
}

function prefixOf(length: number): Buffer {
  const bytes: number[] = []
  let rest = length
  do {
    const more = rest >= MORE
    bytes.push((rest % MORE) + (more ? MORE : 0))
    rest = Math.floor(rest / MORE)
  } while (rest > 0)
  return Buffer.from(bytes)
}

/** The names of what a message of each type holds behind its type and headers. */
const fields: Partial<Record<number, readonly string[]>> = {
  [messageType.invocation]: ['invocationId', 'target', 'arguments', 'streamIds'],
  [messageType.streamInvocation]: ['invocationId', 'target', 'arguments', 'streamIds'],
  [messageType.streamItem]: ['invocationId', 'item'],
  [messageType.cancelInvocation]: ['invocationId'],
}

function asObject(value: unknown): unknown {
  if (!Array.isArray(value)) throw new InvalidPayload('A message is no array')
  const [type, second, ...rest] = value as unknown[]
  switch (type) {
    case messageType.completion: {
      const [invocationId, kind, result] = rest
      if (kind === resultKind.none) return { type, invocationId }
      if (kind === resultKind.error) return { type, invocationId, error: result }
      if (kind === resultKind.result) return { type, invocationId, result: result ?? null }
      throw new InvalidPayload('A completion has no kind of result')
    }
    case messageType.close:
      return { type, error: second, allowReconnect: rest[0] }
    case messageType.ack:
    case messageType.sequence:
      return { type, sequenceId: second }
    default: {
      const names = typeof type === 'number' ? (fields[type] ?? []) : []
      return { type, ...Object.fromEntries(names.map((name, at) => [name, rest[at]])) }
    }
  }
}

function asArray(message: ServerMessage): unknown[] {
  switch (message.type) {
    case messageType.invocation:
      return [message.type, noHeaders, message.invocationId ?? null, message.target, message.arguments, []]
    case messageType.streamItem:
      return [message.type, noHeaders, message.invocationId, message.item]
    case messageType.completion: {
      const head = [message.type, noHeaders, message.invocationId]
      if (message.error !== undefined) return [...head, resultKind.error, message.error]
      return message.result === undefined
        ? [...head, resultKind.none]
        : [...head, resultKind.result, message.result]
    }
    case messageType.ping:
      return [message.type]
    case messageType.close:
      return [message.type, message.error ?? null, message.allowReconnect ?? false]
    default:
      return [message.type, message.sequenceId]
  }
}

export const messagePackProtocol: Protocol = {
  name: 'messagepack',
  versions: [1, 2],
  transferFormat: 'Binary',
  parse: (buffer, limit) => {
    const head = readPrefix(buffer)
    if (!head) return null
    const end = head.prefix + head.length
    if (end > limit) throw tooLongFor(limit)
    if (buffer.length < end) return null
    return { message: readMessage(asObject(decode(buffer.subarray(head.prefix, end)))), length: end }
  },
  write: (message) => {
    const body = encoder.encodeSharedRef(asArray(message))
    return new Frame(Buffer.concat([prefixOf(body.length), body]))
  },
}

function decode(bytes: Buffer): unknown {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new InvalidPayload('A message is no MessagePack')
  }
}
