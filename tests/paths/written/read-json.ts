import * as z from 'zod/mini'
import { flowNames, type FlowName } from '#machines/flows.ts'

const text = z.string().check(z.minLength(1))
const count = z.number().check(z.nonnegative())
/** The JSON of record 047, strictly. */
export const shape = z.strictObject({
  language: z.enum(['tr', 'en']),
  flows: z.array(
    z.strictObject({
      flow: z.enum(flowNames as [FlowName, ...FlowName[]]),
      title: text,
      purpose: text,
      kind: z.enum(['transitions', 'shortest', 'pairs', 'through']),
      cases: z
        .array(
          z.strictObject({
            id: z.string().check(z.regex(/^[a-z-]+-[0-9a-f]{8}$/)),
            title: text,
            sections: z.array(text).check(z.minLength(1)),
            precondition: text,
            account: z.array(z.strictObject({ name: text, value: text })),
            way: z.array(text),
            seen: z.array(text).check(z.minLength(1)),
            steps: z.array(
              z.strictObject({
                number: count,
                who: z.enum(['person', 'server', 'time', 'elsewhere']),
                action: text,
                data: z.array(z.strictObject({ name: text, value: text })),
                expected: z.array(text).check(z.minLength(1)),
                machineOnly: z.nullable(text),
              }),
            ),
          }),
        )
        .check(z.minLength(1)),
      leftOut: count,
      met: count,
      all: count,
      machineOnly: z.strictObject({ transitions: count, areWritten: z.boolean() }),
    }),
  ),
})
