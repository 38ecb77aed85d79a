import type { FastifyBaseLogger } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { GameProvider } from '../../seamless/game-call.ts'
import { amusnetLaunch } from './amusnet.launch.ts'
import { dtLaunch } from './dt.launch.ts'
import { egtLaunch } from './egt.launch.ts'
import { emLaunch } from './em.launch.ts'
import { hub88Launch } from './hub88.launch.ts'
import type { LaunchPlace } from './launch.env.ts'
import { askProvider } from './launch.ask.ts'
import { launchPath, type Launch, type LaunchFormat } from './launch.ts'
import { pragmaticLaunch } from './pragmatic.launch.ts'
import { gameSecrets, hub88Keys } from './secrets.ts'
import { softgamingsLaunch } from './softgamings.launch.ts'

/** Milliseconds that a provider may take to open a game; the site gives up two seconds later. */
export const launchPatience = 8_000

const formats: Record<GameProvider, LaunchFormat> = {
  dt: dtLaunch,
  pragmatic: pragmaticLaunch,
  em: emLaunch,
  amusnet: amusnetLaunch,
  egt: egtLaunch,
  hub88: hub88Launch,
  softgamings: softgamingsLaunch,
}

export type LaunchFault =
  | 'game not offered'
  | 'launch refused'
  | 'launch too slow'
  | 'launch not understood'
  | 'launch elsewhere'

export type Launched = { launched: true; opened: string } | { launched: false; why: LaunchFault }

/** Asks a provider to open a game. A fault of the provider does not reject it. */
export type Launcher = (
  provider: GameProvider,
  launch: Launch,
  log: Pick<FastifyBaseLogger, 'warn'>,
) => Promise<Launched>

/** @param patience milliseconds */
export function gameLauncher(
  { env, clock }: Pick<Parts, 'env' | 'clock'>,
  patience = launchPatience,
): Launcher {
  const secrets = gameSecrets(env)

  /** Null: nobody launches the provider's games. */
  function placeOf(provider: GameProvider): LaunchPlace | null {
    const named = env.launches.places[provider]
    if (named) return named
    const origin = new URL(env.sandboxUrl).origin
    return env.sandbox ? { url: `${env.sandboxUrl}${launchPath(provider)}`, origin } : null
  }

  async function secretOf(provider: GameProvider): Promise<string | undefined> {
    if (provider !== 'hub88') return secrets[provider]
    if (env.launches.hub88Key !== undefined || !env.sandbox) return env.launches.hub88Key
    return (await hub88Keys.operator(env.secret)).privateKey
  }

  return async (provider, launch, log) => {
    const place = placeOf(provider)
    const secret = place && (await secretOf(provider))
    const failed = (why: LaunchFault, more: object = {}): Launched => {
      log.warn({ provider, game: launch.game, why, ...more }, 'a game was not launched')
      return { launched: false, why }
    }
    if (!place || secret === null || secret === undefined) return failed('game not offered')
    const { opens, request, read } = formats[provider]
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
    const fault = opens === 'address' ? faultOf(opened, place) : null
    return fault ? failed(fault) : { launched: true, opened }
  }
}

/** Only the provider's own origin may be framed. */
function faultOf(address: string, { origin }: LaunchPlace): LaunchFault | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return 'launch not understood'
  return url.origin === origin ? null : 'launch elsewhere'
}
