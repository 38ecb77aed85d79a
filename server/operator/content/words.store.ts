import { locales, type Locale } from '#contract/locale.ts'
import type { Db } from '../../database/pool.ts'

/** A table with a row for each language. */
export interface WordsTable {
  table: string
  /** The column that names whose words they are. */
  of: string
}

/** SQL: the column in each language, as `{"tr": …, "en": …}`; null without words. @param id SQL of whose words they are */
export const inLanguages = ({ table, of }: WordsTable, column: string, id: string): string =>
  `(select json_object_agg(locale, ${column} order by locale desc) filter (where ${column} is not null)
      from ${table} where ${of} = ${id})`

export async function writeWords(
  db: Db,
  { table, of }: WordsTable,
  id: number | string,
  words: Readonly<Record<string, Record<Locale, string> | undefined>>,
): Promise<void> {
  const columns = Object.keys(words)
  const values = columns.map((_, index) => `$${index + 3}`)
  for (const locale of locales) {
    await db.query(
      `insert into ${table} (${of}, locale, ${columns.join(', ')}) values ($1, $2, ${values.join(', ')})
       on conflict (${of}, locale) do update set ${columns.map((each) => `${each} = excluded.${each}`).join(', ')}`,
      [id, locale, ...Object.values(words).map((each) => each?.[locale] ?? null)],
    )
  }
}
