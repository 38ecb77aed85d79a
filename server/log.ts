import { pino, type DestinationStream, type Logger } from 'pino'
import type { Env } from './env.ts'

/** Never written, at whatever depth up to three they are logged. */
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

/** How far causes of causes are followed. */
const causesLogged = 5

const errorLine = (error: Error, left = causesLogged): ErrorLine => ({
  kind: error.name,
  text: error.message,
  stack: error.stack,
  ...(error.cause instanceof Error && left > 0 && { cause: errorLine(error.cause, left - 1) }),
})

/** Errors keep their `code` (ECONNREFUSED, 23505): only what a request carried is a secret there. */
const serializers = {
  err: (error: Error) => errorLine(error),
  req: (request: { method: string; url: string; id: string; address?: string }) => ({
    method: request.method,
    path: request.url.split('?')[0],
    id: request.id,
    address: request.address,
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
}

/** Lines that come while others are being written go together; when the process ends, all are written. */
export function createLog(env: Env, stream?: DestinationStream): Logger {
  const options = { level: env.logLevel, redact: { paths, censor: '[hidden]' }, serializers }
  // Without a least length a flush waits for nothing, and what is being written when the process exits is lost.
  return pino(options, stream ?? pino.destination({ sync: false, minLength: 1 }))
}
