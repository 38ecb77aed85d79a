import { pino } from 'pino'
import { systemClock, type Clock } from '#sandbox/server/clock.ts'
import { keepLaunch } from '#sandbox/server/launch.store.ts'
import type { SandboxParts } from '#sandbox/server/parts.ts'
import { buildSandbox } from '#sandbox/server/sandbox.ts'
import type { Bet } from '#sandbox/server/wallet.ts'
import { wallets } from '#sandbox/server/wallet/wallets.ts'
import { gameProviders, type GameProvider } from '#sandbox/contract/provider.ts'
import type { TestApp } from './app.ts'
import { newId } from './games/scenarios.ts'
import { seat } from './games/seat.ts'
import type { Seated } from './games/dialect.ts'

/** The parts of one more sandbox beside the app's own. */
export const sandboxParts = ({ sandbox }: Pick<TestApp, 'sandbox'>): SandboxParts => ({
  ...sandbox,
  log: pino({ level: 'silent' }),
})

/** The same, with a platform that is elsewhere. */
export function partsFor(app: TestApp, platform: () => string): SandboxParts {
  const parts = sandboxParts(app)
  const env = {
    ...parts.env,
    get platformUrl() {
      return platform()
    },
  }
  return { ...parts, env }
}

/** The platform's time; its timers never fire. */
export const standing = ({ clock }: Pick<TestApp, 'clock'>): Clock => ({
  ...systemClock,
  date: () => clock.now(),
  after: () => ({ cancel: () => undefined }),
})

/** One more node of the sandbox starts, runs the upkeep once and stops. */
export async function nodeStarts(app: TestApp): Promise<void> {
  const node = await buildSandbox(sandboxParts(app))
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
