import type { FastifyBaseLogger } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { LaunchPlace } from './games.env.ts'
import { askProvider } from './launch.ask.ts'
import { launchPath, type Launch } from './launch.ts'

/** Milliseconds that a provider may take to open a game; the site gives up two seconds later. */
export const launchPatience = 8_000

export type LaunchFault =
  | 'game not offered'
  | 'launch refused'
  | 'launch too slow'
  | 'launch not understood'
  | 'launch elsewhere'

export type Launched = { launched: true; opened: string } | { launched: false; why: LaunchFault }

/** Asks a provider to open a game. A fault of the provider does not reject it. */
export type Launcher = (
  provider: string,
  launch: Launch,
  log: Pick<FastifyBaseLogger, 'warn'>,
) => Promise<Launched>

/** @param patience milliseconds */
export function gameLauncher(
  { env, clock, games }: Pick<Parts, 'env' | 'clock' | 'games'>,
  patience = launchPatience,
): Launcher {
  /** Null: nobody launches the provider's games. */
  function placeOf(provider: string): LaunchPlace | null {
    const named = env.games.get(provider)?.launch
    if (named) return named
    const origin = new URL(env.sandboxUrl).origin
    return env.sandbox ? { url: `${env.sandboxUrl}${launchPath(provider)}`, origin } : null
  }

  return async (provider, launch, log) => {
    const place = placeOf(provider)
    const known = games[provider]
    const secret = place && (await known?.launchSecret(env))
    const failed = (why: LaunchFault, more: object = {}): Launched => {
      log.warn({ provider, game: launch.game, why, ...more }, 'a game was not launched')
      return { launched: false, why }
    }
    if (!known || !place || secret === null || secret === undefined) return failed('game not offered')
    const { request, read } = known.launch
    const answer = await askProvider(place.url, request(launch, { secret, now: clock() }), patience)
    if ('fault' in answer) return failed(answer.fault, { told: answer.told })
    let said: ReturnType<typeof read>
    try {
      said = read(answer.text)
    } catch (error) {
      return failed('launch not understood', { err: error })
    }
    if ('refusal' in said) return failed('launch refused', { told: said.refusal })
    const { opened } = said
    const fault = known.row.opens === 'address' ? faultOf(opened, place) : null
    return fault ? failed(fault) : { launched: true, opened }
  }
}

/** Only the provider's own origin may be framed. */
function faultOf(address: string, { origin }: LaunchPlace): LaunchFault | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return 'launch not understood'
  return url.origin === origin ? null : 'launch elsewhere'
}
