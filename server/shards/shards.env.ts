import * as z from 'zod/mini'
import { CannotStart } from '../cannot-start.ts'
import { serversOf } from '../database/servers.ts'
import { mostShards } from './ids.ts'

const listed = (text: string) => text.trim().split(/\s+/)
const isPostgres = (address: string) =>
  serversOf(address).every((each) => /^postgres(ql)?:/.test(each) && URL.canParse(each))

/** An address for each shard, between spaces. */
const addresses = z.optional(
  z.pipe(
    z.string().check(
      z.refine((text) => listed(text).every(isPostgres), 'is not a postgres address'),
      z.refine((text) => listed(text).length <= mostShards, `has more than ${mostShards} shards`),
    ),
    z.transform(listed),
  ),
)

export const databaseVariables = {
  DATABASE_URL: addresses,
  DATABASE_POOL_URL: addresses,
  DATABASE_REPLICA_URL: addresses,
}
type Name = keyof typeof databaseVariables

export interface ShardPlace {
  databaseUrl: string
  /** PgBouncer before that database, for players' calls; undefined: none. */
  poolUrl?: string | undefined
  /** Standbys of that database, for reads; it may name the primary too; undefined: the primary is read. */
  replicaUrl?: string | undefined
}

/** An address of each variable for each shard. */
export const databasesIn = ({
  DATABASE_URL = [],
  DATABASE_POOL_URL = [],
  DATABASE_REPLICA_URL = [],
}: Partial<Record<Name, readonly string[] | undefined>>) => ({
  DATABASE_URL,
  DATABASE_POOL_URL,
  DATABASE_REPLICA_URL,
})

/** Throws CannotStart unless each shard has all that one has. */
export function shardsOf(given: Parameters<typeof databasesIn>[0]): ShardPlace[] {
  const { DATABASE_URL: urls, ...others } = databasesIn(given)
  for (const [name, more] of Object.entries(others))
    if (more.length > 0 && more.length !== urls.length)
      throw new CannotStart(`${name} has ${more.length} addresses, and DATABASE_URL has ${urls.length}`)
  return urls.map((databaseUrl, shard) => ({
    databaseUrl,
    poolUrl: others.DATABASE_POOL_URL[shard],
    replicaUrl: others.DATABASE_REPLICA_URL[shard],
  }))
}
