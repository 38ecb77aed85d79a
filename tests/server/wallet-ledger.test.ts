import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ledgerProofs } from '#server/wallet/reconcile.ts'
import {
  bonusGranted,
  depositConfirmed,
  withdrawHeld,
  withdrawPaid,
  withdrawReleased,
} from '#server/wallet/wallet.rules.ts'
import { fundsOf, post } from '#server/wallet/wallet.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { proveLedger, signedIn } from './setup/player.ts'

/** A reproducible pseudo-random sequence of numbers below `below`. */
function sequence(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const rules = [depositConfirmed, withdrawHeld, withdrawReleased, withdrawPaid, bonusGranted]

describe('the ledger', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ proofs: ledgerProofs })
  })
  afterAll(() => app.close())

  test.each([1, 2, 3])('Scenario: 400 movements of four players at once, sequence %i', async (seed) => {
    const next = sequence(seed)
    const players = await Promise.all([1, 2, 3, 4].map(() => signedIn(app, 5_000)))
    const before = await proveLedger(app, ledgerProofs)
    const movements = Array.from({ length: 400 }, (_, index) => {
      const rule = rules[next(rules.length)] ?? depositConfirmed
      const playerId = players[next(players.length)]?.id ?? 0
      return rule({ provider: 'sandbox', playerId, amount: 1 + next(900), reference: `${seed} ${index}` })
    })
    const posted = await Promise.all(movements.map((movement) => post(app.pool, movement)))
    expect(posted).toContain(true)
    expect(posted).toContain(false)
    const { transfers, entries } = await proveLedger(app, ledgerProofs)
    const done = movements.filter((_, index) => posted[index])
    expect({ transfers: transfers - before.transfers, entries: entries - before.entries }).toEqual({
      transfers: done.length,
      entries: done.length * 2,
    })
    for (const player of players) {
      const legs = done.flatMap((movement) => movement.legs)
      const own = legs.filter((leg) => leg.account === 'cash' && leg.owner === player.id)
      expect((await fundsOf(app.pool, player.id)).cash).toBe(
        own.reduce((sum, leg) => sum + leg.amount, 5_000),
      )
    }
  })

  test('Scenario: the last lira is asked for by fifty at once, and one gets it', async () => {
    const player = await signedIn(app, 100)
    const tries = Array.from({ length: 50 }, (_, index) =>
      post(app.pool, withdrawHeld({ playerId: player.id, amount: 100, reference: `last ${index}` })),
    )
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    expect((await fundsOf(app.pool, player.id)).cash).toBe(0)
    await proveLedger(app, ledgerProofs)
  })

  test('Scenario: one cause moves money for one reference once', async () => {
    const player = await signedIn(app)
    const deposit = depositConfirmed({
      provider: 'sandbox',
      playerId: player.id,
      amount: 700,
      reference: 'once',
    })
    const tries = await Promise.allSettled([1, 2, 3].map(() => post(app.pool, deposit)))
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
    expect((await fundsOf(app.pool, player.id)).cash).toBe(700)
    await proveLedger(app, ledgerProofs)
  })

  test.each([0, -5, 0.5, Number.NaN, 2 ** 53])('Scenario: %d is no amount to move', (amount) => {
    expect(() => depositConfirmed({ provider: 'sandbox', playerId: 1, amount, reference: 'no' })).toThrow(
      RangeError,
    )
  })
})
