import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../database/pool.ts'
import type { WalletProvider, PlayerRef } from './game-call.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

interface Launch {
  playerId: number
  /** The sign-in that the game is opened in: its end ends the session of the game. */
  sessionId: number
  provider: WalletProvider
  game: string
  now: Date
}

/** Opens a game for a player. Resolves with the token that the provider gets; only its hash is kept. */
export async function openGameSession(db: Db, launch: Launch): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.query(
    `insert into game_sessions (token_hash, player_id, session_id, provider, game, started_at) values ($1, $2, $3, $4, $5, $6)`,
    [hashOf(token), launch.playerId, launch.sessionId, launch.provider, launch.game, launch.now],
  )
  return token
}

/** A game that was not opened after all: nobody plays with its token. */
export async function dropGameSession(db: Db, token: string): Promise<void> {
  await db.query('delete from game_sessions where token_hash = $1', [hashOf(token)])
}

export interface GamePlayer {
  playerId: number
  usercode: string
  username: string
  locale: string
  /** Whether a bet may still be made. */
  open: boolean
  /** What the session was opened for; null where there never was one with this provider. */
  game: string | null
}

const seat = `
  select p.id as "playerId", p.usercode, p.username, p.locale, g.game,
         coalesce(g.ended_at is null and s.ended_at is null and s.expires_at > $3, false) as open`
const byToken = `${seat}
  from game_sessions g join players p on p.id = g.player_id join sessions s on s.id = g.session_id
 where g.token_hash = $1 and g.provider = $2 and ($4::text is null or p.usercode = $4)`
/** The youngest session counts, and an open one before others. */
const byUsercode = `${seat}
  from players p
  left join game_sessions g on g.player_id = p.id and g.provider = $2
  left join sessions s on s.id = g.session_id
 where p.usercode = $1 order by open desc, g.id desc nulls last limit 1`

/** Null where the provider was never told of such a player. */
export async function findGamePlayer(
  db: Db,
  provider: WalletProvider,
  ref: PlayerRef,
  now: Date,
): Promise<GamePlayer | null> {
  const { rows } =
    'token' in ref
      ? await db.query<GamePlayer>(byToken, [hashOf(ref.token), provider, now, ref.usercode ?? null])
      : await db.query<GamePlayer>(byUsercode, [ref.usercode, provider, now])
  return rows[0] ?? null
}
