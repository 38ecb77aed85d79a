import type { Db } from '../database/pool.ts'

/** False, and nothing written, if another account of the person has had the trial bonus. */
export async function keepPerson(
  db: Db,
  { playerId, person }: { playerId: number; person: Buffer },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'insert into trial_bonus_people (person, player_id) values ($1, $2) on conflict (person) do nothing',
    [person, playerId],
  )
  return rowCount === 1
}

export async function hadTrial(db: Db, person: Buffer): Promise<true | null> {
  const { rowCount } = await db.query('select from trial_bonus_people where person = $1', [person])
  return rowCount === 0 ? null : true
}

/** Accounts that have had the trial bonus and are not in trial_bonus_people, oldest first. */
export async function listUnknownPeople(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<{ playerId: number; personalNo: string }[]> {
  const { rows } = await db.query<{ playerId: number; personalNo: string }>(
    `select players.id as "playerId", personal_no as "personalNo"
       from bonuses join players on players.id = bonuses.player_id
      where offer_code = 'trial' and players.id > $1
        and not exists (select from trial_bonus_people people where people.player_id = players.id)
      order by players.id limit $2`,
    [after, most],
  )
  return rows
}
