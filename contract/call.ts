import * as z from 'zod/mini'

/** One call of the wire: everything that client, server, documentation and tests derive theirs from. */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST'
  /** Below `./api/`; unique, and the name of the call. */
  readonly path: string
  /** `player` needs a bearer token and is answered 401 without one. */
  readonly auth: 'anyone' | 'player'
  /** The section of the specification that asks for it. */
  readonly section: string
  /** True where the answer holds a secret: it is never compressed, so that its length tells nothing of it. */
  readonly secret?: true
  /** True where the specification is silent and the call is ours. */
  readonly beyond?: true
  /** Of a request's body, where that is less than for other calls. */
  readonly mostBytes?: number
  readonly request: Request
  readonly data: Data
}

export type RequestOf<C extends Call> = z.output<C['request']>
export type DataOf<C extends Call> = z.output<C['data']>

/** GET calls without parameters and POST calls with an empty body. */
export const nothing = z.object({})

/** Replies that carry no data: whatever stands there is not read. */
export const noData = z.nullish(z.unknown())

/** Section 3: every reply has success, message and data. */
export const envelope = z.object({
  success: z.boolean(),
  message: z.nullish(z.string()),
  data: z.nullish(z.unknown()),
})
export type Envelope = z.output<typeof envelope>

/** What a refusal's `data` holds when one field is to blame. */
export const blame = z.object({ field: z.string(), kind: z.string() })

/** What a refusal's `data` holds when the call may have been done all the same: sent again with the same id, it is done once. */
export const undecided = z.object({ outcome: z.literal('unknown') })

/** Headers that every request carries (section 7). */
export const headers = {
  locale: 'x-locale',
  fingerprint: 'x-fingerprint',
  /** Ours: the same id with the same content returns the stored reply. */
  requestId: 'idempotency-key',
} as const

/** Signs of a request's id. */
export const longestRequestId = 200
