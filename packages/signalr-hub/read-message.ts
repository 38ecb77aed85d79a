import * as z from 'zod/mini'
import { messageType, type ClientMessage } from './message.ts'
import { InvalidPayload } from './protocol.ts'

const id = z.string()
const typed = z.object({ type: z.number() })
const call = { target: z.string(), arguments: z.array(z.unknown()), streamIds: z.nullish(z.array(id)) }

const invocation = z.object({ ...call, invocationId: z.nullish(id) })
const streamInvocation = z.object({ ...call, invocationId: id })
const streamItem = z.object({ invocationId: id, item: z.unknown() })
const completion = z
  .object({ invocationId: id, result: z.optional(z.unknown()), error: z.nullish(z.string()) })
  .check(z.refine(({ error, result }) => (error ?? null) === null || result === undefined))
const cancelInvocation = z.object({ invocationId: id })
const close = z.object({ error: z.nullish(z.string()), allowReconnect: z.nullish(z.boolean()) })
const numbered = z.object({ sequenceId: z.int() })

/** @throws InvalidPayload */
export function readMessage(value: unknown): ClientMessage {
  const { type } = expect(typed, value)
  switch (type) {
    case messageType.invocation:
    case messageType.streamInvocation: {
      const read = expect(type === messageType.invocation ? invocation : streamInvocation, value)
      return {
        type,
        target: read.target,
        arguments: read.arguments,
        // An empty id is none: ASP.NET Core sends no completion for it.
        invocationId: read.invocationId || null,
        streamIds: read.streamIds ?? [],
      }
    }
    case messageType.streamItem:
      return { type, ...expect(streamItem, value) }
    case messageType.completion: {
      const { invocationId, result, error } = expect(completion, value)
      return { type, invocationId, ...(typeof error === 'string' ? { error } : { result }) }
    }
    case messageType.cancelInvocation:
      return { type, ...expect(cancelInvocation, value) }
    case messageType.ping:
      return { type }
    case messageType.close: {
      const { error } = expect(close, value)
      return { type, ...(typeof error === 'string' && { error }) }
    }
    case messageType.ack:
    case messageType.sequence:
      return { type, ...expect(numbered, value) }
    default:
      return { type: 'unknown' }
  }
}

function expect<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const field = read.error.issues[0]?.path.join('.')
  throw new InvalidPayload(
    field ? `'${field}' is not as the hub protocol says` : 'A message breaks the hub protocol',
  )
}
