import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool } from '#server/database/pool.ts'
import { embeddedDatabase } from '../server/setup/embedded-database.ts'
import { freePort } from '../server/setup/free-port.ts'
import { popupVariable } from './popup-variable.ts'

const patience = 90_000

/** Starts the built platform on an empty database. Sets BASE_URL, TEST_DATABASE_URL and TEST_DATA_DIR. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'lale-'))
  // As root, PostgreSQL runs as another user, who must have access to the folder.
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['server/main.ts', 'sandbox/server/main.ts'], {
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      SANDBOX_PORT: String(await freePort()),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      SANDBOX: 'on',
      // Dozens of players sign up from one address within minutes.
      ADDRESS_FACTOR: '100',
    },
  })
  await answers(`${address}/api/auth/form`, AbortSignal.timeout(patience))
  process.env['BASE_URL'] = address
  process.env['TEST_DATA_DIR'] = data
  process.env['TEST_DATABASE_URL'] = process.env['DATABASE_URL'] ?? embeddedDatabase(data).url
  if (process.env[popupVariable] !== 'on') await withoutPopup(process.env['TEST_DATABASE_URL'])
  return async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The popup would cover every first page; its tests switch it on. */
async function withoutPopup(url: string): Promise<void> {
  const pool = createPool(url, { max: 1 })
  await pool.query('update popups set active = false').finally(() => pool.end())
}

async function answers(url: string, within: AbortSignal): Promise<void> {
  while (!within.aborted) {
    const reply = await fetch(url).catch(() => null)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The platform did not answer at ${url} within ${patience / 1000} s.`)
}
