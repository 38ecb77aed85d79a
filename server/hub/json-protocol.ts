import * as z from 'zod/mini'
import { Frame } from './frame.ts'
import { messageType, type ClientMessage } from './message.ts'
import { InvalidPayload, type Protocol } from './protocol.ts'
import { endRecord, readRecord } from './record.ts'

const id = z.string()
const typed = z.object({ type: z.number() })
const call = { target: z.string(), arguments: z.array(z.unknown()) }

const invocation = z.object({ ...call, invocationId: z.nullish(id) })
const streamInvocation = z.object({ ...call, invocationId: id })
const streamItem = z.object({ invocationId: id, item: z.unknown() })
const completion = z
  .object({ invocationId: id, result: z.optional(z.unknown()), error: z.nullish(z.string()) })
  .check(z.refine(({ error, result }) => (error ?? null) === null || result === undefined))
const cancelInvocation = z.object({ invocationId: id })
const close = z.object({ error: z.nullish(z.string()), allowReconnect: z.nullish(z.boolean()) })
const numbered = z.object({ sequenceId: z.int() })

const IGNORED: ClientMessage = { type: 'ignored' }

function understand(value: unknown): ClientMessage {
  const { type } = expect(typed, value)
  switch (type) {
    case messageType.invocation: {
      const read = expect(invocation, value)
      return { type, target: read.target, arguments: read.arguments, invocationId: read.invocationId ?? null }
    }
    case messageType.streamInvocation:
      return { type, ...expect(streamInvocation, value) }
    case messageType.streamItem:
      expect(streamItem, value)
      return IGNORED
    case messageType.completion:
      expect(completion, value)
      return IGNORED
    case messageType.cancelInvocation:
      expect(cancelInvocation, value)
      return IGNORED
    case messageType.ping:
      return { type }
    case messageType.close:
      expect(close, value)
      return { type }
    case messageType.ack:
    case messageType.sequence:
      expect(numbered, value)
      return IGNORED
    default:
      return IGNORED
  }
}

function expect<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const field = read.error.issues[0]?.path.join('.')
  throw new InvalidPayload(
    field ? `'${field}' is not as the hub protocol says` : 'a message breaks the hub protocol',
  )
}

export const jsonProtocol: Protocol = {
  name: 'json',
  versions: [1, 2],
  transferFormat: 'Text',
  parse: (buffer) => {
    const record = readRecord(buffer)
    return record && { message: understand(record.value), length: record.length }
  },
  write: (message) => new Frame(endRecord(JSON.stringify(message))),
}
