import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionLifetime } from '#server/auth/session.store.ts'
import { transaction } from '#server/database/transaction.ts'
import { startDebts } from '#sandbox/server/debts.ts'
import { kept, tidySandbox } from '#sandbox/server/upkeep.store.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { newId } from '../setup/games/scenarios.ts'
import { betOf, launched, nodeStarts, sandboxParts, standing, walletsOf } from '../setup/sandbox.ts'

const provider = 'dt'
const day = 24 * 60 * 60 * 1000

describe('the upkeep of the sandbox', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  const later = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds)
  const launches = async () => (await app.pool.query('select from sandbox.launches')).rowCount

  test('Scenario: a paid debt is removed after a week, a refused or an open one never', async () => {
    expect(kept.paidDebts).toBe(7 * day)
    const seat = await launched(app, provider, 10_000)
    const walletOf = walletsOf(app)
    const bet = betOf(1_000)
    await walletOf(provider).bet(seat, bet)
    const debts = startDebts({ ...sandboxParts(app), walletOf, clock: standing(app) })
    const owes = async (id: string, amount: number) => {
      const owed = { ...bet, id, amount, of: bet.id }
      await transaction(app.pool, (tx) => debts.owe(tx, { provider, seat, kind: 'win', owed }))
      return owed
    }
    const [paid, refused, owed] = [newId(), newId(), newId()]
    await owes(paid, 500)
    expect(await debts.pay({ provider, id: paid })).toMatchObject({ done: true })
    const other = await owes(refused, 500)
    await walletOf(provider).win(seat, { ...other, amount: 1 })
    expect(await debts.pay({ provider, id: refused })).toMatchObject({ done: false, why: 'id reused' })
    await owes(owed, 500)

    // A debt is due a second after it is made.
    expect(await tidySandbox(app.pool, later(kept.paidDebts + 1_000))).toMatchObject({ paidDebts: 0 })
    expect(await tidySandbox(app.pool, later(kept.paidDebts + 1_001))).toMatchObject({ paidDebts: 1 })
    const { rows } = await app.pool.query<{ id: string }>('select id from sandbox.debts')
    expect(rows.map(({ id }) => id).sort()).toEqual([refused, owed].sort())
    expect(await debts.pay({ provider, id: owed })).toMatchObject({ done: true })
    await debts.stop()
  })

  test('Scenario: a node that starts removes a launch once no sign-in can be left in which its game is played', async () => {
    expect(kept.launches).toBeGreaterThanOrEqual(sessionLifetime)
    await launched(app, provider, 0)
    const before = await launches()
    expect(await tidySandbox(app.pool, later(kept.launches))).toMatchObject({ launches: 0 })
    expect(await launches()).toBe(before)
    app.clock.pass(kept.launches + 1)
    await nodeStarts(app)
    expect(await launches()).toBe(0)
  })
})
