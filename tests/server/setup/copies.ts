import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject, type ProvidedContext } from 'vitest'

/** Of the test file that runs. */
const copies: string[] = []

async function inPostgres(run: (client: Client) => Promise<unknown>): Promise<void> {
  const { href } = Object.assign(new URL(inject('databaseUrl')), { pathname: '/postgres' })
  const client = new Client({ connectionString: href })
  await client.connect()
  await run(client).finally(() => client.end())
}

/** Copies a migrated database; returns the address of the copy. */
export async function freshDatabase(of: keyof ProvidedContext = 'databaseUrl'): Promise<string> {
  const template = new URL(inject(of))
  const name = `test_${randomBytes(8).toString('hex')}`
  copies.push(name)
  await inPostgres((client) =>
    client.query(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`),
  )
  return Object.assign(new URL(template), { pathname: `/${name}` }).href
}

/** Each has hundreds of files: to remove those of all tests at the end takes minutes. */
export async function dropCopies(): Promise<void> {
  if (copies.length === 0) return
  await inPostgres(async (client) => {
    for (const name of copies.splice(0)) await client.query(`drop database if exists ${name} with (force)`)
  })
}
