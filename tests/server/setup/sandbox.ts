import { systemClock, type Clock } from '#server/hub/clock.ts'
import { createLog } from '#server/log.ts'
import { keepLaunch } from '#sandbox/server/launch.store.ts'
import type { SandboxParts } from '#sandbox/server/parts.ts'
import { buildSandbox } from '#sandbox/server/sandbox.ts'
import type { Bet } from '#sandbox/server/wallet.ts'
import { wallets } from '#sandbox/server/wallet/wallets.ts'
import { gameProviders, type GameProvider } from '#server/seamless/game-call.ts'
import { socketLimits } from '#server/sockets/limits.ts'
import { Sockets } from '#server/sockets/sockets.ts'
import type { TestApp } from './app.ts'
import { newId } from './games/scenarios.ts'
import { seat } from './games/seat.ts'
import type { Seated } from './games/dialect.ts'

/** The parts of one more sandbox beside the app's own. */
export const sandboxParts = ({ env, pool, clock, url }: TestApp): SandboxParts => ({
  env,
  pool,
  upkeepPool: pool,
  log: createLog({ ...env, logLevel: 'silent' }),
  clock: () => clock.now(),
  platform: () => url,
})

/** The platform's time; its timers never fire. */
export const standing = ({ clock }: Pick<TestApp, 'clock'>): Clock => ({
  ...systemClock,
  date: () => clock.now(),
  after: () => ({ cancel: () => undefined }),
})

/** One more node of the sandbox starts, runs the upkeep once and stops. */
export async function nodeStarts(app: TestApp): Promise<void> {
  const parts = sandboxParts(app)
  const sockets = new Sockets({ ...socketLimits, ...parts.env, log: parts.log })
  const node = await buildSandbox(parts, { sockets, limits: socketLimits })
  await node.close()
}

/** Milliseconds. */
export const walletPatience = 30_000

/** The wallet as the sandbox's providers call it, with a timeout for a busy machine. */
export const walletsOf = (app: TestApp) => wallets(sandboxParts(app), walletPatience)

/** A player with cash, in minor units, whose game was launched through the provider. */
export async function launched(app: TestApp, provider: GameProvider, cash: number): Promise<Seated> {
  const seated = await seat(app, provider, cash)
  const { usercode, token } = seated
  const now = app.clock.now()
  await keepLaunch(app.pool, { provider, token, usercode, name: 'Ada', game: 'tulips', now })
  return seated
}

export const everyProvider = gameProviders.map((provider) => [provider] as const)

export const betOf = (amount: number, more: Partial<Bet> = {}): Bet => ({
  id: newId(),
  round: newId(),
  game: 'tulips',
  amount,
  endsRound: false,
  ...more,
})
