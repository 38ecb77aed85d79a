import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Span,
  type SpanContext,
  type SpanOptions,
} from '@opentelemetry/api'
import { productName } from '#contract/product.ts'
import { readTraceparent, traceparentOf } from './trace-id.ts'

/** The API's own context copies two maps for each request. */
const active = new AsyncLocalStorage<Span>()

/** Not kept: the API would keep the first provider for ever. */
export const tracer = () => trace.getTracer(productName)

/** Runs `work` as a part of the span. */
export const inside = <T>(span: Span, work: () => T): T => active.run(span, work)

/** Undefined: this is no part of a trace. */
export const traceId = (): string | undefined => active.getStore()?.spanContext().traceId

const isSampled = ({ traceFlags }: SpanContext) => (traceFlags & TraceFlags.SAMPLED) !== 0

/** Null unless the trace is sent to the collector. */
const recorded = (): Span | null => {
  const span = active.getStore()
  return span?.isRecording() ? span : null
}

/** Null unless the trace is sent to the collector. */
export const recordedTraceId = (): string | null => recorded()?.spanContext().traceId ?? null

/** Adds to the span that runs, if it is recorded. */
export const note = (attributes: Attributes): void => void recorded()?.setAttributes(attributes)

const startSpan = (name: string, options: SpanOptions, parent: Span): Span =>
  tracer().startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent))

/** Null unless the trace is recorded. The caller ends the span. */
export function startedSpan(name: string, options: SpanOptions): Span | null {
  const parent = recorded()
  return parent && startSpan(name, options, parent)
}

/** Runs `work`, in a span if the trace is recorded. */
export function spanned<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const parent = recorded()
  return parent ? inSpan(name, { attributes }, parent, work) : work()
}

export interface Carrier {
  traceparent?: string | undefined
}

/** What to send along, so that the trace continues where it is received. */
export function carried(): Carrier {
  const span = active.getStore()
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
  const sender = trace.wrapSpanContext(from)
  return isSampled(from) ? inSpan(name, { kind: SpanKind.CONSUMER }, sender, work) : inside(sender, work)
}

function inSpan<T>(name: string, options: SpanOptions, parent: Span, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, options, parent)
  return inside(span, async () => {
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
}
