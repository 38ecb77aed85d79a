import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../database/pool.ts'
import { tokenFor } from '../shards/ids.ts'
import type { PlayerRef } from './game-call.ts'

export const hashOf = (token: string) => createHash('sha256').update(token).digest()

interface Launch {
  playerId: number
  /** The sign-in: its end ends the game session. */
  sessionId: number
  provider: string
  game: string
  now: Date
}

/** Resolves with the provider's token; only its hash is kept. */
export async function openGameSession(db: Db, launch: Launch): Promise<string> {
  const token = tokenFor(launch.playerId, randomBytes(24).toString('base64url'))
  await db.query(
    `insert into game_sessions (token_hash, player_id, session_id, provider, game, started_at) values ($1, $2, $3, $4, $5, $6)`,
    [hashOf(token), launch.playerId, launch.sessionId, launch.provider, launch.game, launch.now],
  )
  return token
}

/** For a game that was not opened: its token becomes invalid. */
export async function dropGameSession(db: Db, token: string): Promise<void> {
  await db.query('delete from game_sessions where token_hash = $1', [hashOf(token)])
}

export interface GamePlayer {
  playerId: number
  usercode: string
  username: string
  locale: string
  /** Bets are still allowed. */
  open: boolean
  /** The game of the session; null if the player never had one with this provider. */
  game: string | null
}

const seat = `
  select p.id as "playerId", p.usercode, p.username, p.locale, g.game,
         allows_bets(g, s, $3) as open`
const byToken = `${seat}
  from game_sessions g join players p on p.id = g.player_id join sessions s on s.id = g.session_id
 where g.token_hash = $1 and g.provider = $2 and ($4::text is null or p.usercode = $4)`
/** The one of the launch, if the call says it; else an open session before others, that of the game first, then the newest. */
const byUsercode = `${seat}
  from players p
  left join game_sessions g on g.player_id = p.id and g.provider = $2
  left join sessions s on s.id = g.session_id
 where p.usercode = $1
 order by coalesce(g.token_hash = $4, false) desc, open desc, coalesce(g.game = $5, false) desc, g.id desc nulls last limit 1`

/** Null if the token or the usercode is unknown. @param game the one that the call names */
export async function findGamePlayer(
  db: Db,
  provider: string,
  ref: PlayerRef,
  now: Date,
  game: string | null = null,
): Promise<GamePlayer | null> {
  if ('token' in ref) {
    const { rows } = await db.query<GamePlayer>(byToken, [
      hashOf(ref.token),
      provider,
      now,
      ref.usercode ?? null,
    ])
    return rows[0] ?? null
  }
  const { usercode, launch } = ref
  const launched = launch === undefined ? null : hashOf(launch.token)
  const values = [usercode, provider, now, launched, launch?.game ?? game]
  const { rows } = await db.query<GamePlayer>(byUsercode, values)
  return rows[0] ?? null
}
