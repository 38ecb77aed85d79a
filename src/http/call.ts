import * as z from 'zod/mini'
import { blame, envelope, headers, undecided, type Envelope, type RequestOf } from '#contract/call.ts'
import type { StoredSession } from '#contract/auth.ts'
import type { Failure } from '#contract/failure.ts'
import { calls, type CallName, type Calls } from '#contract/index.ts'
import { limitRefusal } from '#contract/protection.ts'
import { currentSession, endSession } from '../session/session.ts'
import { fingerprint } from '../session/fingerprint.ts'
import type { Answer, AskOptions } from './ask.ts'
import { siteRoot } from './site-root.ts'
import { traceparent } from './traceparent.ts'

/** Milliseconds until a call counts as unanswered. */
const timeout = 10_000
const unauthorized = 401
/** Statuses whose envelope is a refusal; any other status is a fault of one side. */
const refusals = [200, 400, 409, 429, 503]

const fail = (failure: Failure): never => {
  throw failure
}

/** Sends a call as section 7 says and parses the reply by the contract. */
export async function call<Name extends CallName>(
  name: Name,
  request: RequestOf<Calls[Name]>,
  { requestId, signal, locale }: AskOptions & { locale: string },
): Promise<Answer<Name>> {
  const { method, path } = calls[name]
  const session = currentSession()
  const token = session?.token ?? null
  const response = await send({ method, path, request, session, requestId, signal, locale })
  const reply = await read(response)
  if (response.status === unauthorized) {
    if (token !== null) endSession(token, reply.message ?? '')
    return fail({ kind: 'signed out', message: reply.message ?? '' })
  }
  if (!reply.success)
    return fail(refusals.includes(response.status) ? refusal(reply) : { kind: 'not understood' })
  return {
    message: reply.message || null,
    data: understood<Calls[Name]['data']>(calls[name].data, reply.data),
  }
}

function understood<Schema>(schema: Schema & z.core.$ZodType, data: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, data)
  return parsed.success ? parsed.data : fail({ kind: 'not understood' })
}

interface Sending {
  method: 'GET' | 'POST'
  path: string
  request: Record<string, unknown>
  session: StoredSession | null
  requestId: string | undefined
  signal: AbortSignal | undefined
  locale: string
}

async function send({
  method,
  path,
  request,
  session,
  requestId,
  signal,
  locale,
}: Sending): Promise<Response> {
  const url = new URL(`./api/${path}`, siteRoot())
  const isPosted = method === 'POST'
  if (!isPosted) url.search = String(new URLSearchParams(query(request)))
  const tooLate = AbortSignal.timeout(timeout)
  const trace = traceparent()
  try {
    return await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        [headers.locale]: locale,
        [headers.fingerprint]: session?.fingerprint ?? fingerprint(),
        ...(isPosted && { 'content-type': 'application/json' }),
        ...(session && { authorization: `Bearer ${session.token}` }),
        ...(requestId !== undefined && { [headers.requestId]: requestId }),
        ...(trace !== undefined && { [headers.trace]: trace }),
      },
      ...(isPosted && { body: JSON.stringify(request) }),
      signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
    })
  } catch {
    return fail({ kind: 'no answer' })
  }
}

function query(request: Record<string, unknown>): Record<string, string> {
  const present = Object.entries(request).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([key, value]) => [key, String(value)]))
}

async function read(response: Response): Promise<Envelope> {
  const text = await response.text().catch(() => fail({ kind: 'no answer' }))
  const parsed = z.safeParse(envelope, json(text))
  return parsed.success ? parsed.data : fail({ kind: 'not understood' })
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusal({ message, data }: Envelope): Failure {
  if (z.safeParse(undecided, data).success) return { kind: 'no answer', ...(message && { message }) }
  const blamed = z.safeParse(blame, data)
  const stopped = z.safeParse(limitRefusal, data)
  return {
    kind: 'refused',
    message: message ?? '',
    ...(blamed.success && { field: blamed.data.field }),
    ...(stopped.success && { limit: stopped.data.reached }),
  }
}
