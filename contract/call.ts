import * as z from 'zod/mini'

/** One call of the API. Client, server, documentation and tests are derived from it. */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST'
  /** Below `./api/`; unique: it is also the call's name. */
  readonly path: string
  /** `player` needs a bearer token; without one the reply is 401. */
  readonly auth: 'anyone' | 'player'
  readonly section: string
  /** The reply contains a secret: it is never compressed, so that its length reveals nothing. */
  readonly secret?: true
  /** Those of one player wait for each other, each with a database connection: the server limits how many are in progress. */
  readonly locks?: 'player'
  /** Not in the specification: our own call. */
  readonly beyond?: true
  /** Limit of the request body in bytes, where it is lower than for other calls. */
  readonly mostBytes?: number
  readonly request: Request
  readonly data: Data
}

export type RequestOf<C extends Call> = z.output<C['request']>
export type DataOf<C extends Call> = z.output<C['data']>

/** GET calls without parameters and POST calls with an empty body. */
export const nothing = z.object({})

/** A reply without data: whatever `data` holds is not read. */
export const noData = z.nullish(z.unknown())

/** Section 3: every reply has success, message and data. */
export const envelope = z.object({
  success: z.boolean(),
  message: z.nullish(z.string()),
  data: z.nullish(z.unknown()),
})
export type Envelope = z.output<typeof envelope>

/** `data` of a refusal that blames one field. */
export const blame = z.object({ field: z.string(), kind: z.string() })

/** `data` of a refusal when the call may have been done all the same: a retry with the same request id is safe. */
export const undecided = z.object({ outcome: z.literal('unknown') })

/** Request headers (section 7). */
export const headers = {
  locale: 'x-locale',
  fingerprint: 'x-fingerprint',
  /** Ours: the same id with the same content returns the stored reply. */
  requestId: 'idempotency-key',
  /** W3C Trace Context. */
  trace: 'traceparent',
} as const

/** Attribute of the document's root where the server traces. */
export const tracedMark = 'data-traced'

/** Attribute of the document's root: the part of the page loads that tell which transitions they took, 0 to 1; without it none does. */
export const walksMark = 'data-walks'

/** Characters of a request id. */
export const longestRequestId = 200
