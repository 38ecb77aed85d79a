import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createPool } from '#sandbox/server/database.ts'
import { watchDatabase } from '#sandbox/server/failover.ts'
import { startEmbedded, type Embedded } from '#server/database/embedded.ts'
import { scratchFolder } from '../setup/scratch.ts'

/** Milliseconds, as decision 108 says. */
const longestAway = 10_000

const folder = scratchFolder('test')
let database: Embedded
let port: number
beforeAll(async () => {
  database = await startEmbedded(folder)
  port = Number(new URL(database.url).port)
})
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

const comesBack = async () => {
  database = await startEmbedded(folder, port)
}

/** `looks`: how often the database has answered. */
function watched() {
  const pool = createPool(database.url)
  const seen = { looks: 0, lost: false }
  const { promise, resolve } = Promise.withResolvers<void>()
  const query: typeof pool.query = async (text, values) => {
    const answer = await pool.query<never>(text, values)
    seen.looks += 1
    return answer
  }
  const stop = watchDatabase({ ...pool, query }, { warn: () => undefined }, () => {
    seen.lost = true
    resolve()
  })
  onTestFinished(async () => {
    await stop()
    await pool.end()
  })
  const answersAgain = async () => {
    const before = seen.looks
    await expect.poll(() => seen.looks).toBeGreaterThan(before)
  }
  return { seen, lost: promise, answersAgain }
}

describe('the sandbox watches its database', () => {
  test('Scenario: a restart of the database is no loss; its end is one after 10 s', async () => {
    const { seen, lost, answersAgain } = watched()
    await answersAgain()
    await database.stop()
    await comesBack()
    await answersAgain()
    expect(seen.lost).toBe(false)
    const begun = performance.now()
    await database.stop()
    await lost
    // The last look was up to 1 s before.
    expect(performance.now() - begun).toBeGreaterThan(longestAway - 1_500)
    await comesBack()
  })

  test('Scenario: the database comes back as a standby: that is a loss at once', async () => {
    const { seen, lost, answersAgain } = watched()
    await answersAgain()
    await database.stop()
    writeFileSync(join(folder, 'postgresql', 'data', 'standby.signal'), '')
    await comesBack()
    const { looks } = seen
    await lost
    expect(seen.looks - looks).toBeLessThanOrEqual(1)
  })
})
