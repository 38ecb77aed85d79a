import type { Db } from '../database/pool.ts'
import { withinDays } from '../database/within-days.ts'

export interface NewAct {
  /** From `--id`, or generated. */
  id: string
  who: string
  why: string | null
  command: string
  /** JSON. */
  given: string
  players: readonly number[]
  subject: string | null
  outcome: string
  at: Date
}

export type KeptAct = Pick<NewAct, 'id' | 'who' | 'command' | 'outcome' | 'at'> & { sameGiven: boolean }

/** Locks the id until the transaction ends. 'in files': it was done, and its month is in files. */
export async function findAct(db: Db, id: string, given: string): Promise<KeptAct | 'in files' | null> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('operator act ' || $1, 0))`, [id])
  const { rows } = await db.query<KeptAct & { isHere: boolean }>(
    `select act_names.name as id, who, command, outcome, done_at as at, given = $2::jsonb as "sameGiven", id is not null as "isHere"
       from act_names left join operator_acts on operator_acts.id = act_id where act_names.name = $1`,
    [id, given],
  )
  const [row] = rows
  if (!row) return null
  return row.isHere ? row : 'in files'
}

export async function insertAct(db: Db, act: NewAct): Promise<void> {
  const { id, who, why, command, given, players, subject, outcome, at } = act
  await db.query(
    `insert into operator_acts (name, who, why, command, given, player_ids, subject, outcome, done_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, who, why, command, given, players, subject, outcome, at],
  )
}

export interface ActQuery {
  playerId: number | null
  who: string | null
  command: string | null
  from: string | null
  to: string | null
  take: number
}

export type ActLine = {
  done: Date
  who: string
  command: string
  why: string | null
  players: string | null
  subject: string | null
  given: string
  outcome: string
  id: string
}

export async function listActs(db: Db, query: ActQuery): Promise<ActLine[]> {
  const { rows } = await db.query<ActLine>(
    `select done_at as done, who, command, why,
            (select string_agg(usercode, ' ' order by id) from players where id = any(player_ids)) as players,
            subject, given::text as given, outcome, name as id
       from operator_acts
      where ($1::bigint is null or player_ids @> array[$1::bigint]) and ($2::text is null or who = $2)
        and ($3::text is null or command = $3) and ${withinDays('done_at', '$4', '$5')}
      order by done_at desc, operator_acts.id desc limit $6`,
    [query.playerId, query.who, query.command, query.from, query.to, query.take],
  )
  return rows
}
