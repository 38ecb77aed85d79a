import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { gameRulesText, type GameRules } from '#contract/game-rules.ts'
import { locales } from '#contract/locale.ts'
import { wireId, type Answer } from '../http.ts'

export interface AskedLaunch {
  token: string
  game: string
  usercode: string
  name: string
  language: string
  isMobile: boolean
  lobby: string
  rules: GameRules
}

interface Came {
  headers: IncomingHttpHeaders
  body: string
}

interface Trust {
  /** Shared with the platform; of Hub88 the platform's public key, as PEM. */
  secret: string
  now: Date
}

/** The launch API of one provider. */
export interface LaunchApi {
  path: string
  /** Null where it is not signed, or not understood. */
  read(this: void, came: Came, trust: Trust): AskedLaunch | null
  /** @param address of the game */
  opens(this: void, address: string): Answer
  refuses: Answer
}

/** Names are ids too: they are signed and stored. */
export const fields = {
  id: wireId,
  language: z.enum(locales),
  address: z.url({ protocol: /^https?$/ }),
  rules: gameRulesText,
}
