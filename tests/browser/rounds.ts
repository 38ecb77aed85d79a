import { createPool } from '#server/database/pool.ts'
import { openGameSession } from '#server/seamless/session.store.ts'
import { plays, type Played } from '#tests/server/setup/round.ts'

/** Writes rounds of a player into the platform's database, through the server's own store. */
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

/** Games that a player has opened, in order, in the session of the last login. */
export async function hasOpened(username: string, games: readonly string[]): Promise<void> {
  const pool = createPool(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  try {
    const { rows } = await pool.query<{ playerId: number; sessionId: number }>(
      `select players.id as "playerId", sessions.id as "sessionId" from players join sessions on player_id = players.id
        where username = $1 order by sessions.id desc limit 1`,
      [username],
    )
    const [player] = rows
    if (!player) throw new Error(`Nobody is signed in as ${username}`)
    for (const game of games)
      await openGameSession(pool, { ...player, provider: 'hub88', game, now: new Date() })
  } finally {
    await pool.end()
  }
}
