import type { Db } from '../database/pool.ts'

export type Translation = { locale: string; key: string; value: string }

/** @param locale null: all languages */
export async function listAllTranslations(db: Db, locale: string | null): Promise<Translation[]> {
  const { rows } = await db.query<Translation>(
    `select locale, key, value from translations where $1::text is null or locale = $1 order by key, locale desc`,
    [locale],
  )
  return rows
}

export async function writeTranslation(db: Db, { locale, key, value }: Translation): Promise<void> {
  await db.query(
    `insert into translations (locale, key, value) values ($1, $2, $3)
     on conflict (locale, key) do update set value = excluded.value`,
    [locale, key, value],
  )
}
