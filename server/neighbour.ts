import type { Env } from './env.ts'
import { walletProviders } from './seamless/game-call.ts'
import { hub88Keys, sharedSecret } from './world/games/secrets.ts'
import { hostedSecret } from './world/payment-provider.hosted.ts'
import { sandboxRegisterSecret } from './world/registers.ts'

interface Places {
  databaseUrl: string
  /** The platform's, for this machine. */
  platformUrl: string
}

/** What the program that plays the outside world is told: where it and the platform are, and what a real provider shares with the platform. */
export async function neighbourVariables(env: Env, places: Places): Promise<Record<string, string>> {
  const [hub88, operator] = await Promise.all([
    hub88Keys.provider(env.secret),
    hub88Keys.operator(env.secret),
  ])
  const secrets = walletProviders.map((provider) => [
    `GAME_SECRET_${provider.toUpperCase()}`,
    provider === 'hub88' ? hub88.privateKey : sharedSecret(env, provider),
  ])
  return {
    DATABASE_URL: places.databaseUrl,
    PLATFORM_URL: places.platformUrl,
    PUBLIC_URL: env.publicUrl,
    HOST: env.host,
    SANDBOX_PORT: String(env.sandboxPort),
    SANDBOX_URL: env.sandboxUrl,
    LOG_LEVEL: env.logLevel,
    ...Object.fromEntries(secrets),
    HUB88_OPERATOR_KEY: operator.publicKey,
    PAYMENT_SECRET_SANDBOX: hostedSecret(env.secret),
    REGISTER_SECRET_SANDBOX: sandboxRegisterSecret(env.secret),
  }
}
