import type { Page } from '@playwright/test'
import { createPool } from '#server/database/pool.ts'
import { takePlainDocuments } from './plain-documents.ts'
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

/** Settings of the operator while the test runs; they are removed afterwards. */
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

/** For this page only: changes the answer, not the database. */
export async function settingsAre(page: Page, settings: Record<string, string>): Promise<void> {
  await takePlainDocuments(page.context())
  await page.route('**/api/cms/siteoptionlist', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { key: string }[] }
    const set = Object.entries(settings).map(([key, value]) => ({ key, value, status: true }))
    const kept = json.data.filter(({ key }) => !(key in settings))
    await route.fulfill({ response, json: { ...json, data: [...kept, ...set] } })
  })
}
