import { describe, expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { systemClock } from '#server/hub/clock.ts'
import { startDebts, type Debt } from '#sandbox/server/debts.ts'
import { newId } from './setup/games/scenarios.ts'
import { seat } from './setup/games/seat.ts'
import { killedServers } from './setup/killed.ts'

const cash = 10_000
const prize = 100
const wins = 30

/** The server under test sends the debts, not this process. */
const nobody = () => {
  throw new Error('nothing is sent from here')
}

describe('the sandbox is killed while it owes', () => {
  const starts = killedServers()

  test('Scenario: kill -9 of the server and its database: every win that was decided is paid afterwards, once', async () => {
    const first = await starts()
    const player = await seat(first, 'dt', cash)
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

    const second = await starts()
    const owed = async () => {
      const { rows } = await second.pool.query<{ count: number }>(
        'select count(*) from sandbox.debts where answer is null',
      )
      return rows[0]?.count
    }
    await expect.poll(owed).toBe(0)
    const { rows } = await second.pool.query<{ balance: number; movements: number }>(
      `select balance, (select count(*) from game_movements) as movements from accounts where kind = 'cash' and player_id = $1`,
      [player.playerId],
    )
    expect(rows).toEqual([{ balance: cash + wins * prize, movements: wins }])
  })
})
