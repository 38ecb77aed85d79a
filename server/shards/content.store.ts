import type { Db } from '../database/pool.ts'

/** What every shard has alike. A table that is missing here is not copied to a new shard. */
export const contentTables = [
  'site_options',
  'translations',
  'languages',
  'content_categories',
  'contents',
  'content_words',
  'slides',
  'slide_words',
  'promotions',
  'promotion_words',
  'videos',
  'video_words',
  'popups',
  'popup_words',
  'game_providers',
  'games',
  'game_categories',
  'game_category_words',
  'game_category_games',
  'bonus_offers',
  'bonus_words',
  'payment_methods',
  'payment_terms',
  'payment_fields',
  'payment_words',
  'payment_accounts',
]

interface Column {
  table: string
  name: string
  isIdentity: boolean
}

/** Of what can be written; each table after those that it refers to. */
async function columnsOf(db: Db): Promise<Map<string, Column[]>> {
  const { rows } = await db.query<Column>(
    `select relname as table, attname as name, attidentity <> '' as "isIdentity"
       from pg_class join pg_attribute on attrelid = pg_class.oid
      where relname = any ($1) and relnamespace = 'public'::regnamespace
        and attnum > 0 and not attisdropped and attgenerated = ''
      order by pg_class.oid, attnum`,
    [contentTables],
  )
  return Map.groupBy(rows, ({ table }) => table)
}

/** Replaces the content of a shard that has no players yet, with the same ids. Call it in a transaction of `to`. */
export async function copyContent(from: Db, to: Db): Promise<void> {
  const tables = [...(await columnsOf(to))]
  for (const [table] of tables.toReversed()) await to.query(`delete from ${table}`)
  for (const [table, columns] of tables) {
    const names = columns.map(({ name }) => name).join()
    const { rows } = await from.query<{ all: string }>(
      `select coalesce(json_agg(each), '[]')::text as all from (select ${names} from ${table}) as each`,
    )
    await to.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from json_populate_recordset(null::${table}, $1::json)`,
      [rows[0]?.all],
    )
    for (const { name } of columns.filter(({ isIdentity }) => isIdentity)) {
      const sequence = `pg_get_serial_sequence('${table}', '${name}')`
      const { rows: last } = await from.query<{ last: number | null }>(
        `select pg_sequence_last_value(${sequence}::regclass) as last`,
      )
      const given = last[0]?.last ?? null
      if (given !== null) await to.query(`select setval(${sequence}, $1)`, [given])
    }
  }
}
