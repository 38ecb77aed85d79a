import { createHash } from 'node:crypto'
import type { Db, Pool } from '../database/pool.ts'
import { transaction } from '../database/transaction.ts'
import type { LimitName } from './limit-name.ts'
import { waitFor, type Limit } from './limit.rules.ts'

export type Wait =
  | 'too many tries'
  | 'too many tries at account'
  | 'too many codes'
  | 'too many sign-ups'
  | 'too many launches'
  | 'too many from network'

export interface Count {
  /** Hashed: the database does not show what is counted. */
  key: Buffer
  name: LimitName
  limit: Limit
  wait: Wait
  /** While this counter of the guesser's own has free tries left, `limit` does not apply: what others tried does not block the guesser. */
  reserve?: Count
}

export type Counted =
  | { allowed: true; tries: number[] }
  | { allowed: false; seconds: number; wait: Wait; limit: LimitName }

export const countOf = (wait: Wait, limit: Limit, name: LimitName, ...whose: (string | number)[]): Count => ({
  key: createHash('sha256')
    .update(JSON.stringify([name, ...whose]))
    .digest(),
  name,
  limit,
  wait,
})

const withReserves = (counts: readonly Count[]): Count[] =>
  counts.flatMap((each) => (each.reserve ? [each, each.reserve] : [each]))

async function waitsOf(db: Db, counts: readonly Count[], now: Date): Promise<Map<Count, number>> {
  const { rows } = await db.query<{ tries: Date[] }>(
    `select array(select t.tried_at from tries t where t.key = asked.key and t.tried_at > asked.since
                   order by t.tried_at desc limit asked.most) as tries
       from unnest($1::bytea[], $2::timestamptz[], $3::int[]) with ordinality as asked (key, since, most, place)
      order by place`,
    [
      counts.map(({ key }) => key),
      counts.map(({ limit }) => new Date(now.getTime() - limit.window)),
      counts.map(({ limit }) => limit.most),
    ],
  )
  return new Map(counts.map((each, place) => [each, waitFor(rows[place]?.tries ?? [], each.limit, now)]))
}

async function longest(db: Db, counts: readonly Count[], now: Date): Promise<Counted | null> {
  const waitOf = await waitsOf(db, withReserves(counts), now)
  const waits = counts.map((each) => ({
    milliseconds: each.reserve && waitOf.get(each.reserve) === 0 ? 0 : (waitOf.get(each) ?? 0),
    wait: each.wait,
    limit: each.name,
  }))
  const worst = waits.reduce((most, each) => (each.milliseconds > most.milliseconds ? each : most))
  if (worst.milliseconds === 0) return null
  return {
    allowed: false,
    seconds: Math.ceil(worst.milliseconds / 1000),
    wait: worst.wait,
    limit: worst.limit,
  }
}

/** Counts a try before it is evaluated, so that parallel tries cannot pass together. */
export async function count(tx: Db, counts: readonly Count[], now: Date): Promise<Counted> {
  const all = withReserves(counts)
  const keys = all.map(({ key }) => key.toString('hex')).toSorted()
  await tx.query('select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key', [
    keys,
  ])
  const refusal = await longest(tx, counts, now)
  if (refusal) return refusal
  const { rows } = await tx.query<{ id: number }>(
    'insert into tries (key, tried_at) select unnest($1::bytea[]), $2::timestamptz returning id',
    [all.map(({ key }) => key), now],
  )
  return { allowed: true, tries: rows.map(({ id }) => id) }
}

/** Outside a transaction. A refusal costs one query and takes no lock, however many come at once. */
export async function countAlone(pool: Pool, counts: readonly Count[], now: Date): Promise<Counted> {
  return (await longest(pool, counts, now)) ?? transaction(pool, (tx) => count(tx, counts, now))
}

/** For tries that were no failures. */
export async function uncount(db: Db, tries: readonly number[]): Promise<void> {
  await db.query('delete from tries where id = any($1::bigint[])', [tries])
}

export async function startAnew(db: Db, counts: readonly Count[]): Promise<void> {
  await db.query('delete from tries where key = any($1::bytea[])', [counts.map(({ key }) => key)])
}
