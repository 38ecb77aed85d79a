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
  /** Of a file of players: it keeps the player from bets alone. */
  betsOnly: boolean
}

export async function findAnswer(db: Db, playerId: number): Promise<KeptAnswer | null> {
  const { rows } = await db.query<KeptAnswer>(
    `select answer, asked_at as "askedAt", good_until as "goodUntil", bets_only as "betsOnly"
       from register_answers where player_id = $1`,
    [playerId],
  )
  return rows[0] ?? null
}

interface Asked extends KeptAnswer {
  playerId: number
  register: string
}

/**
 * An answer replaces that to an earlier question. Without an answer the one before stays, but "clear" is not used any longer: the register
 * is asked again before the next bet.
 */
export async function keepAnswer(
  db: Db,
  { playerId, register, answer, askedAt, goodUntil, betsOnly }: Asked,
): Promise<void> {
  await db.query(
    `insert into register_answers as kept (player_id, register, answer, asked_at, good_until, bets_only)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id) do update
       set asked_at = excluded.asked_at, bets_only = excluded.bets_only,
           register = case when $3 = 'no answer' then kept.register else excluded.register end,
           answer = case when $3 = 'no answer' then kept.answer else excluded.answer end,
           good_until = case when $3 = 'no answer' then least(kept.good_until, excluded.good_until) else excluded.good_until end
     where kept.asked_at <= excluded.asked_at`,
    [playerId, register, answer, askedAt, goodUntil, betsOnly],
  )
}

/** The file is asked before the next bet, unless an answer is there. */
export async function expectAnswer(db: Db, playerId: number, file: string): Promise<void> {
  await db.query(
    `insert into register_answers (player_id, register, answer, asked_at, good_until, bets_only)
     values ($1, $2, 'no answer', 'epoch', 'epoch', true) on conflict do nothing`,
    [playerId, file],
  )
}

/** The file is asked before the next bet. */
export async function expireAnswer(db: Db, playerId: number): Promise<void> {
  await db.query(
    `update register_answers set asked_at = 'epoch', good_until = 'epoch' where player_id = $1 and bets_only`,
    [playerId],
  )
}
