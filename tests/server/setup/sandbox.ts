import { createLog } from '#server/log.ts'
import { keepLaunch } from '#server/sandbox/launch.store.ts'
import type { SandboxParts } from '#server/sandbox/parts.ts'
import { gameProviders, type GameProvider } from '#server/seamless/game-call.ts'
import type { TestApp } from './app.ts'
import { seat } from './games/seat.ts'
import type { Seated } from './games/dialect.ts'

/** What the sandbox of the platform is made of, for one more beside the app's own. */
export const sandboxParts = ({ env, pool, clock, url }: TestApp): SandboxParts => ({
  env,
  pool,
  log: createLog({ ...env, logLevel: 'silent' }),
  clock: () => clock.now(),
  platform: () => url,
})

/** A player with so much cash, in minor units, whose game was opened through the provider. */
export async function launched(app: TestApp, provider: GameProvider, cash: number): Promise<Seated> {
  const seated = await seat(app, provider, cash)
  const { usercode, token } = seated
  const now = app.clock.now()
  await keepLaunch(app.pool, { provider, token, usercode, name: 'Ada', game: 'tulips', now })
  return seated
}

export const everyProvider = gameProviders.map((provider) => [provider] as const)
