import { birthDateOf, type Country, type Registration } from '#contract/auth.ts'
import type { Db } from '../database/pool.ts'
import { hashOfBrowser } from '../guard/standing.store.ts'
import type { Locale } from '#contract/locale.ts'

export interface Account {
  id: number
  username: string
  usercode: string
  phone: string
  smsVerified: boolean
  password: string
}

const account = `id, username, usercode, phone, phone_verified_at is not null as "smsVerified", password`

/** Usernames are case-insensitive. */
export async function findAccount(db: Db, username: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select ${account} from players where lower(username) = lower($1)`,
    [username],
  )
  return rows[0] ?? null
}

export async function findMailbox(db: Db, username: string): Promise<{ id: number; email: string } | null> {
  const { rows } = await db.query<{ id: number; email: string }>(
    'select id, email from players where lower(username) = lower($1)',
    [username],
  )
  return rows[0] ?? null
}

/** @param password hash @param fingerprint of the browser that proved the mailbox: it becomes a known browser */
export async function replacePassword(
  db: Db,
  { playerId, password, fingerprint }: { playerId: number; password: string; fingerprint: string },
): Promise<void> {
  await db.query(
    'update players set password = $2, password_version = password_version + 1, recovered_by = $3 where id = $1',
    [playerId, password, hashOfBrowser(fingerprint)],
  )
}

interface NewPlayer {
  form: Registration
  /** Hashed. */
  password: string
  /** Encrypted. */
  personalNo: string
  locale: Locale
  now: Date
}

/** What of a registration somebody has already. */
export async function findTaken(
  db: Db,
  { username, email }: Pick<Registration, 'username' | 'email'>,
): Promise<'username' | 'email' | null> {
  const { rows } = await db.query<{ taken: 'username' | 'email' }>(
    `select case when lower(username) = lower($1) then 'username' else 'email' end as taken
       from players where lower(username) = lower($1) or lower(email) = lower($2) order by taken desc limit 1`,
    [username, email],
  )
  return rows[0]?.taken ?? null
}

/** Who has signed up with these data since then. */
export async function findNewcomer(
  db: Db,
  { username, email, phone }: Registration,
  since: Date,
): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select ${account} from players
      where lower(username) = lower($1) and lower(email) = lower($2) and phone = $3 and created_at >= $4`,
    [username, email, phone, since],
  )
  return rows[0] ?? null
}

/** Violates `players_username` or `players_email` if another player has it. */
export async function insertPlayer(db: Db, player: NewPlayer): Promise<Account> {
  const { form, password, personalNo, locale, now } = player
  const { rows } = await db.query<Account>(
    `insert into players (username, email, password, name, surname, personal_no, phone, birth_date, country_id,
                          currency_id, trial_bonus_wanted, referrer_id, locale, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning ${account}`,
    [
      form.username,
      form.email,
      password,
      form.name,
      form.surname,
      personalNo,
      form.phone,
      birthDateOf(form),
      form.country,
      form.currencyId,
      form.trialBonus,
      form.refId ?? null,
      locale,
      now,
    ],
  )
  if (!rows[0]) throw new Error('The player was not written')
  return rows[0]
}

export async function listCountries(db: Db): Promise<Country[]> {
  const { rows } = await db.query<Country>(
    'select id, name, code from countries order by name collate "tr-x-icu"',
  )
  return rows
}

export async function countryExists(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.query('select from countries where id = $1::bigint', [id])
  return rowCount === 1
}
