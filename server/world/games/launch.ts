import type { GameRules } from '#contract/game-rules.ts'
import type { Locale } from '#contract/locale.ts'

export const launchPath = (provider: string) => `/api/launch/${provider}`

export interface Launch {
  game: string
  /** Of the game session: the provider calls the wallet with it. */
  token: string
  usercode: string
  username: string
  language: Locale
  isMobile: boolean
  /** Where leaving the game leads. */
  lobby: string
  /** ISO code of the player's country. */
  country: string | null
  /** Of the law there. */
  rules: GameRules
}

export interface LaunchRequest {
  /** Appended to the provider's launch address. */
  path: string
  headers: Record<string, string>
  body: string
}

export interface Signing {
  /** Shared with the provider; for Hub88 our private key, as PEM. */
  secret: string
  now: Date
}

export interface LaunchFormat {
  request(this: void, launch: Launch, signing: Signing): LaunchRequest
  /** A URL, or HTML with a script. Throws if it is no reply of the provider. */
  read(this: void, text: string): { opened: string } | { refusal: string }
}
