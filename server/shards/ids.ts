/** Ids of players and of sessions say which shard has them, and so do usercodes and tokens. Shards are counted from 0. */

/** Ids that one shard may give out. */
export const idsOfShard = 1_000_000_000
/** Shards whose usercodes have the 15 digits that are taken at most. */
export const mostShards = 100
const firstUsercode = 10_000_000

/** The ids of shard 0 are those of a platform without shards. */
export const firstIdOf = (shard: number) => shard * idsOfShard + 1
export const shardOfId = (id: number) => Math.floor((id - 1) / idsOfShard)
export const shardOfUsercode = (usercode: string) => shardOfId(Number(usercode) - firstUsercode)

/** @param random in base64url, which has no dot */
export function tokenFor(playerId: number, random: string): string {
  const shard = shardOfId(playerId)
  return shard === 0 ? random : `${random}.${shard}`
}

export const shardOfToken = (token: string) => Number(/\.(\d{1,2})$/.exec(token)?.[1] ?? 0)
