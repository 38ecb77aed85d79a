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
/** An open session before others, then the newest. */
const byUsercode = `${seat}
  from players p
  left join game_sessions g on g.player_id = p.id and g.provider = $2
  left join sessions s on s.id = g.session_id
 where p.usercode = $1 order by open desc, g.id desc nulls last limit 1`

/** Null if the token or the usercode is unknown. */
export async function findGamePlayer(
  db: Db,
  provider: string,
  ref: PlayerRef,
  now: Date,
): Promise<GamePlayer | null> {
  const { rows } =
    'token' in ref
      ? await db.query<GamePlayer>(byToken, [hashOf(ref.token), provider, now, ref.usercode ?? null])
      : await db.query<GamePlayer>(byUsercode, [ref.usercode, provider, now])
  return rows[0] ?? null
}
