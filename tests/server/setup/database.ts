import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/database/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { createPool } from '#server/database/pool.ts'
import { clearAbandoned, scratchFolder } from './scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the migrated database that every test file copies. */
    databaseUrl: string
  }
}

/** One PostgreSQL for the whole run; it ends with it. */
export default async function startDatabase({ provide }: TestProject): Promise<() => Promise<void>> {
  await clearAbandoned()
  const folder = scratchFolder('test')
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
