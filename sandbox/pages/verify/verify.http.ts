import * as z from 'zod/mini'
import { aviatorPath, roundTold, type RoundTold } from '#sandbox/contract/aviator.ts'
import type { TableAddress } from './verify-address.ts'

/** Null where there is no such round. Rejects where the table does not answer. */
export async function askForRound(
  { provider, game }: TableAddress,
  round: number,
): Promise<RoundTold | null> {
  const asked = new URLSearchParams({ provider, game, round: String(round) })
  const response = await fetch(`${aviatorPath}/round?${asked}`)
  if (response.status === 404) return null
  return z.parse(roundTold, await response.json())
}
