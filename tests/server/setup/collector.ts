import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import * as z from 'zod/mini'

const attribute = z.object({
  key: z.string(),
  value: z.union([
    z.pipe(
      z.object({ stringValue: z.string() }),
      z.transform(({ stringValue }) => stringValue),
    ),
    z.pipe(
      z.object({ intValue: z.coerce.number() }),
      z.transform(({ intValue }) => intValue),
    ),
  ]),
})
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  status: z.optional(z.object({ code: z.optional(z.number()) })),
  attributes: z.pipe(
    z.array(attribute),
    z.transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value]))),
  ),
})
/** OTLP 1.0 in JSON: an export of traces. */
const told = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

export type ToldSpan = z.output<typeof span>

/** An OpenTelemetry collector as far as a sender sees it. @param answer by default it takes everything at once */
export async function startCollector(answer = (reply: ServerResponse) => void reply.end('{}')) {
  const spans: ToldSpan[] = []
  let asked = 0
  const server = createServer(async (request, reply) => {
    asked += 1
    let body = ''
    for await (const part of request) body += String(part)
    if (request.method !== 'POST' || request.url !== '/v1/traces') throw new Error(`Asked for ${request.url}`)
    for (const { scopeSpans } of told.parse(JSON.parse(body)).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    answer(reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The collector has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked: () => asked,
    /** The names of what it knows of a trace, and the spans by name. */
    trace(id: string) {
      const own = spans.filter(({ traceId }) => traceId === id)
      return {
        names: own.map(({ name }) => name),
        named: (name: string) => own.filter((each) => each.name === name),
        parentOf: (child: ToldSpan | undefined) => own.find(({ spanId }) => spanId === child?.parentSpanId),
      }
    },
    all: () => spans,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
