import * as z from 'zod/mini'
import type { CallName } from '#contract/index.ts'
import type { FaultSwitch, SandboxFault } from '#sandbox/contract/fault.ts'
import type { GameProvider } from '#sandbox/contract/provider.ts'
import type { Answer } from './call.ts'
import type { TestApp } from './app.ts'
import type { TestPlayer } from './player.ts'

interface Game {
  code: string
  productId: number
}

export async function gameOf({ pool }: Pick<TestApp, 'pool'>, provider: GameProvider): Promise<Game> {
  const { rows } = await pool.query<Game>(
    `select games.code, product_id as "productId" from games join game_providers studio on studio.name = games.provider
      where studio.system = $1 and games.active order by games.code limit 1`,
    [provider],
  )
  const [game] = rows
  if (!game) throw new Error(`no game of ${provider}`)
  return game
}

/** Section 7: the launch call of a provider. */
export function launchCall(
  { url }: Pick<TestApp, 'url'>,
  provider: GameProvider,
  { code, productId }: Game,
): [CallName, object] {
  const byPlatform = { platform: 2, gameCode: code, language: 'tr', lobbyUrl: `${url}/frame/lobby` }
  const payloads: Record<GameProvider, object> = {
    dt: { code },
    pragmatic: { code },
    em: { code, productId },
    amusnet: { code, isMobile: true },
    egt: byPlatform,
    hub88: byPlatform,
    softgamings: { system: 'softgamings', pageCode: code, isMobile: 1 },
  }
  return [`casino/${provider}launchurl`, payloads[provider]]
}

const launched = z.string()

export async function launches(
  app: TestApp,
  player: TestPlayer,
  provider: GameProvider,
  game?: Game,
): Promise<Answer<unknown>> {
  const [name, body] = launchCall(app, provider, game ?? (await gameOf(app, provider)))
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Mobile' }
  return app.callRaw(name, body, { token: player.token, locale: 'tr', headers })
}

/** The game's address in the answer, which may be a script. */
export function playAddress({ env }: Pick<TestApp, 'env'>, { data }: Pick<Answer<unknown>, 'data'>): URL {
  const [found] = new RegExp(`${env.sandboxUrl}/play/[^"<]*`).exec(launched.parse(data)) ?? []
  return new URL(found ?? 'no address')
}

export async function switchFault(
  { env }: Pick<TestApp, 'env'>,
  fault: SandboxFault,
  { on = true, ...whom }: Partial<FaultSwitch> & { on?: boolean } = {},
): Promise<void> {
  const reply = await fetch(`${env.sandboxUrl}/api/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault, usercode: null, target: null, ...whom, on }),
  })
  if (!reply.ok) throw new Error(`The fault was not switched: ${reply.status}`)
}
