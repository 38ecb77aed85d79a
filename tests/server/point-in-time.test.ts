import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { Pool } from '#server/database/pool.ts'
import { writeBook } from '#tests/load/history/book.ts'
import { archived, archives, baseBackup, restore } from './setup/base-backup.ts'
import { embeddedDatabase } from './setup/embedded-database.ts'
import { hub88 as hub88Dialect } from './setup/games/hub88.ts'
import { seat } from './setup/games/seat.ts'
import { askPayment, payOnPage } from './setup/paying.ts'
import { proveLedger, signedIn, testSecret } from './setup/player.ts'
import { endServers, startRealServer, type RealServer } from './setup/real-server.ts'
import { scratchFolder } from './setup/scratch.ts'

/** Bets before the backup, while it is made, and after it. */
const betsOfEachPart = 20
/** Rounds that were played long before: `ROUNDS=200000` measures. */
const past = Number(process.env['ROUNDS'] ?? 100)

const folders = { first: '', archive: '', copy: '', second: '' }
for (const name of Object.keys(folders) as (keyof typeof folders)[]) folders[name] = scratchFolder('crash')
afterAll(async () => {
  await endServers()
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
})

const start = (folder: string) => startRealServer(folder, { SECRET: testSecret })

async function bettor(server: RealServer) {
  const hub88 = await hub88Dialect.caller({ ...server, env: { secret: testSecret } })
  const player = await seat(server, 'hub88', 100_000_000)
  return async (count: number) => {
    for (let bets = 0; bets < count; bets++) {
      const { refusal } = await hub88.bet(player, { id: randomUUID(), round: randomUUID(), amount: 100 })
      expect(refusal).toBe(null)
    }
  }
}

async function deposits(server: RealServer): Promise<void> {
  const player = await signedIn(server)
  const link = await askPayment(server, { player, call: 'payment/deposit', requestId: 'one' })
  await payOnPage(server, link ?? '')
}

async function moved(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ entry: string }>(
    'select entries::text as entry from entries order by id',
  )
  return rows.map(({ entry }) => entry)
}

describe('a backup with the archive of the WAL', () => {
  test('Scenario: somebody deletes the ledger: the minute before it is restored, with each movement and none that came later', async ({
    annotate,
  }) => {
    await archives(folders.first, folders.archive)
    const server = await start(folders.first)
    const { url } = embeddedDatabase(folders.first)
    await writeBook(url, [{ rounds: past, open: 10 }])
    const bet = await bettor(server)
    await bet(betsOfEachPart)
    await deposits(server)
    await Promise.all([baseBackup(url, folders.first, folders.copy), bet(betsOfEachPart)])
    await bet(betsOfEachPart)
    await deposits(server)
    const before = await moved(server.pool)
    const { rows } = await server.pool.query<{ now: string }>('select clock_timestamp()::text as now')
    await bet(5)
    await deposits(server)
    await server.pool.query('drop table movements, entries cascade')
    await archived(url)
    await server.stop()

    const begun = performance.now()
    await restore({ ...folders, to: rows[0]?.now ?? '', dataFolder: folders.second })
    const restored = await start(folders.second)
    await proveLedger(restored)
    await annotate(`${before.length} entries: restored in ${Math.round(performance.now() - begun)} ms`)
    expect(await moved(restored.pool)).toEqual(before)
    await (
      await bettor(restored)
    )(5)
    await deposits(restored)
    await proveLedger(restored)
    await restored.stop()
  })
})
