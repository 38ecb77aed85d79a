import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { endProgram, ensureProgram, listening, programPath } from './program.ts'

/** PgBouncer in transaction mode with three connections to the database. */
export function pgBouncer() {
  ensureProgram('pgbouncer', 'pgbouncer')
  const folder = mkdtempSync(join(tmpdir(), 'lale-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  let port = 0
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    // It refuses to run as root.
    const words = process.getuid?.() === 0 ? ['-u', 'nobody', file] : [file]
    child = spawn('pgbouncer', words, { stdio: 'ignore', env: { PATH: programPath } })
    await listening(port)
  }

  const kill = () => endProgram(child)

  return {
    async before(databaseUrl: string): Promise<string> {
      const url = new URL(databaseUrl)
      port = await freePort()
      const users = join(folder, 'users')
      writeFileSync(users, `"${url.username}" "${decodeURIComponent(url.password)}"\n`)
      writeFileSync(
        file,
        `[databases]
* = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
`,
      )
      chmodSync(folder, 0o755)
      await start()
      url.port = String(port)
      return url.href
    },
    start,
    kill,
    async [Symbol.asyncDispose]() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
