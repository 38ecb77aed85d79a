import { createPool } from '#server/database/pool.ts'
import { writeSetting } from '#server/operator/content/setting.store.ts'

async function write(settings: Record<string, string>): Promise<void> {
  const pool = createPool(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  try {
    for (const [key, value] of Object.entries(settings))
      await writeSetting(pool, { key, value, status: value !== '' })
  } finally {
    await pool.end()
  }
}

/** The operator has filled these in while the test runs; afterwards nothing of it is left. */
export async function withSettings(
  settings: Record<string, string>,
  run: () => Promise<void>,
): Promise<void> {
  await write(settings)
  try {
    await run()
  } finally {
    await write(Object.fromEntries(Object.keys(settings).map((key) => [key, ''])))
  }
}
