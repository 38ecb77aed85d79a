import type { Profile } from '#contract/customer.ts'
import type { Db } from '../database/pool.ts'

/** Unmasked; PersonalNo is encrypted. */
export async function findProfile(db: Db, playerId: number): Promise<Profile> {
  const { rows } = await db.query<Profile>(
    `select p.name, p.surname, p.username, p.usercode, p.birth_date as "birthDate",
            c.name as country, c.code as "countryCode", p.email, p.phone, p.personal_no as "PersonalNo",
            p.phone_verified_at is not null as "smsVerified"
       from players p join countries c on c.id = p.country_id where p.id = $1`,
    [playerId],
  )
  if (!rows[0]) throw new Error('The player of a session is not there')
  return rows[0]
}
