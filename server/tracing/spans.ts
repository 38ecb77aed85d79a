import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type SpanContext,
  type SpanOptions,
} from '@opentelemetry/api'
import { productName } from '#contract/product.ts'
import { readTraceparent, traceparentOf } from './trace-id.ts'

/** Not kept: the API would keep the first provider for ever. */
export const tracer = () => trace.getTracer(productName)

/** Undefined: tracing is off, or this is no part of a trace. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId

const isSampled = ({ traceFlags }: SpanContext) => (traceFlags & TraceFlags.SAMPLED) !== 0

const isRecorded = () => trace.getActiveSpan()?.isRecording() === true

/** Null unless the trace is sent to the collector. */
export const recordedTraceId = (): string | null => (isRecorded() ? (traceId() ?? null) : null)

export const note = (attributes: Attributes): void => void trace.getActiveSpan()?.setAttributes(attributes)

/** Runs `work`, in a span if the trace is recorded. */
export const spanned = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  isRecorded() ? inSpan(name, { attributes }, context.active(), work) : work()

/** A span of what is already done, if the trace is recorded. @param since milliseconds of the epoch */
export function spannedSince(since: number, name: string, attributes: Attributes): void {
  if (isRecorded()) tracer().startSpan(name, { attributes, startTime: since }).end()
}

export interface Carrier {
  traceparent?: string | undefined
}

/** What to send along, so that the trace continues where it is received. */
export function carried(): Carrier {
  const span = trace.getActiveSpan()
  return span ? { traceparent: traceparentOf(span.spanContext()) } : {}
}

/** Continues the trace that a message of ours carries. */
export function continued<T>(
  { traceparent = '' }: Carrier,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const from = readTraceparent(traceparent)
  if (!from) return work()
  const sender = trace.setSpanContext(ROOT_CONTEXT, from)
  return isSampled(from)
    ? inSpan(name, { kind: SpanKind.CONSUMER }, sender, work)
    : context.with(sender, work)
}

const inSpan = <T>(name: string, options: SpanOptions, parent: Context, work: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
