import { Client } from 'pg'

/** Milliseconds for each step of asking a server whether it accepts writes. */
const patience = 1_000

/** libpq's form for several servers: `postgres://user@one:5432,two:5432/lale`. Returns an address for each. */
export function serversOf(url: string): [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] = /^([^/]*\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  const [first = '', ...more] = hosts.split(',')
  return [before + first + after, ...more.map((host) => before + host + after)]
}

async function acceptsWrites(url: string): Promise<string> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    if (rows[0]?.standby) throw new Error('The server is a standby')
    return url
  } finally {
    client.end().catch(() => undefined)
  }
}

/** The address of the server that accepts writes; of a single server its own, unasked. Rejects if none does. */
export async function findPrimary(url: string): Promise<string> {
  const [only, ...others] = serversOf(url)
  if (others.length === 0) return only
  try {
    return await Promise.any([only, ...others].map(acceptsWrites))
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error
  }
}
