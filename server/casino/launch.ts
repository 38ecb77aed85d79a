import { slotSessionField } from '#contract/failure.ts'
import { gameRulesOf } from '#contract/game-rules.ts'
import type { Wanted } from '#contract/launch.ts'
import type { Player } from '../auth/session.store.ts'
import { localeOf } from '../locale.ts'
import { wait } from '../guard/guess.ts'
import { launchesADay, launchesOfPlayer } from '../guard/limits.ts'
import { countAlone, countOf } from '../guard/tries.store.ts'
import type { Parts } from '../parts.ts'
import type { ActivityParts } from '../protection/ask-before-play.ts'
import { barredFromPlay } from '../protection/barred.ts'
import { countryOf } from '../protection/limit.store.ts'
import { wantsSlotSession } from '../protection/slot-session.store.ts'
import { done, refused, type Reply } from '../reply.ts'
import { dropGameSession, openGameSession } from '../seamless/session.store.ts'
import type { Asked } from '../serve.ts'
import { findLaunched } from './catalogue.store.ts'
import { lobbyOf, lobbyPath } from './launch.rules.ts'

export type LaunchParts = ActivityParts & Pick<Parts, 'games' | 'launcher'>

type Asking = Pick<Asked, 'locale' | 'log'> & { player: Player }

const launchCounts = (playerId: number) => [
  countOf('too many launches', launchesOfPlayer, 'launch', playerId),
  countOf('too many launches', launchesADay, 'launch', 'day', playerId),
]

/** Opens a game session and asks the provider for the game; the session is dropped if the provider does not open it. */
export async function launch(
  parts: LaunchParts,
  { player, locale, log }: Asking,
  wanted: Wanted & { provider: string; isMobile: boolean },
): Promise<Reply<string>> {
  const { env, pool, clock, launcher } = parts
  const { provider, code, isMobile, productId, system = provider, language, lobbyUrl = lobbyPath } = wanted
  const lobby = lobbyOf(lobbyUrl, env.publicUrl)
  if (lobby === null) return refused('lobby elsewhere')
  const game = await findLaunched(pool, code)
  const isThere = game?.system === provider && (productId === undefined || game.productId === productId)
  if (!isThere || system !== provider) return refused('no such game')
  const { id: playerId, sessionId, usercode, username } = player
  const counted = await countAlone(pool, launchCounts(playerId), clock())
  if (!counted.allowed) return wait(counted)
  const bar = await barredFromPlay(parts, playerId)
  if (bar) return bar
  const country = await countryOf(pool, playerId)
  const law = env.law.profileOf(country)
  if (law.session.setBefore && (await wantsSlotSession(pool, playerId, code, clock())))
    return refused('no slot session', { field: slotSessionField })
  const token = await openGameSession(pool, { playerId, sessionId, provider, game: code, now: clock() })
  const launched = await launcher(
    provider,
    {
      game: code,
      token,
      usercode,
      username,
      language: language === undefined ? locale : localeOf(language),
      isMobile,
      lobby,
      country,
      rules: gameRulesOf(law),
    },
    log,
  )
  if (launched.launched) return done(launched.opened)
  await dropGameSession(pool, token)
  return refused(launched.why)
}
