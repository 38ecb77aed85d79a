import { createPool } from '#server/database/pool.ts'

/** The player's session of play, and its last reality check, began so many minutes earlier than it did. */
export async function hasPlayedFor(username: string, minutes: number): Promise<void> {
  const pool = createPool(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  try {
    const { rowCount } = await pool.query(
      `update play_sessions
          set (begun_at, checked_at, due_at) = (
            select begun_at - earlier, checked_at - earlier, due_at - earlier from (select $2 * interval '1 minute') as by (earlier)
          )
         from players where players.id = player_id and username = $1`,
      [username, minutes],
    )
    if (rowCount !== 1) throw new Error(`${username} has no session of play`)
  } finally {
    await pool.end()
  }
}
