import { describe, expect, test } from 'vitest'
import { multiplierAt, timeOf } from '#sandbox/contract/crash-point.ts'
import type { ProviderWallet, WalletAnswer } from '#sandbox/server/wallet.ts'
import { crashHouse } from '../setup/aviator/room.ts'
import { arrives, betOn, endsOf, inState, openTables, rootWhere, takesOff } from '../setup/aviator/stand.ts'

const root = rootWhere(([first = 0]) => first >= 250 && first <= 400)
const [first = { seed: '', point: 0 }] = endsOf(root)

/** The real wallet; its answers to bets wait for `letThrough`. */
function slowWallet() {
  const gate = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const before = (wallet: ProviderWallet): ProviderWallet => ({
    ...wallet,
    async bet(seat, bet): Promise<WalletAnswer> {
      const answer = await wallet.bet(seat, bet)
      asked.resolve()
      await gate.promise
      return answer
    },
  })
  return { before, asked: asked.promise, letThrough: () => gate.resolve() }
}

/** The real wallet; its answers to bets are lost. */
const deafened = (wallet: ProviderWallet): ProviderWallet => ({
  ...wallet,
  async bet(seat, bet) {
    await wallet.bet(seat, bet)
    return { done: false, why: 'no answer', balance: null }
  },
})

describe('a table of Aviator when something is in its way', () => {
  const house = crashHouse()
  const book = async () => {
    const { rows } = await house.app.pool.query<{ status: string; states: string[] }>(
      `select status, array_agg(state order by slot) as states
         from sandbox.crash_rounds as rounds join sandbox.crash_bets on round_id = rounds.id group by rounds.id order by rounds.id`,
    )
    return rows
  }

  test.each([
    ['when the plane is in the air', 0],
    ['when the plane is gone', timeOf(first.point)],
  ])(
    'Scenario: the wallet’s answer comes after the betting has closed, %s: the stake goes back',
    async (_when, flown) => {
      const wallet = slowWallet()
      const stand = await openTables(house.app, { time: house.time, root, before: wallet.before })
      const ada = await arrives(house.app, 10_000)
      const page = await stand.sits(ada)
      await page.hears('betting')
      const bet = betOn(1)
      page.say(bet)
      await wallet.asked
      await house.has(ada, 90)
      page.say({ type: 'cancel', id: bet.id })
      expect(await page.hears('refused')).toMatchObject({ why: 'not now' })
      await takesOff(page, house.time, 1)
      house.time.pass(flown)
      if (flown > 0) await page.hears('crashed')
      wallet.letThrough()
      expect((await inState(page, bet, 'late')).bet).toMatchObject({ won: null })
      await house.has(ada, 100)
      await stand.close()
    },
  )

  test('Scenario: the wallet does not answer: the bet is refused and rolled back', async () => {
    const stand = await openTables(house.app, { time: house.time, root, before: deafened })
    const ada = await arrives(house.app, 10_000)
    const page = await stand.sits(ada)
    await page.hears('betting')
    const bet = betOn(1)
    page.say(bet)
    expect((await inState(page, bet, 'refused')).bet).toMatchObject({ why: 'no answer' })
    await house.has(ada, 100)
    await stand.close()
  })

  test('Scenario: the table breaks off in mid-flight: what was cashed stays, the rest goes back, and the next round is another', async () => {
    const stand = await openTables(house.app, { time: house.time, root })
    const ada = await arrives(house.app, 10_000)
    const page = await stand.sits(ada)
    const { commitment } = await page.hears('betting')
    const [taken, rides] = [betOn(1), betOn(1, { slot: 1, auto: 101 })]
    page.say(taken)
    await inState(page, taken, 'placed')
    await takesOff(page, house.time, 1)
    // The plane is in the air: the second bet is too late.
    page.say(rides)
    await page.hears('refused', ({ why }) => why === 'betting closed')
    house.time.pass(3_000)
    page.say({ type: 'cash out', id: taken.id })
    await inState(page, taken, 'cashed')
    await stand.close()

    const again = await openTables(house.app, { time: house.time, root })
    const back = await again.sits(ada)
    const next = await back.hears('betting')
    expect(next.round).toBe(2)
    expect(await book()).toEqual([{ status: 'annulled', states: ['cashed'] }])
    const told = await fetch(`${again.url}/api/aviator/round?provider=egt&game=aviator&round=1`)
    expect(await told.json()).toEqual({ commitment, ended: { ...first, annulled: true }, before: null })
    expect(next.commitment).toBe(first.seed)
    await house.has(ada, 90 + multiplierAt(3_000) / 10)
    await again.close()
  })

  test('Scenario: an interrupted round is ended when the platform starts, even if no page is open', async () => {
    const stand = await openTables(house.app, { time: house.time, root })
    const ada = await arrives(house.app, 10_000)
    const page = await stand.sits(ada)
    await page.hears('betting')
    const bets = [betOn(1), betOn(1, { slot: 1, auto: 101 })]
    for (const bet of bets) page.say(bet)
    await Promise.all(bets.map((bet) => inState(page, bet, 'placed')))
    await takesOff(page, house.time, 1)
    await stand.close()
    expect(await book()).toEqual([{ status: 'flying', states: ['placed', 'placed'] }])

    const again = await openTables(house.app, { time: house.time, root })
    expect(await book()).toEqual([{ status: 'annulled', states: ['annulled', 'annulled'] }])
    await house.has(ada, 100)
    await again.close()
  })

  test('Scenario: the table stops after the crash: its bets are settled by the crash point', async () => {
    const stand = await openTables(house.app, { time: house.time, root })
    const ada = await arrives(house.app, 10_000)
    const page = await stand.sits(ada)
    await page.hears('betting')
    const bets = [betOn(1), betOn(1, { slot: 1, auto: first.point })]
    for (const bet of bets) page.say(bet)
    await Promise.all(bets.map((bet) => inState(page, bet, 'placed')))
    await takesOff(page, house.time, 1)
    await stand.close()
    await house.app.pool.query(
      `update sandbox.crash_rounds set status = 'crashed', seed = $1, point = $2 where number = 1`,
      [first.seed, first.point],
    )

    const again = await openTables(house.app, { time: house.time, root })
    expect(await book()).toEqual([{ status: 'settled', states: ['lost', 'cashed'] }])
    await house.has(ada, 80 + first.point / 10)
    await again.close()
  })
})
