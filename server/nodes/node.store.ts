import type { Db } from '../database/pool.ts'

/** Milliseconds. */
export const beatEvery = 5_000
/** Milliseconds without a beat after which a node is dead. */
export const deadAfter = 4 * beatEvery

export async function beat(db: Db, id: string): Promise<void> {
  await db.query(
    `insert into nodes (id, heard_at) values ($1, clock_timestamp())
     on conflict (id) do update set heard_at = excluded.heard_at`,
    [id],
  )
}

export async function leave(db: Db, id: string): Promise<void> {
  await db.query('delete from nodes where id = $1', [id])
}

/** Removes the dead nodes, but those that another transaction is removing. Milliseconds since the first of them was heard; null: there is none. */
export async function removeDead(db: Db): Promise<number | null> {
  const { rows } = await db.query<{ age: number | null }>(
    `with dead as (
       select id from nodes where heard_at < clock_timestamp() - $1 * interval '1 ms' for update skip locked
     ), removed as (
       delete from nodes using dead where nodes.id = dead.id returning heard_at
     )
     select (extract(epoch from clock_timestamp() - min(heard_at)) * 1000)::float8 as age from removed`,
    [deadAfter],
  )
  return rows[0]?.age ?? null
}
