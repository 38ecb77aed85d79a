import type { LinkedGame } from '#contract/casino.ts'

/** The last part of /casino/play/{encoded}: base64url of the game's JSON. */
export function encodeGame(game: LinkedGame): string {
  const { gameCode, name, providerName, mainProviderId, productId, system } = game
  const needed = { gameCode, name, providerName, mainProviderId, productId, system }
  const bytes = new TextEncoder().encode(JSON.stringify(needed))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
