import { createHash } from 'node:crypto'
import type { SlipRefusal, SlipRequest, SlipStatus, SportsBook } from '#sandbox/contract/sports.ts'
import type { Db } from '../database.ts'
import type { Leg } from './slip.rules.ts'

export interface SlipKey {
  book: SportsBook
  usercode: string
  /** Made by the browser. */
  id: string
}

export interface KeptSlip extends SlipKey {
  stake: number
  legs: Leg[]
  status: 'placing' | 'refused' | SlipStatus
  refusal: SlipRefusal | null
  won: number
  placedAt: Date
}

/** Without the odds at which the slip was taken: they may have moved before a repetition. */
const contentOf = ({ stake, accept, legs }: SlipRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([stake, accept, legs]))
    .digest()

const columns = `book, usercode, id, stake, legs, status, refusal, won, placed_at as "placedAt"`

export interface NewSlip {
  key: SlipKey
  asked: SlipRequest
  legs: readonly Leg[]
  now: Date
  /** Without an answer of the wallet by then the slip is given up. */
  dueAt: Date
}

/** False if the id exists. */
export async function insertSlip(db: Db, { key, asked, legs, now, dueAt }: NewSlip): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into sandbox.sports_slips (book, usercode, id, content_hash, stake, legs, status, placed_at, due_at)
     values ($1, $2, $3, $4, $5, $6, 'placing', $7, $8) on conflict do nothing`,
    [key.book, key.usercode, key.id, contentOf(asked), asked.stake, JSON.stringify(legs), now, dueAt],
  )
  return rowCount === 1
}

/** `same`: it was placed with the same content. */
export async function findSlip(
  db: Db,
  key: SlipKey,
  asked: SlipRequest,
): Promise<{ slip: KeptSlip; same: boolean } | null> {
  const { rows } = await db.query<KeptSlip & { content: Buffer }>(
    `select ${columns}, content_hash as content from sandbox.sports_slips
      where book = $1 and usercode = $2 and id = $3`,
    [key.book, key.usercode, key.id],
  )
  const [row] = rows
  if (!row) return null
  const { content, ...slip } = row
  return { slip, same: content.equals(contentOf(asked)) }
}

export async function lockSlip(db: Db, { book, usercode, id }: SlipKey): Promise<KeptSlip | null> {
  const { rows } = await db.query<KeptSlip>(
    `select ${columns} from sandbox.sports_slips where book = $1 and usercode = $2 and id = $3 for update`,
    [book, usercode, id],
  )
  return rows[0] ?? null
}

interface SlipChange {
  from: 'placing' | 'open'
  to: 'refused' | SlipStatus
  refusal?: SlipRefusal
  won?: number
  dueAt?: Date
  now: Date
}

/** False if the slip is no longer in the status `from`. */
export async function changeSlip(db: Db, key: SlipKey, change: SlipChange): Promise<boolean> {
  const { from, to, refusal = null, won = 0, dueAt = null, now } = change
  const { rowCount } = await db.query(
    `update sandbox.sports_slips
        set status = $5, refusal = $6, won = $7, due_at = coalesce($8, due_at),
            settled_at = case when $5 in ('won', 'lost', 'void') then $9::timestamptz end
      where book = $1 and usercode = $2 and id = $3 and status = $4`,
    [key.book, key.usercode, key.id, from, to, refusal, won, dueAt, now],
  )
  return rowCount === 1
}

/** Slips to settle or to give up now. */
export async function dueSlips(db: Db, now: Date, most: number): Promise<KeptSlip[]> {
  const { rows } = await db.query<KeptSlip>(
    `select ${columns} from sandbox.sports_slips
      where status in ('placing', 'open') and due_at <= $1 order by due_at limit $2`,
    [now, most],
  )
  return rows
}

const ofPlayer = (where: string, order: string) => `
  select ${columns} from sandbox.sports_slips where book = $1 and usercode = $2 and ${where} order by ${order} limit $3`
const settledLast = ofPlayer(`status in ('won', 'lost', 'void')`, 'settled_at desc, placed_at desc')
const openLast = ofPlayer(`status = 'open'`, 'placed_at desc')

/** Newest first. */
export async function listSlips(
  db: Db,
  { book, usercode }: Omit<SlipKey, 'id'>,
  which: 'open' | 'settled',
  most: number,
): Promise<KeptSlip[]> {
  const { rows } = await db.query<KeptSlip>(which === 'open' ? openLast : settledLast, [book, usercode, most])
  return rows
}
