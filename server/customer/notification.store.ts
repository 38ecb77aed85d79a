import type { QueryResultRow } from 'pg'
import type { Notification, NotificationPage } from '#contract/notification.ts'
import type { Db } from '../database/pool.ts'

interface Row extends Omit<Notification, 'timeStamp'> {
  timeStamp: Date
}

const columns = `id, type, title, note, created_at as "timeStamp", read_at is not null as "isRead"`
const onTheWire = (row: Row): Notification => ({ ...row, timeStamp: row.timeStamp.toISOString() })

/** Newest first; `older` counts those after this page. */
export async function listNotifications(
  db: Db,
  { playerId, skip, take }: { playerId: number; skip: number; take: number },
): Promise<NotificationPage> {
  const { rows } = await db.query<Row>(
    `select ${columns} from notifications where player_id = $1
      order by created_at desc, id desc offset $2 limit $3`,
    [playerId, skip, take],
  )
  const last = rows[take - 1]
  return { list: rows.map(onTheWire), ...(last ? await countOlder(db, playerId, last.id) : nothingOlder) }
}

type Older = Omit<NotificationPage, 'list'>
const nothingOlder: Older = { older: 0, olderUnread: 0 }

async function countOlder(db: Db, playerId: number, id: number): Promise<Older> {
  const { rows } = await db.query<Older & QueryResultRow>(
    `select count(*) as older, count(*) filter (where read_at is null) as "olderUnread" from notifications
      where player_id = $1 and (created_at, id) < (select created_at, id from notifications where id = $2)`,
    [playerId, id],
  )
  return rows[0] ?? nothingOlder
}

export async function findNotification(db: Db, playerId: number, id: number): Promise<Notification | null> {
  const { rows } = await db.query<Row>(
    `select ${columns} from notifications where player_id = $1 and id = $2`,
    [playerId, id],
  )
  return rows[0] ? onTheWire(rows[0]) : null
}

/** All or none: false, and nothing written, if one is not the player's. */
export async function markRead(
  db: Db,
  { playerId, ids, now }: { playerId: number; ids: readonly number[]; now: Date },
): Promise<boolean> {
  const asked = [...new Set(ids)]
  const { rows } = await db.query<{ own: number }>(
    `with own as (select id from notifications where player_id = $1 and id = any($2::bigint[])),
          written as (
            update notifications set read_at = $3
             where id in (select id from own) and read_at is null and (select count(*) from own) = $4
          )
     select count(*) as own from own`,
    [playerId, asked, now, asked.length],
  )
  return rows[0]?.own === asked.length
}
