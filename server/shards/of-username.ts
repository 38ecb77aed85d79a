import { createHash } from 'node:crypto'
import { findMailbox } from '../auth/player.store.ts'
import type { Parts } from '../parts.ts'

export function usernameIn(sent: unknown): string | null {
  const isNamed = typeof sent === 'object' && sent !== null && 'username' in sent
  return isNamed && typeof sent.username === 'string' ? sent.username : null
}

/** A retry of a registration comes to the same shard. */
export const shardForNew = (username: string, shards: number) =>
  createHash('sha256').update(username.toLowerCase()).digest().readUInt32BE() % shards

/**
 * All shards are asked at the same time, so that the time does not tell whether somebody has the username. Of nobody: where a registration
 * would be. Rejects if nobody of those that answer has it and one does not answer.
 */
export async function shardOfUsername(
  sites: readonly Pick<Parts, 'pool'>[],
  username: string,
): Promise<number> {
  const found = await Promise.allSettled(sites.map(({ pool }) => findMailbox(pool, username)))
  const shard = found.findIndex((answer) => answer.status === 'fulfilled' && answer.value !== null)
  if (shard !== -1) return shard
  const away = found.find((answer) => answer.status === 'rejected')
  if (away) throw away.reason
  return shardForNew(username, sites.length)
}
