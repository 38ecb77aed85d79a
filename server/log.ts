import { pino, type DestinationStream, type Logger } from 'pino'
import type { Env } from './env.ts'
import { traceId } from './tracing/spans.ts'

/** Redacted from the log, down to depth three. */
const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'password2',
  'oldPassword',
  'confirmPassword',
  'token',
  'access_token',
  'betsyToken',
  'betcoToken',
  'fingerprint',
  'code',
  'PersonalNo',
  'personalNo',
  'phone',
  'detail',
]
const depths = ['', '*.', '*.*.']
const paths = secretKeys.flatMap((key) => depths.map((depth) => `${depth}${key}`))

interface ErrorLine {
  kind: string
  text: string
  stack: string | undefined
  cause?: ErrorLine | undefined
}

const causesLogged = 5

const errorLine = (error: Error, left = causesLogged): ErrorLine => ({
  kind: error.name,
  text: error.message,
  stack: error.stack,
  ...(error.cause instanceof Error && left > 0 && { cause: errorLine(error.cause, left - 1) }),
})

/** Only these fields are logged: others, as `detail` of a database error, may hold personal data. */
const serializers = {
  err: (error: Error) => errorLine(error),
  req: (request: { method: string; url: string; address?: string }) => ({
    method: request.method,
    path: request.url.split('?')[0],
    address: request.address,
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
}

/** Field of a line that names the trace; without tracing, the request. */
export const traceField = 'trace_id'

/** The loggers of requests have the field already. */
function traced(_line: object, _level: number, logger: Logger): object {
  const id = traceId()
  return id === undefined || traceField in logger.bindings() ? {} : { [traceField]: id }
}

/** Lines that come during a write are batched; when the process ends, all are written. */
export function createLog(env: Env, stream?: DestinationStream): Logger {
  const options = { level: env.logLevel, redact: { paths, censor: '[hidden]' }, serializers, mixin: traced }
  // Without minLength a flush does not wait, and lines in progress are lost at exit.
  return pino(options, stream ?? pino.destination({ sync: false, minLength: 1 }))
}
