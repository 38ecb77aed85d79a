import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { calls, type CallName } from '#contract/index.ts'
import { samples } from './sample.ts'

export const names = Object.keys(calls).filter((name): name is CallName => name in calls)
const described = z.object({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z._default(z.array(z.string()), []),
  oneOf: z.optional(
    z.array(z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) })),
  ),
})

/** Of a request with several shapes, the one that the sample has. */
function fieldsOf(name: CallName) {
  const request: Call['request'] = calls[name].request
  const schema = described.parse(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }))
  const keys = Object.keys(samples[name]).sort().join()
  return schema.oneOf?.find((shape) => Object.keys(shape.properties).sort().join() === keys) ?? schema
}

export const isRead = (name: CallName) => calls[name].method === 'GET'

interface Case {
  name: CallName
  field: string
  how: string
  body: Record<string, unknown>
}

/** A query holds text only: this is no number, and longer than any name. */
const noSuchThing = 'no such thing '.repeat(200)

/** For each field: one case without it, if it is required, and one with a value of another type. */
function casesOf(name: CallName): Case[] {
  const sample: Record<string, unknown> = { ...samples[name] }
  const { properties, required } = fieldsOf(name)
  return Object.keys(properties).flatMap((field) => {
    const { [field]: _left, ...without } = sample
    const other = { ...sample, [field]: isRead(name) ? noSuchThing : { no: { such: 'thing' } } }
    return [
      ...(required.includes(field) ? [{ name, field, how: 'left out', body: without }] : []),
      { name, field, how: 'of another kind', body: other },
    ]
  })
}

export const cases = names.flatMap(casesOf)
