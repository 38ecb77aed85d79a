import { createHash } from 'node:crypto'
import { headers } from '#contract/call.ts'
import { ContractFault } from '../contract-fault.ts'
import type { Transaction } from '../database/transaction.ts'
import { refused, type Reply } from '../reply.ts'

const longestKey = 200

/** Without a key, equal content within this time counts as one request; milliseconds. */
const sameWithin = 10_000

export interface PlayerRequest {
  playerId: number
  /** The client's name for the request. */
  key: string | undefined
  call: string
  body: unknown
  at: Date
}

/**
 * Does the work once per request. A repetition gets the stored reply, one that arrives while the first is at work waits for it; the same
 * key with other content is refused (409). The work and its reply are written in one transaction, or neither is. Throws ContractFault where the key cannot be taken.
 */
export async function once(
  tx: Transaction,
  request: PlayerRequest,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (request.key !== undefined && request.key.length > longestKey) {
    throw new ContractFault(headers.requestId, `at most ${longestKey}`)
  }
  const hash = hashOf(request)
  const earlier = request.key === undefined ? await findRecent(tx, request, hash) : null
  if (earlier) return earlier
  const { playerId, key, at } = request
  const { rows } = await tx.query<{ id: number }>(
    `insert into requests (player_id, key, content_hash, outcome, created_at) values ($1, $2, $3, 'null', $4)
     on conflict on constraint request_once do nothing returning id`,
    [playerId, key ?? null, hash, at],
  )
  const [row] = rows
  if (!row) return storedReply(tx, request, hash)
  const reply = await work()
  await tx.query('update requests set outcome = $2 where id = $1', [row.id, JSON.stringify(reply)])
  return reply
}

async function storedReply(tx: Transaction, { playerId, key }: PlayerRequest, hash: string): Promise<Reply> {
  const { rows } = await tx.query<{ content_hash: string; outcome: Reply }>(
    'select content_hash, outcome from requests where player_id = $1 and key = $2',
    [playerId, key],
  )
  if (!rows[0]) throw new Error('A request that was there is gone')
  return rows[0].content_hash === hash ? rows[0].outcome : refused('request id reused', { status: 409 })
}

/** Equal requests pass here one at a time, so that of two at once the second finds the first. One that was refused may be tried again. */
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

const hashOf = ({ call, body }: PlayerRequest) =>
  createHash('sha256')
    .update(JSON.stringify([call, body], inKeyOrder))
    .digest('base64url')

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
