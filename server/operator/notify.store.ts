import type { Db } from '../database/pool.ts'
import type { Locale } from '#contract/locale.ts'

export interface Message {
  type: number
  title: Record<Locale, string>
  note: Record<Locale, string>
  at: Date
}

/** Players per statement. */
const batch = 1_000

export interface Written {
  id: number
  playerId: number
}

/**
 * Writes the notifications of the next batch of players after `after`; empty when there are no more. No register is asked: an answer that
 * is old or missing keeps nobody from them.
 */
export async function writeNext(
  db: Db,
  { type, title, note, at }: Message,
  { after, only }: { after: number; only: readonly number[] | null },
): Promise<Written[]> {
  const { rows } = await db.query<Written & Record<string, unknown>>(
    `with told as (
       select id, locale from players where id > $1 and case when $2::bigint[] is null then coalesce(bar_of_money(id, $7), 'register silent') = 'register silent' else id = any($2) end order by id limit $3
     )
     insert into notifications (player_id, type, title, note, created_at)
       select id, $4, $5::jsonb ->> locale, $6::jsonb ->> locale, $7 from told
     returning id, player_id as "playerId"`,
    [after, only, batch, type, title, note, at],
  )
  return rows
}
