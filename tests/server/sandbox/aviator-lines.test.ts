import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { multiplierAt, timeOf } from '#sandbox/contract/crash-point.ts'
import { crashRoom } from '../setup/aviator/room.ts'
import {
  arrives,
  betOn,
  endsOf,
  inState,
  lastOf,
  rootWhere,
  sitTogether,
  takesOff,
} from '../setup/aviator/stand.ts'
import { leave } from '../setup/games/seat.ts'

/** The first plane flies long enough for the test. */
const root = rootWhere(([first = 0]) => first >= 250 && first <= 400)
const [first = { seed: '', point: 0 }] = endsOf(root)

describe('the lines to a table of Aviator', () => {
  const room = crashRoom(root)

  test('Scenario: nobody sits down with a token that is nobody’s or has ended, or at a game that is not played so', async () => {
    const ada = await arrives(room.app, 500)
    await leave(room.app, ada)
    const [ended, nobody] = [await room.stand.sits(ada), await room.stand.sits({ ...ada, token: 'nobody' })]
    expect(await ended.hears('refused')).toMatchObject({ why: 'not seated' })
    expect(await nobody.hears('refused')).toMatchObject({ why: 'not seated' })
    const elsewhere = await room.stand.sits(await arrives(room.app, 500), 'balon-turu')
    expect(await elsewhere.hears('refused')).toMatchObject({ why: 'no such game' })
    expect(await Promise.all([ended, nobody, elsewhere].map((page) => page.closed()))).toEqual([
      1008, 1008, 1008,
    ])
  })

  test('Scenario: two tabs of one player see the same bets, and either may take the money', async () => {
    const ada = await arrives(room.app, 10_000)
    const [left, right] = await sitTogether(room.stand, ada, ada)
    const bet = betOn(1)
    left.say(bet)
    await Promise.all([inState(left, bet, 'placed'), inState(right, bet, 'placed')])
    right.say(betOn(1))
    expect(await right.hears('refused')).toMatchObject({ why: 'slot taken' })
    await takesOff(left, room.time, 1)
    room.time.pass(2_000)
    left.say({ type: 'cash out', id: bet.id })
    right.say({ type: 'cash out', id: bet.id })
    await Promise.all([inState(left, bet, 'cashed'), inState(right, bet, 'cashed')])
    await room.has(ada, 90 + multiplierAt(2_000) / 10)
  })

  test('Scenario: the line breaks while a bet rides: it is cashed at its figure, and whoever comes back finds it', async () => {
    const [ada, eve] = await Promise.all([arrives(room.app, 10_000), arrives(room.app, 10_000)])
    const [page, other] = await sitTogether(room.stand, ada, eve)
    const [rides, waits] = [betOn(1, { auto: 120 }), betOn(1, { slot: 1 })]
    page.say(rides)
    page.say(waits)
    await Promise.all([inState(page, rides, 'placed'), inState(page, waits, 'placed')])
    page.socket.terminate()
    await takesOff(other, room.time, 1)
    room.time.pass(timeOf(120))
    await other.hears('seen', ({ bets }) => bets.some(({ cashedAt }) => cashedAt === 120))
    const back = await room.stand.sits(ada)
    const { mine, round, phase } = await back.hears('joined')
    expect(round?.number).toBe(1)
    expect(phase).toEqual({ name: 'flying', elapsed: timeOf(120) })
    expect(mine).toEqual([
      expect.objectContaining({ id: rides.id, state: 'cashed', cashedAt: 120, won: 12 }),
      expect.objectContaining({ id: waits.id, state: 'placed' }),
    ])
    back.say({ type: 'cash out', id: waits.id })
    await inState(back, waits, 'cashed')
    await room.has(ada, 100 - 20 + 12 + multiplierAt(timeOf(120)) / 10)
  })

  test('Scenario: what nobody can make sense of changes nothing, and too much of it ends the line', async () => {
    const ada = await arrives(room.app, 10_000)
    const page = await room.stand.sits(ada)
    await page.hears('betting')
    const bad = [
      'no json',
      '[]',
      JSON.stringify({ type: 'bet' }),
      JSON.stringify(betOn(1, { stake: -5 })),
      JSON.stringify(betOn(1, { stake: 0.5 })),
      JSON.stringify(betOn(1, { stake: 5_000.01 })),
      JSON.stringify(betOn(1, { auto: 100 })),
      JSON.stringify({ ...betOn(1), slot: 2 }),
      JSON.stringify(betOn(1, { id: "'; drop table players" })),
    ]
    for (const text of bad) page.socket.send(text)
    await expect.poll(() => page.told.filter(({ type }) => type === 'refused').length).toBe(bad.length)
    page.say({ type: 'cancel', id: randomUUID() })
    await page.hears('refused', ({ why }) => why === 'no such bet')
    const closed = page.closed()
    page.socket.send(Buffer.from([1, 2, 3]))
    expect(await closed).toBe(1008)
    await room.has(ada, 100)
    const { rows } = await room.app.pool.query('select from sandbox.crash_bets')
    expect(rows).toEqual([])
  })

  test('Scenario: a page that has not said who plays may do nothing', async () => {
    const page = await room.stand.sits({ playerId: 0, usercode: '', token: 'x', signIn: '' })
    page.say(betOn(1))
    expect(await page.hears('refused')).toMatchObject({ why: 'not joined' })
  })

  test('Scenario: others see what is bet and won, and of a name two letters', async () => {
    const [ada, eve] = await Promise.all([arrives(room.app, 10_000), arrives(room.app, 10_000)])
    const [page, other] = await sitTogether(room.stand, ada, eve)
    const bet = betOn(1, { stake: 12.34 })
    page.say(bet)
    await inState(page, bet, 'placed')
    room.time.pass(200)
    const { bets } = await other.hears('seen')
    expect(bets).toEqual([
      { key: expect.any(Number), player: 'Ad***', stake: 12.34, cashedAt: null, won: null, gone: false },
    ])
    expect(JSON.stringify(other.told)).not.toContain(ada.usercode)
    expect(JSON.stringify(other.told)).not.toContain(bet.id)
  })

  test('Scenario: when everybody has left, the round is played to its end and the table waits', async () => {
    const ada = await arrives(room.app, 10_000)
    const page = await room.stand.sits(ada)
    await page.hears('betting')
    const bet = betOn(1)
    page.say(bet)
    await inState(page, bet, 'placed')
    await takesOff(page, room.time, 1)
    await page.close()
    room.time.pass(timeOf(first.point))
    const stateOf = async () =>
      (await room.app.pool.query<{ state: string }>('select state from sandbox.crash_bets')).rows[0]?.state
    await expect.poll(stateOf).toBe('lost')
    await expect.poll(() => room.time.awaits(3_000)).toBe(true)
    room.time.pass(3_000)
    const back = await room.stand.sits(ada)
    const { past } = await back.hears('joined')
    expect(past).toEqual([{ round: 1, point: first.point }])
    expect(lastOf(back, bet)).toBeUndefined()
    await back.hears('betting', ({ round }) => round === 2)
  })
})
