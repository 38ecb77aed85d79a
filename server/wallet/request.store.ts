import { headers, longestRequestId } from '#contract/call.ts'
import { ContractFault } from '../contract-fault.ts'
import type { Transaction } from '../database/transaction.ts'
import { refused, type Reply } from '../reply.ts'
import { keyedHash } from '../seal.ts'

/** Milliseconds: without a key, equal content within them is one request. */
const sameWithin = 10_000

/** Requests that one player may make in a day; retries do not count. */
export const mostRequests = 1_000
const day = 24 * 60 * 60 * 1000

export interface PlayerRequest {
  playerId: number
  key: string | undefined
  call: string
  /** May hold secrets: only a keyed hash of it is kept. */
  body: unknown
  secret: string
  at: Date
}

/**
 * Does the work once per request. A retry gets the stored reply; one that comes during the first waits for it; the same key with other
 * content is refused (409). Work and reply are committed together. Throws ContractFault for a key that is too long.
 */
export async function once(
  tx: Transaction,
  request: PlayerRequest,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (request.key !== undefined && request.key.length > longestRequestId) {
    throw new ContractFault(headers.requestId, `at most ${longestRequestId}`)
  }
  const hash = hashOf(request)
  const earlier = request.key === undefined ? await findRecent(tx, request, hash) : null
  if (earlier) return earlier
  const { playerId, key, at } = request
  const { rows } = await tx.query<{ id: number }>(
    `insert into requests (player_id, key, content_hash, outcome, created_at)
     select $1, $2, $3, 'null', $4
      where not exists (select from requests where player_id = $1 and created_at > $5 offset $6)
     on conflict on constraint request_once do nothing returning id`,
    [playerId, key ?? null, hash, at, new Date(at.getTime() - day), mostRequests - 1],
  )
  const [row] = rows
  if (!row) return (await storedReply(tx, request, hash)) ?? tooMany(tx, request)
  const reply = await work()
  await tx.query('update requests set outcome = $2 where id = $1', [row.id, JSON.stringify(reply)])
  return reply
}

async function storedReply(
  tx: Transaction,
  { playerId, key }: PlayerRequest,
  hash: string,
): Promise<Reply | null> {
  const { rows } = await tx.query<{ content_hash: string | null; outcome: Reply }>(
    'select content_hash, outcome from requests where player_id = $1 and key = $2',
    [playerId, key],
  )
  if (!rows[0]) return null
  const { content_hash: kept, outcome } = rows[0]
  return kept === null || kept === hash
    ? outcome
    : refused('request id reused', { status: 409, outcome: 'unknown' })
}

/** Nothing is stored: a later retry with the same key is evaluated. */
async function tooMany(tx: Transaction, { playerId, key, at }: PlayerRequest): Promise<Reply> {
  const { rows } = await tx.query<{ oldest: Date }>(
    'select created_at as oldest from requests where player_id = $1 order by created_at desc offset $2 limit 1',
    [playerId, mostRequests - 1],
  )
  const freeAt = (rows[0]?.oldest ?? at).getTime() + day
  const seconds = Math.max(1, Math.ceil((freeAt - at.getTime()) / 1000))
  return refused('too many requests', {
    status: 429,
    limit: 'requests',
    retryAfter: seconds,
    values: { seconds },
    // The same request may be in progress.
    ...(key !== undefined && { outcome: 'unknown' }),
  })
}

/** The lock serializes equal requests, so that the second finds the first. A refused one may be tried again. */
async function findRecent(
  tx: Transaction,
  { playerId, at }: PlayerRequest,
  hash: string,
): Promise<Reply | null> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [hash, playerId])
  const { rows } = await tx.query<{ outcome: Reply }>(
    `select outcome from requests
      where player_id = $1 and content_hash = $2 and key is null and created_at > $3 and outcome @> '{"success": true}'
      order by created_at desc limit 1`,
    [playerId, hash, new Date(at.getTime() - sameWithin)],
  )
  return rows[0]?.outcome ?? null
}

const hashOf = ({ secret, call, body }: PlayerRequest) =>
  keyedHash(secret, 'request', JSON.stringify([call, body], inKeyOrder)).toString('base64url')

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
