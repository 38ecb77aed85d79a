import type { Db } from '../database/pool.ts'

export interface OwnSession {
  id: number
  started: Date
  ended: Date | null
  address: string
  /** The user agent that opened it. */
  device: string
}

interface Part {
  playerId: number
  skip: number
  take: number
  now: Date
}

const columns = `id, started_at as started, address, device,
  case when ended_at is not null or expires_at <= $2 then least(ended_at, expires_at) end as ended`

export async function listSessions(
  db: Db,
  { playerId, skip, take, now }: Part,
): Promise<{ total: number; list: OwnSession[] }> {
  const { rows: list } = await db.query<OwnSession>(
    `select ${columns} from sessions where player_id = $1 order by started_at desc, id desc offset $3 limit $4`,
    [playerId, now, skip, take],
  )
  const { rows } = await db.query<{ total: number }>(
    'select count(*) as total from sessions where player_id = $1',
    [playerId],
  )
  return { total: rows[0]?.total ?? 0, list }
}

/** Returns when it ended, which may be earlier; null if it is not the player's session. */
export async function endOwnSession(
  db: Db,
  { playerId, id, now }: { playerId: number; id: number; now: Date },
): Promise<Date | null> {
  const { rows } = await db.query<{ ended: Date }>(
    `update sessions set ended_at = least(ended_at, expires_at, $3) where player_id = $1 and id = $2
     returning ended_at as ended`,
    [playerId, id, now],
  )
  return rows[0]?.ended ?? null
}
