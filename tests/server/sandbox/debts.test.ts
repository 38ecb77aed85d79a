import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { startDebts, type Debt } from '#sandbox/server/debts.ts'
import type { Bet } from '#sandbox/server/wallet.ts'
import { wallets } from '#sandbox/server/wallet/wallets.ts'
import { SimulatedClock } from '#tests/hub/simulated-clock.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { newId } from '../setup/games/scenarios.ts'
import { movementsOf } from '../setup/games/seat.ts'
import type { Seated } from '../setup/games/dialect.ts'
import { launched, partsFor, walletPatience, walletsOf } from '../setup/sandbox.ts'

const provider = 'em'
const cash = 10_000
const nowhere = 'http://127.0.0.1:9'
const unknown = { done: false, why: 'no answer', balance: null }

let app: TestApp
let seat: Seated
let bet: Bet
let time: SimulatedClock
let told: unknown[]
const running: ReturnType<typeof startDebts>[] = []

const tell = (...line: unknown[]) => void told.push(line.at(-1))

/** One more node of the sandbox. @param platform the origin of the wallet that it calls */
function node(platform: () => string = () => app.url) {
  const walletOf = wallets(partsFor(app, platform), walletPatience)
  const log = { warn: tell, error: tell }
  const debts = startDebts({ pool: app.pool, walletOf, clock: time, log })
  running.push(debts)
  return debts
}
const owe = (debts: ReturnType<typeof node>, debt: Debt) => transaction(app.pool, (tx) => debts.owe(tx, debt))
const winOf = (amount: number): Debt & { kind: 'win' } => ({
  provider,
  seat: { token: seat.token, usercode: seat.usercode },
  kind: 'win',
  owed: { ...bet, id: newId(), amount, of: bet.id, endsRound: true },
})
const rowOf = async (id: string) => {
  const { rows } = await app.pool.query<{ tries: number; answer: unknown }>(
    'select tries, answer from sandbox.debts where id = $1',
    [id],
  )
  return rows[0]
}
const answerOf = async (id: string) => (await rowOf(id))?.answer

beforeAll(async () => {
  // The app's own sandbox is a year behind, so none of these debts is due there.
  app = await startApp({ now: new Date(new SimulatedClock().date().getTime() - 365 * 24 * 60 * 60 * 1000) })
})
beforeEach(async () => {
  time = new SimulatedClock()
  told = []
  seat = await launched(app, provider, cash)
  bet = { id: newId(), round: newId(), game: 'tulips', amount: 1_000, endsRound: false }
  await walletsOf(app)(provider).bet(seat, bet)
})
afterEach(() => Promise.all(running.splice(0).map((debts) => debts.stop())))
afterAll(() => app.close())

describe('what the sandbox owes the wallet', () => {
  test('Scenario: a win is paid as soon as it is asked for, once', async () => {
    const debts = node()
    const win = winOf(2_500)
    const paid = { done: true, balance: 11_500 }
    await owe(debts, win)
    await owe(debts, { ...win, owed: { ...win.owed, amount: 9_999 } })
    expect(await debts.pay({ provider, id: win.owed.id })).toEqual(paid)
    expect(await debts.pay({ provider, id: win.owed.id })).toEqual(paid)
    expect(await answerOf(win.owed.id)).toEqual(paid)
    expect(await movementsOf(app, seat, 'win')).toBe(1)
  })

  test('Scenario: what is decided in a transaction that fails is not owed', async () => {
    const debts = node()
    const win = winOf(2_500)
    await expect(
      transaction(app.pool, async (tx) => {
        await debts.owe(tx, win)
        throw new Error('the round is not over after all')
      }),
    ).rejects.toThrow('the round is not over after all')
    await expect(debts.pay({ provider, id: win.owed.id })).rejects.toThrow('There is no win or rollback')
  })

  test('Scenario: the wallet is away for a while: it is told again, ever less often, until it answers', async () => {
    let platform = nowhere
    const debts = node(() => platform)
    const win = winOf(2_500)
    const { id } = win.owed
    await owe(debts, win)
    expect(await debts.pay({ provider, id })).toEqual(unknown)
    const triesIn = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        time.pass(1_000)
        await expect.poll(() => time.awaits(1_000)).toBe(true)
      }
      return (await rowOf(id))?.tries
    }
    expect(await triesIn(1)).toBe(1)
    expect(await triesIn(1)).toBe(2)
    expect(await triesIn(1)).toBe(2)
    expect(await triesIn(1)).toBe(3)
    platform = app.url
    expect(await triesIn(4)).toBe(4)
    expect(await answerOf(id)).toEqual({ done: true, balance: 11_500 })
    expect(await triesIn(60)).toBe(4)
  })

  test('Scenario: the sandbox is stopped before it is paid: the next one pays', async () => {
    const first = node(() => nowhere)
    const win = winOf(2_500)
    const { id } = win.owed
    await owe(first, win)
    await first.stop()
    node()
    time.pass(1_000)
    await expect.poll(() => answerOf(id)).toEqual({ done: true, balance: 11_500 })
  })

  test('Scenario: two nodes and whoever plays pay the same win: it moves once', async () => {
    const nodes = [node(), node()]
    const wins = Array.from({ length: 8 }, () => winOf(100))
    for (const win of wins) await owe(nodes[0] ?? node(), win)
    time.pass(1_000)
    await Promise.all(wins.flatMap(({ owed: { id } }) => nodes.map((debts) => debts.pay({ provider, id }))))
    expect(await movementsOf(app, seat, 'win')).toBe(8)
    expect(await walletsOf(app)(provider).balance(seat)).toEqual({ done: true, balance: 9_800 })
  })

  test('Scenario: a bet is rolled back whose answer was lost', async () => {
    const debts = node()
    const { id, round, game } = bet
    const back = { id: newId(), of: id, round, game }
    await owe(debts, { provider, seat, kind: 'rollback', owed: back })
    expect(await debts.pay({ provider, id: back.id })).toEqual({ done: true, balance: cash })
  })

  test('Scenario: the wallet refuses a win: an error is logged, and it is not sent again', async () => {
    const debts = node()
    const win = winOf(2_500)
    const { id } = win.owed
    await walletsOf(app)(provider).win(seat, { ...win.owed, amount: 1 })
    await owe(debts, win)
    const refused = { done: false, why: 'id reused', balance: 9_001 }
    expect(await debts.pay({ provider, id })).toEqual(refused)
    expect(await answerOf(id)).toEqual(refused)
    expect(told).toEqual(['the wallet refused a debt: no retry'])
  })
})
