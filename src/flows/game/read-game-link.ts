import * as z from 'zod/mini'
import { linkedGame, type LinkedGame } from '#contract/casino.ts'
import { isGameDialect } from '#contract/game-providers.ts'

/** Null when the contract refuses the game, or no provider can launch it. */
export function decodeGame(encoded: string): LinkedGame | null {
  try {
    const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const parsed = z.safeParse(linkedGame, JSON.parse(json))
    return parsed.success && isGameDialect(parsed.data.system) ? parsed.data : null
  } catch {
    return null
  }
}
