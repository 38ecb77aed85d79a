import type { Db } from '../database/pool.ts'
import type { RegisteredPerson } from '../world/register.ts'

/** As it is kept; PersonalNo is encrypted. */
export interface KnownPerson extends RegisteredPerson {
  /** ISO 3166-1. */
  country: string
}

export async function findPerson(db: Db, playerId: number): Promise<KnownPerson | null> {
  const { rows } = await db.query<KnownPerson>(
    `select players.name, surname, to_char(birth_date, 'YYYY-MM-DD') as "birthDate", email, phone,
            personal_no as "personalNo", code as country
       from players join countries on countries.id = country_id where players.id = $1`,
    [playerId],
  )
  return rows[0] ?? null
}

export interface KeptAnswer {
  answer: 'clear' | 'excluded' | 'no answer'
  askedAt: Date
  goodUntil: Date
}

export async function findAnswer(db: Db, playerId: number): Promise<KeptAnswer | null> {
  const { rows } = await db.query<KeptAnswer>(
    `select answer, asked_at as "askedAt", good_until as "goodUntil" from register_answers where player_id = $1`,
    [playerId],
  )
  return rows[0] ?? null
}

interface Asked extends KeptAnswer {
  playerId: number
  register: string
}

/** An answer replaces the one before; without an answer the one before stays. */
export async function keepAnswer(
  db: Db,
  { playerId, register, answer, askedAt, goodUntil }: Asked,
): Promise<void> {
  await db.query(
    `insert into register_answers as kept (player_id, register, answer, asked_at, good_until) values ($1, $2, $3, $4, $5)
     on conflict (player_id) do update
       set asked_at = excluded.asked_at,
           register = case when $3 = 'no answer' then kept.register else excluded.register end,
           answer = case when $3 = 'no answer' then kept.answer else excluded.answer end,
           good_until = case when $3 = 'no answer' then kept.good_until else excluded.good_until end`,
    [playerId, register, answer, askedAt, goodUntil],
  )
}
