import { chownSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from './setup/app.ts'
import { certificateOfThisMachine } from './setup/certificate.ts'
import { scratchFolder } from './setup/scratch.ts'
import { signedIn } from './setup/player.ts'

/** Lets the cluster speak TLS; the address of the database then demands it, and trusts this certificate only. */
async function encrypted(url: string): Promise<string> {
  const { key, cert } = certificateOfThisMachine()
  const admin = new Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  const { rows } = await admin.query<{ folder: string }>("select current_setting('data_directory') as folder")
  const folder = rows[0]?.folder ?? tmpdir()
  const { uid, gid } = statSync(folder)
  for (const [name, text] of Object.entries({ 'server.key': key, 'server.crt': cert })) {
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    if (process.getuid?.() === 0) chownSync(join(folder, name), uid, gid)
  }
  await admin.query('alter system set ssl = on')
  await admin.query('select pg_reload_conf()')
  const root = join(scratchFolder('test'), 'root.pem')
  writeFileSync(root, cert)
  const inTls = new URL(url)
  inTls.hostname = 'localhost'
  inTls.searchParams.set('sslmode', 'verify-full')
  inTls.searchParams.set('sslrootcert', root)
  await expect
    .poll(async () => {
      const client = new Client({ connectionString: inTls.href })
      return client.connect().then(
        () => client.end().then(() => 'connected'),
        (error: Error) => error.message,
      )
    })
    .toBe('connected')
  return inTls.href
}

test('Scenario: a database that is reached with TLS: every connection of the platform is encrypted', async () => {
  const app = await startApp({ way: encrypted })
  onTestFinished(() => app.close())
  await signedIn(app)
  const { rows } = await app.pool.query<{ ssl: boolean; count: number }>(
    `select ssl, count(*) from pg_stat_ssl join pg_stat_activity using (pid)
      where datname = current_database() and usename is not null group by ssl order by ssl`,
  )
  // Without TLS: the connection that has set it up.
  expect(rows.find(({ ssl }) => !ssl)?.count).toBe(1)
  expect(rows.find(({ ssl }) => ssl)?.count).toBeGreaterThan(2)
})
