import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { headers as headerNames } from '#contract/call.ts'

/** Version 00 of W3C Trace Context; ids of zeros are invalid. */
const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

export const newTraceId = (): string => randomUUID().replaceAll('-', '')

/** The trace id that a request brings, or a new one. */
export const takenTraceId = ({ headers }: { headers: IncomingHttpHeaders }): string =>
  form.exec(String(headers[headerNames.trace]))?.[1] ?? newTraceId()
