import type { Db } from '../../database/pool.ts'
import type { OfferedLanguage } from './language.ts'

export async function allLanguages(db: Db): Promise<OfferedLanguage[]> {
  const { rows } = await db.query<OfferedLanguage>(
    'select locale, name, fallback, position, active from languages order by position, locale',
  )
  return rows
}

export async function writeLanguage(db: Db, language: OfferedLanguage): Promise<void> {
  const { locale, name, fallback, position, active } = language
  await db.query(
    `insert into languages (locale, name, fallback, position, active) values ($1, $2, $3, $4, $5)
     on conflict (locale) do update
       set name = excluded.name, fallback = excluded.fallback, position = excluded.position, active = excluded.active`,
    [locale, name, fallback, position, active],
  )
}
