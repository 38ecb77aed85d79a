import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api'
import { startedSpan } from './spans.ts'

/** The part of undici's messages that is read: https://undici.nodejs.org/#/docs/api/DiagnosticsChannel */
interface Told {
  request: { method: string; origin: string }
  response?: { statusCode: number }
  error?: Error
}

const isTold = (message: unknown): message is Told =>
  typeof message === 'object' && message !== null && 'request' in message

/** Gives each `fetch` of a recorded trace a span, which ends with the headers of the answer. The address is left out, since it may hold secrets. Returns how to stop. */
export function watchOutgoing(): () => void {
  const spans = new WeakMap<object, Span>()
  const hear = {
    create({ request }: Told) {
      const { hostname: host } = new URL(request.origin)
      const attributes = { 'http.request.method': request.method, 'server.address': host }
      const span = startedSpan(`${request.method} ${host}`, { kind: SpanKind.CLIENT, attributes })
      if (span) spans.set(request, span)
    },
    headers({ request, response }: Told) {
      spans
        .get(request)
        ?.setAttribute('http.response.status_code', response?.statusCode ?? 0)
        .end()
      spans.delete(request)
    },
    error: ({ request, error }: Told) =>
      spans
        .get(request)
        ?.setAttribute('error.type', error?.name ?? 'unknown')
        .setStatus({ code: SpanStatusCode.ERROR })
        .end(),
  }
  const heard = Object.entries(hear).map(([event, tell]) => {
    const channel = `undici:request:${event}`
    const listener = (message: unknown) => {
      if (isTold(message)) tell(message)
    }
    subscribe(channel, listener)
    return () => unsubscribe(channel, listener)
  })
  return () => heard.forEach((stop) => stop())
}
