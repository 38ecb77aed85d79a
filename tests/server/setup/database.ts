import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/database/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { createPool } from '#server/database/pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the migrated database that every test file copies. */
    databaseUrl: string
  }
}

/** One PostgreSQL for the whole run; it ends with it. */
export default async function startDatabase({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'lale-test-'))
  // PostgreSQL started by root runs as another user, who must be able to come this way.
  chmodSync(folder, 0o755)
  const database = await startEmbedded(folder)
  const pool = createPool(database.url, { max: 1 })
  await migrate(pool)
  await pool.end()
  provide('databaseUrl', database.url)
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
