import type { Locale } from '../../locale.ts'
import type { GameProvider } from '../../seamless/game-call.ts'

/** Where the sandbox's providers are asked for their games. */
export const launchPath = (provider: GameProvider) => `/api/launch/${provider}`

/** A game that is to be opened for a player. */
export interface Launch {
  game: string
  /** Of the game's session: what the provider calls the wallet with. */
  token: string
  usercode: string
  username: string
  language: Locale
  isMobile: boolean
  /** Where the player goes from the game. */
  lobby: string
}

/** A POST to the provider. */
export interface LaunchRequest {
  /** Below the provider's launch address. */
  path: string
  headers: Record<string, string>
  body: string
}

export interface Signing {
  /** Shared with the provider; of Hub88 the private key, as PEM. */
  secret: string
  now: Date
}

/** How a provider is asked for a game, and what it answers. */
export interface LaunchFormat {
  /** What is opened: an address, or a piece of HTML with a script. */
  opens: 'address' | 'html'
  request(this: void, launch: Launch, signing: Signing): LaunchRequest
  /** Throws where it is no answer of the provider's. */
  read(this: void, text: string): { opened: string } | { refusal: string }
}
