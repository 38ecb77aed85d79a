import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amount, readTyped, text } from '#server/operator/given.ts'
import { askedBy } from '#server/operator/typed.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried, usercodeOf } from './setup/command-line.ts'
import { hear } from './setup/hear.ts'
import { asksToWithdraw } from './setup/payment.ts'
import { balanceOf, proveLedger, signedIn } from './setup/player.ts'

let app: TestApp
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startApp()
  desk = deskOf(app)
})
afterEach(() => proveLedger(app))
afterAll(() => app.close())

const nothing = { words: [], options: {} }
const because = ['--account', 'cash', '--why', 'A round that was never paid']

describe('a balance is adjusted', () => {
  test(
    'Scenario: an open page hears of it, the statement names it, and the act is kept',
    unhurried,
    async () => {
      const player = await signedIn(app, 100_000)
      const usercode = await usercodeOf(app, player)
      const heard = await hear(app, player)

      const given = await desk.type('adjust', usercode, '1234.56', ...because)
      expect(given.said).toMatch(/cash +2,234\.56 TRY/)
      expect(given.said).toContain(`1,234.56 TRY added to the cash of ${usercode}`)
      await expect.poll(() => heard).toEqual(['Balance'])
      expect(await balanceOf(app, player)).toBe(2234.56)

      const taken = await desk.read('adjust', usercode, '-34.5', ...because, '--as', 'Ece')
      expect(taken).toMatchObject({
        repeated: false,
        outcome: `34.50 TRY taken from the cash of ${usercode}`,
      })
      expect(await balanceOf(app, player)).toBe(2200.06)

      const { movements, sums, balances } = await desk.read('statement', usercode, '--take', '2')
      expect(movements).toMatchObject([
        {
          account: 'cash',
          cause: 'adjustment',
          reference: `adjustment ${taken.id}`,
          amount: -34.5,
          after: 2200.06,
        },
        { account: 'cash', cause: 'adjustment', amount: 1234.56, after: 2234.56 },
      ])
      expect(sums).toEqual([
        { account: 'cash', cause: 'deposit', movements: 1, amount: 1000 },
        { account: 'cash', cause: 'adjustment', movements: 2, amount: 1200.06 },
      ])
      expect(balances).toContainEqual({ account: 'cash', balance: 2200.06 })

      const acts = await desk.read('acts', '--player', usercode)
      expect(acts).toMatchObject([
        { who: 'Ece', command: 'adjust', players: usercode, subject: `adjustment ${taken.id}`, id: taken.id },
        {
          who: 'Deniz',
          why: 'A round that was never paid',
          given: { usercode, amount: 123_456, account: 'cash' },
        },
      ])
      expect(await desk.read('acts', '--player', usercode, '--who', 'Ece')).toHaveLength(1)
      expect(await desk.read('acts', '--player', usercode, '--to', '2020-01-01')).toEqual([])
    },
  )

  test(
    'Scenario: by the same id it is done once, and the id of another act is refused',
    unhurried,
    async () => {
      const player = await signedIn(app)
      const usercode = await usercodeOf(app, player)
      const asked = ['adjust', usercode, '10', ...because, '--id', 'ticket 17']
      const tries = await Promise.all([desk.type(...asked), desk.type(...asked)])
      expect(tries.map(({ code }) => code)).toEqual([0, 0])
      expect(tries.map(({ said }) => said).join()).toContain('Nothing was done again: Deniz did this at ')
      expect(await balanceOf(app, player)).toBe(10)
      const other = await desk.type('adjust', usercode, '11', ...because, '--id', 'ticket 17')
      const complained = 'The id ticket 17 belongs to another act (adjust): choose another --id'
      expect(other).toMatchObject({ code: 1, complained })
      expect(await balanceOf(app, player)).toBe(10)
      expect(await desk.read('acts', '--player', usercode)).toHaveLength(1)
    },
  )

  test(
    'Scenario: what would fall below zero, or has no bonus to go to, is refused and kept nowhere',
    unhurried,
    async () => {
      const player = await signedIn(app, 5_000)
      const usercode = await usercodeOf(app, player)
      expect(await desk.type('adjust', usercode, '-50.01', ...because)).toMatchObject({
        code: 1,
        complained: `The cash of ${usercode} is 50.00 TRY: less than 50.01 TRY`,
      })
      expect(await desk.type('adjust', usercode, '5', '--account', 'bonus', '--why', 'x')).toMatchObject({
        code: 1,
        complained: `${usercode} has no active bonus: use --account cash`,
      })
      expect((await desk.type('adjust', '99999999', '5', ...because)).complained).toBe(
        'No player has the usercode 99999999',
      )
      for (const much of ['10000000.01', '-10000000.01'])
        expect(await desk.type('adjust', usercode, much, ...because)).toMatchObject({
          code: 1,
          complained: 'At most 10,000,000.00 TRY are moved at once (MOST_PER_CALL)',
        })
      expect(await balanceOf(app, player)).toBe(50)
      expect(await desk.read('acts', '--player', usercode)).toEqual([])
    },
  )

  test('Scenario: an amount with a decimal comma is refused', async () => {
    const spoken = await desk.type('adjust', '10000001', '-1.234,56', ...because)
    expect(spoken).toMatchObject({ code: 2, said: '' })
    expect(spoken.complained).toContain('<amount> −1.234,56 is not an amount: write 1234.56')
  })

  test.each(['0', '0.00', '-0', '1,5', '1,234.56', '1.005', '1e3', '1e309', 'NaN', '₺5', '9999999999999'])(
    'Scenario: %s is no amount',
    (typed) => {
      const { named } = askedBy(['adjust', '10000001', typed, ...because])
      expect(() =>
        readTyped(z.object({ usercode: text, amount }), z.object({}), named?.typed ?? nothing),
      ).toThrow('<amount> ')
    },
  )
})

