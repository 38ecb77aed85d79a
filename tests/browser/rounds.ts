import { createPool } from '#server/database/pool.ts'
import { plays, type Played } from '#tests/server/setup/round.ts'

/** Rounds that a player has played, written into the running platform's database by its own store. */
export async function hasPlayed(
  username: string,
  rounds: readonly Omit<Played, 'playerId'>[],
): Promise<void> {
  const pool = createPool(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  try {
    const { rows } = await pool.query<{ id: number }>('select id from players where username = $1', [
      username,
    ])
    const [player] = rows
    if (!player) throw new Error(`Nobody is called ${username}`)
    for (const round of rounds) await plays(pool, { ...round, playerId: player.id })
  } finally {
    await pool.end()
  }
}
