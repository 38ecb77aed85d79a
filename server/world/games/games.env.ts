import { createPublicKey } from 'node:crypto'
import * as z from 'zod/mini'
import type { WalletProvider } from '../../seamless/game-call.ts'

/** A backslash and an n stand for a line break: some variables take one line only. */
export const pemOf = (text: string) => text.replaceAll(String.raw`\n`, '\n')

function isRsaKey(text: string): boolean {
  try {
    return createPublicKey(pemOf(text)).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

export const gameVariables = {
  GAME_SECRET_DT: z.optional(z.string()),
  GAME_SECRET_PRAGMATIC: z.optional(z.string()),
  GAME_SECRET_EM: z.optional(z.string()),
  GAME_SECRET_AMUSNET: z.optional(z.string()),
  GAME_SECRET_EGT: z.optional(z.string()),
  GAME_SECRET_SOFTGAMINGS: z.optional(z.string()),
  GAME_SECRET_BETSY: z.optional(z.string()),
  GAME_SECRET_BETCO: z.optional(z.string()),
  HUB88_PUBLIC_KEY: z.optional(z.string().check(z.refine(isRsaKey, 'is not an RSA public key in PEM'))),
}

type Given = z.output<z.ZodMiniObject<typeof gameVariables>>

/** What is shared with each provider; for Hub88 its public key, as PEM. */
export type GameSecrets = Partial<Record<WalletProvider, string | undefined>>

export const gameSecretsOf = (given: Given): GameSecrets => ({
  dt: given.GAME_SECRET_DT,
  pragmatic: given.GAME_SECRET_PRAGMATIC,
  em: given.GAME_SECRET_EM,
  amusnet: given.GAME_SECRET_AMUSNET,
  egt: given.GAME_SECRET_EGT,
  softgamings: given.GAME_SECRET_SOFTGAMINGS,
  betsy: given.GAME_SECRET_BETSY,
  betco: given.GAME_SECRET_BETCO,
  hub88: given.HUB88_PUBLIC_KEY === undefined ? undefined : pemOf(given.HUB88_PUBLIC_KEY),
})
