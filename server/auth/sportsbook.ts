import type { Session } from '#contract/auth.ts'
import type { Db } from '../database/pool.ts'
import type { Env } from '../env.ts'
import { sportsProviders } from '../seamless/game-call.ts'
import { openGameSession } from '../seamless/session.store.ts'
import { sportsGame, sportsUrl } from '../world/sportsbook.ts'

type Sportsbook = Pick<Session, 'betsyCid' | 'betsyUrl' | 'betsyToken' | 'betcoToken' | 'betcoUrl'>

interface SignIn {
  playerId: number
  sessionId: number
  usercode: string
  env: Pick<Env, 'sports' | 'sandbox' | 'sandboxUrl'>
  now: Date
}

/** Opens a game session at each sportsbook; they end with this sign-in. */
export async function openSportsbooks(db: Db, signIn: SignIn): Promise<Sportsbook> {
  const { usercode, env, ...session } = signIn
  const tokens = await Promise.all(
    sportsProviders.map((provider) => openGameSession(db, { ...session, provider, game: sportsGame })),
  )
  const [betsyToken = '', betcoToken = ''] = tokens
  return {
    betsyCid: usercode,
    betsyUrl: sportsUrl(env, 'betsy'),
    betsyToken,
    betcoToken,
    betcoUrl: sportsUrl(env, 'betco'),
  }
}
