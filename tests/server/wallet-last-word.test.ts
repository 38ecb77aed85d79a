import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { reconcile } from '#server/wallet/reconcile.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { asksToWithdraw } from './setup/payment.ts'
import { proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

const newTransfer = (reference: string) =>
  `with t as (insert into transfers (cause, reference) values ('bonus', '${reference}') returning id)`

describe('the database has the last word on money', () => {
  let app: TestApp
  let player: TestPlayer
  beforeAll(async () => {
    app = await startApp()
    player = await signedIn(app, 1_000)
  })
  afterAll(() => app.close())

  const cash = () => `(select id from accounts where kind = 'cash' and owner = ${player.id})`

  const wrongs: [string, () => string, string][] = [
    [
      'a transfer of one entry',
      () =>
        `${newTransfer('one')} insert into entries (transfer_id, account_id, amount, balance_after) select id, ${cash()}, 5, 1005 from t`,
      'sum to 5',
    ],
    [
      'a transfer of no entry',
      () => `insert into transfers (cause, reference) values ('bonus', 'none')`,
      'has 0 entries',
    ],
    [
      'an entry added to an old transfer',
      () => `insert into entries (transfer_id, account_id, amount, balance_after)
             select transfer_id, (select id from accounts where kind = 'house' limit 1), 5, 5 from entries limit 1`,
      'sum to 5',
    ],
    [
      'a balance without an entry',
      () => `update accounts set balance = balance + 1 where id = ${cash()}`,
      'last entry says 1000',
    ],
    [
      'a balance below zero',
      () => `update accounts set balance = -1 where id = ${cash()}`,
      'player_balance_not_negative',
    ],
    ['an entry that is changed', () => 'update entries set amount = amount + 1', 'never changed'],
    ['an entry that is deleted', () => 'delete from entries', 'never changed'],
    ['a transfer that is changed', () => `update transfers set reference = 'other'`, 'never changed'],
    ['all entries emptied out', () => 'truncate entries', 'never changed'],
    [
      'a second bonus that is wagered at once',
      () => `insert into bonuses (player_id, offer_code, status, amount, requirement, locale, created_at, changed_at)
             select ${player.id}, code, 'active', 5, 5, 'tr', now(), now() from bonus_offers`,
      'bonus_active_once',
    ],
    ['a movement that is numbered anew', () => 'update movements set nth = nth + 1', 'never changed'],
  ]

  test.each(wrongs)('Scenario: %s is refused', async (_name, sql, reason) => {
    await expect(app.pool.query(sql())).rejects.toThrow(reason)
    await expect(proveLedger(app)).resolves.toEqual({ transfers: 1, entries: 2 })
  })

  test('Scenario: someone changes rows behind the back of every rule, and the proof names the row', async () => {
    const waiting = await asksToWithdraw(app, await signedIn(app, 20_000), 'kesecik', 75)
    const forged: [string, string][] = [
      [
        `update entries set amount = amount + 1 where account_id = ${cash()}`,
        'the entries of a transfer sum to zero; transfer',
      ],
      [
        `update accounts set balance = balance + 1 where id = ${cash()}`,
        'all balances sum to zero; the balances sum to 1',
      ],
      [
        `update accounts set balance = balance + case when id = ${cash()} then 1 else -1 end where id in (${cash()}, (select min(id) from accounts))`,
        'a balance equals the sum of its entries; account',
      ],
      [
        `update entries set balance_after = balance_after + 1 where account_id = ${cash()}`,
        'every entry continues the balance before it; entry',
      ],
      [
        `update movements set nth_of_cause = 2 where player_id = ${player.id}`,
        'every movement of a balance is numbered once, of all and of its cause, and goes on from the one before; movement 1 of player',
      ],
      [
        `update movements set balance_after = 0 where player_id = ${player.id}`,
        'every movement of a balance is numbered once',
      ],
      [
        `update payments set amount = amount - 1 where reference = '${waiting.reference}'`,
        'held money waits for a withdrawal; account',
      ],
      [`delete from movements where player_id = ${player.id}`, 'movement missing of player'],
      [
        `insert into history_counts (player_id, history, whole_month, begins, kind, status, total, bet, win)
         values (${player.id}, 'rounds', true, '2026-11-01', 1, 2, 1, 0, 0)`,
        'a history is counted by day and by month as it is; rounds of player',
      ],
    ]
    for (const [sql, reason] of forged) {
      const proof = transaction(app.pool, async (tx) => {
        await tx.query(`set session_replication_role = 'replica'`)
        await tx.query(sql)
        await reconcile(tx).finally(() => tx.query('reset session_replication_role'))
      })
      await expect(proof).rejects.toThrow(reason)
    }
    await proveLedger(app)
  })
})
