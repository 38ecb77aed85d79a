import type { Db } from '../database/pool.ts'
import type { ExclusionElsewhere } from './break.rules.ts'

export interface Mark {
  kind: 'national id' | 'e-mail' | 'phone' | 'device'
  mark: Buffer
}

export async function keepMarks(db: Db, playerId: number, marks: readonly Mark[]): Promise<void> {
  await db.query(
    `insert into excluded_people (player_id, kind, mark) select $1, * from unnest($2::text[], $3::bytea[]) on conflict do nothing`,
    [playerId, marks.map(({ kind }) => kind), marks.map(({ mark }) => mark)],
  )
}

/** The browsers that the player has signed in with. */
export async function keepDevices(db: Db, playerId: number): Promise<void> {
  await db.query(
    `insert into excluded_people (player_id, kind, mark)
     select distinct $1::bigint, 'device', hash
       from sessions cross join lateral (values (fingerprint_hash), (browser_hash)) as each (hash)
      where player_id = $1 and hash is not null
     on conflict do nothing`,
    [playerId],
  )
}

/**
 * The exclusions in force of people whom one of the marks tells.
 * @param except this player's, and copies: without them an exclusion that was lifted would come back from its copy
 */
export async function findExclusions(
  db: Db,
  marks: readonly Mark[],
  except: number | null = null,
): Promise<ExclusionElsewhere[]> {
  const { rows } = await db.query<{
    id: number
    playerId: number
    begunAt: Date
    until: Date | null
    from: Date | null
    wait: number | null
    within: number | null
  }>(
    `select distinct on (breaks.id) breaks.id, breaks.player_id as "playerId", begun_at as "begunAt", until, liftable_from as "from",
            (extract(epoch from lift_wait) * 1000)::bigint as wait, (extract(epoch from lift_within) * 1000)::bigint as within
       from unnest($1::text[], $2::bytea[]) as given (kind, mark)
       join excluded_people people on people.kind = given.kind and people.mark = given.mark
       join breaks on breaks.player_id = people.player_id and breaks.kind = 'exclusion' and lifted_at is null
      where $3::bigint is null or (people.player_id <> $3 and original_player is null)`,
    [marks.map(({ kind }) => kind), marks.map(({ mark }) => mark), except],
  )
  return rows.map(({ id, playerId, begunAt, until, from, wait, within }) => ({
    kind: 'exclusion',
    begunAt,
    until,
    lift: from && wait !== null && within !== null ? { from, wait, within } : null,
    original: { player: playerId, break: id },
  }))
}

export interface Identity {
  /** Encrypted. */
  personalNo: string
  email: string
  phone: string
}

export async function findIdentity(db: Db, playerId: number): Promise<Identity> {
  const { rows } = await db.query<Identity>(
    'select personal_no as "personalNo", email, phone from players where id = $1',
    [playerId],
  )
  if (!rows[0]) throw new Error(`No player ${playerId}`)
  return rows[0]
}

export async function isRemembered(db: Db, playerId: number): Promise<boolean> {
  const { rowCount } = await db.query('select from excluded_people where player_id = $1 limit 1', [playerId])
  return rowCount === 1
}

export async function listExcludedPlayers(db: Db): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>('select distinct player_id as id from excluded_people')
  return rows.map(({ id }) => id)
}

/** Those whose hash depends on the secret. */
export async function dropKeyedMarks(db: Db, playerId: number): Promise<void> {
  await db.query(`delete from excluded_people where player_id = $1 and kind <> 'device'`, [playerId])
}
