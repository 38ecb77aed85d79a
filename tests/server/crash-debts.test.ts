import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { systemClock } from '#server/hub/clock.ts'
import { startDebts, type Debt } from '#server/sandbox/debts.ts'
import { newId } from './setup/games/scenarios.ts'
import { seat } from './setup/games/seat.ts'
import { patiently } from './setup/patience.ts'
import { proveLedger } from './setup/player.ts'
import { dataFolder, endServers, startRealServer } from './setup/real-server.ts'

const cash = 10_000
const prize = 100
const wins = 30
/** Milliseconds: two starts and a recovery, on a busy machine. */
const patience = 180_000

/** What is owed here is for the server to send. */
const nobody = () => {
  throw new Error('nothing is sent from here')
}

describe('the sandbox is killed while it owes', () => {
  let folder: ReturnType<typeof dataFolder>
  beforeEach(() => {
    folder = dataFolder()
  })
  afterEach(async () => {
    await endServers()
    folder.remove()
  })

  test(
    'Scenario: kill -9 of the server and its database: every win that was decided is paid afterwards, once',
    async () => {
      const first = await startRealServer(folder.path)
      const place = { pool: first.pool, clock: { now: () => new Date(), pass: () => undefined } }
      const player = await seat(place, 'dt', cash)
      const round = newId()
      const won = Array.from({ length: wins }, (): Debt => {
        const owed = { id: newId(), of: 'a bet', round, game: 'tulips', amount: prize, endsRound: false }
        return { provider: 'dt', seat: player, kind: 'win', owed }
      })
      const debts = startDebts({
        pool: first.pool,
        walletOf: nobody,
        clock: systemClock,
        log: { warn: nobody, error: nobody },
      })
      await transaction(first.pool, async (tx) => {
        for (const debt of won) await debts.owe(tx, debt)
      })
      await debts.stop()
      await first.kill('database')

      const second = await startRealServer(folder.path)
      const owed = async () => {
        const { rows } = await second.pool.query<{ count: number }>(
          'select count(*) from sandbox_debts where answer is null',
        )
        return rows[0]?.count
      }
      await expect.poll(owed, patiently).toBe(0)
      const { rows } = await second.pool.query<{ balance: number; movements: number }>(
        `select balance, (select count(*) from game_movements) as movements from accounts where kind = 'cash' and player_id = $1`,
        [player.playerId],
      )
      expect(rows).toEqual([{ balance: cash + wins * prize, movements: wins }])
      await proveLedger(second)
      await second.stop()
    },
    patience,
  )
})
