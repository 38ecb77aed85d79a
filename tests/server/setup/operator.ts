import { Client } from 'pg'
import { onTestFinished } from 'vitest'

/** A superuser's connection to the server's database. */
export async function operator(url: string) {
  const name = new URL(url).pathname.slice(1)
  const client = new Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href })
  await client.connect()
  onTestFinished(() => client.end())
  return {
    cut: (application?: string) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = $1 and ($2::text is null or application_name = $2)`,
        [name, application ?? null],
      ),
    /** Affects new connections only. */
    readOnly: (on: boolean) =>
      client.query(`alter database ${name} set default_transaction_read_only = ${on}`),
    allow: (allowed: boolean) => client.query(`alter database ${name} with allow_connections ${allowed}`),
  }
}
