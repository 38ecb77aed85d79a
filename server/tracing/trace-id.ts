import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { TraceFlags, type SpanContext } from '@opentelemetry/api'
import { headers as headerNames } from '#contract/call.ts'

/** Version 00 of W3C Trace Context; ids of zeros are invalid. */
const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

export const newTraceId = (): string => randomUUID().replaceAll('-', '')

/** The trace id that a request brings, or a new one. */
export const takenTraceId = ({ headers }: { headers: IncomingHttpHeaders }): string =>
  readTraceparent(String(headers[headerNames.trace]))?.traceId ?? newTraceId()

export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`

/** Null: it is not valid. */
export function readTraceparent(text: string): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(text) ?? []
  return traceId === '' ? null : { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
}
