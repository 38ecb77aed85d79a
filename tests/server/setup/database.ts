import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/database/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { clearAbandoned, scratchFolder } from './scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file copies. */
    databaseUrl: string
  }
}

export default async function startDatabase({ provide }: TestProject): Promise<() => Promise<void>> {
  await clearAbandoned()
  const folder = scratchFolder('test')
  const database = await startEmbedded(folder)
  await migrate(database.url)
  provide('databaseUrl', database.url)
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
