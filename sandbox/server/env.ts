import { walletProviders, type WalletProvider } from '#sandbox/contract/provider.ts'

export interface SandboxEnv {
  databaseUrl: string
  host: string
  /** 0 lets the system choose. */
  port: number
  /** Address of the sandbox for browsers; without a trailing slash. */
  sandboxUrl: string
  /** Address of the platform for server calls. */
  platformUrl: string
  /** Address of the site, which frames the games. */
  publicUrl: string
  logLevel: string
  /** What a provider signs its calls with; for Hub88 its private key, as PEM. */
  secretOf: (provider: WalletProvider) => string
  /** Verifies the platform's calls to Hub88; PEM. */
  hub88Operator: string
  paymentSecret: string
  /** What the platform is known by at the exclusion registers and the file of players: its actor and its key. */
  registerSecret: string
}

export function readEnv(source: Record<string, string | undefined>): SandboxEnv {
  function given(name: string): string {
    const value = source[name]
    if (value === undefined) throw new Error(`${name} is missing: npm start sets it`)
    return value
  }
  const secrets = new Map(
    walletProviders.map((provider) => [provider, given(`GAME_SECRET_${provider.toUpperCase()}`)] as const),
  )
  return {
    databaseUrl: given('DATABASE_URL'),
    host: given('HOST'),
    port: Number(given('SANDBOX_PORT')),
    sandboxUrl: given('SANDBOX_URL'),
    platformUrl: given('PLATFORM_URL'),
    publicUrl: given('PUBLIC_URL'),
    logLevel: given('LOG_LEVEL'),
    secretOf: (provider) => secrets.get(provider) ?? '',
    hub88Operator: given('HUB88_OPERATOR_KEY'),
    paymentSecret: given('PAYMENT_SECRET_SANDBOX'),
    registerSecret: given('REGISTER_SECRET_SANDBOX'),
  }
}