test('Scenario: a stored act cannot be changed', async () => {
  const player = await signedIn(app)
  await desk.type('adjust', await usercodeOf(app, player), '1', ...because)
  for (const change of [
    `update operator_acts set why = 'Another reason'`,
    'delete from operator_acts',
    'truncate operator_acts',
  ])
    await expect(app.pool.query(change)).rejects.toThrow('rows of operator_acts are never changed')
})

test('Scenario: an act that cannot be stored changes nothing', unhurried, async () => {
  const player = await signedIn(app, 20_000)
  const usercode = await usercodeOf(app, player)
  const { reference } = await asksToWithdraw(app, player, 'bank-transfer', 100)
  await app.pool.query('alter table operator_acts add constraint full_book check (false) not valid')
  const acts = [
    ['adjust', usercode, '5', '--account', 'cash'],
    ['approve', reference],
    ['reject', reference, '--reason', 'details not right'],
  ]
  const codes = await Promise.all(acts.map(async (act) => (await desk.type(...act, '--why', 'A test')).code))
  await app.pool.query('alter table operator_acts drop constraint full_book')
  expect(codes).toEqual([1, 1, 1])
  expect(await balanceOf(app, player)).toBe(100)
  expect(await desk.read('withdrawals')).toMatchObject([{ reference, approved: null }])
})

test('Scenario: the book is proven, and the first row that does not add up is named', async () => {
  await signedIn(app, 100)
  expect((await desk.type('reconcile')).said).toMatch(/^clean: \d+ transfers, \d+ entries$/)
  expect(await desk.read('reconcile')).toMatchObject({ clean: true })
  const broken = await startApp()
  const player = await signedIn(broken, 100)
  const becomes = (balance: number) =>
    broken.pool.query(`update accounts set balance = $2 where player_id = $1 and kind = 'cash'`, [
      player.id,
      balance,
    ])
  await broken.pool.query('alter table accounts disable trigger all')
  await becomes(101)
  const spoken = await deskOf(broken).type('reconcile')
  await becomes(100)
  await broken.close()
  expect(spoken).toMatchObject({ code: 1, said: '' })
  expect(spoken.complained).toMatch(/^Not so: .+ 1$/)
})
