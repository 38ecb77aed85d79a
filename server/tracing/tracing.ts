import { SpanKind, SpanStatusCode, trace, TraceFlags, type Span } from '@opentelemetry/api'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import type { Parts } from '../parts.ts'
import { within } from '../run.ts'
import { watchOutgoing } from './outgoing.ts'
import { keyedSampler } from './sampler.ts'
import { inside, tracer } from './spans.ts'

/** Milliseconds that a stop waits for the collector. */
const farewell = 2_000
/** Milliseconds between two log lines about a collector that takes nothing. */
const complaintEvery = 60_000

declare module 'fastify' {
  interface FastifyRequest {
    /** With tracing only; null before its hook has run. */
    span: Span | null
  }
}

export interface Tracing {
  /** Gives each request a span, whose trace id is the id of the request. Call it before the app has routes. */
  watch(app: FastifyInstance): void
  stop(): Promise<void>
}

/** Of the whole process. Spans that the collector does not take are dropped: the queue is bounded. */
export function startTracing(
  { endpoint, ratio, service }: NonNullable<Env['traces']>,
  { secret, log }: { secret: string; log: Pick<Parts['log'], 'warn'> },
): Tracing {
  let requestId = ''
  const random = new RandomIdGenerator()
  const isRecorded = keyedSampler(secret, ratio)
  /** A trace that is not recorded has an id and no spans. */
  const beginTrace = ({ id, method }: FastifyRequest): Span => {
    if (!isRecorded(id))
      return trace.wrapSpanContext({
        traceId: id,
        spanId: random.generateSpanId(),
        traceFlags: TraceFlags.NONE,
      })
    requestId = id
    return tracer().startSpan(method, { kind: SpanKind.SERVER, root: true })
  }
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // Spans are started in recorded traces only.
    sampler: new AlwaysOnSampler(),
    // Only requests begin a trace.
    idGenerator: { generateTraceId: () => requestId, generateSpanId: () => random.generateSpanId() },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  })
  let quietUntil = 0
  setGlobalErrorHandler((error) => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + complaintEvery
    log.warn({ why: typeof error === 'string' ? error : error.message }, 'the collector did not take traces')
  })
  trace.setGlobalTracerProvider(provider)
  const forgetOutgoing = watchOutgoing()

  return {
    watch(app) {
      app.decorateRequest('span', null)
      app.addHook('onRequest', (request, _reply, done) => {
        request.span = beginTrace(request)
        done()
      })
      app.addHook('preHandler', ({ span }, _reply, done) => {
        if (span) inside(span, done)
        else done()
      })
      app.addHook('onResponse', (request, { statusCode }, done) => {
        const { span } = request
        if (span?.isRecording()) describe(span, request, statusCode).end()
        done()
      })
    },
    async stop() {
      forgetOutgoing()
      await within(farewell, () => provider.shutdown().catch(() => undefined))
      trace.disable()
    },
  }
}

/** Semantic conventions of HTTP. The query is left out, since it may hold a token. */
function describe(span: Span, { method, url, routeOptions }: FastifyRequest, status: number): Span {
  const { url: route } = routeOptions
  if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  return span.setAttributes({
    'http.request.method': method,
    'http.response.status_code': status,
    'url.path': url.split('?')[0] ?? '',
  })
}
