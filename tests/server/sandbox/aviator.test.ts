import { describe, expect, test } from 'vitest'
import { multiplierAt, timeOf } from '#sandbox/contract/crash-point.ts'
import { crashRoom } from '../setup/aviator/room.ts'
import {
  arrives,
  betOn,
  endsOf,
  inState,
  nextRound,
  rootWhere,
  sitTogether,
  takesOff,
} from '../setup/aviator/stand.ts'
import { leave } from '../setup/games/seat.ts'

/** The first plane flies long enough for the test; the second is gone at once. */
const root = rootWhere(([first = 0, second = 0]) => first >= 250 && first <= 400 && second === 100)
const [first = { seed: '', point: 0 }, second = { seed: '', point: 0 }] = endsOf(root)

describe('a table of Aviator', () => {
  const room = crashRoom(root)

  test('Scenario: a bet is cashed out by hand: the stake times what the plane had reached', async () => {
    const ada = await arrives(room.app, 10_000)
    const page = await room.stand.sits(ada)
    expect(await page.hears('joined')).toMatchObject({ player: 'Ada', balance: 100, mine: [], past: [] })
    const { round } = await page.hears('betting')
    const bet = betOn(round)
    page.say(bet)
    await inState(page, bet, 'placed')
    expect(await page.hears('balance')).toEqual({ type: 'balance', balance: 90 })
    await takesOff(page, room.time, round)
    room.time.pass(5_000)
    page.say({ type: 'cash out', id: bet.id })
    const at = multiplierAt(5_000)
    expect(at).toBe(156)
    expect((await inState(page, bet, 'cashed')).bet).toMatchObject({ cashedAt: at, won: 15.6 })
    await page.hears('balance', ({ balance }) => balance === 105.6)
    await room.has(ada, 105.6)
  })

  test('Scenario: the plane flies away: the point is told with its seed, and who still rode has lost', async () => {
    const ada = await arrives(room.app, 10_000)
    const page = await room.stand.sits(ada)
    const { commitment } = await page.hears('betting')
    const bet = betOn(1)
    page.say(bet)
    await inState(page, bet, 'placed')
    await takesOff(page, room.time, 1)
    room.time.pass(timeOf(first.point))
    expect(await page.hears('crashed')).toEqual({ type: 'crashed', round: 1, ...first })
    expect((await inState(page, bet, 'lost')).bet).toMatchObject({ cashedAt: null, won: 0 })
    const told = await fetch(`${room.stand.url}/api/aviator/round?provider=egt&game=aviator&round=1`)
    expect(await told.json()).toEqual({ commitment, ended: { ...first, annulled: false }, before: null })
    await room.has(ada, 90)
  })

  test('Scenario: an auto cash-out pays exactly its multiplier, also when the plane crashes there', async () => {
    const [ada, eve] = await Promise.all([arrives(room.app, 10_000), arrives(room.app, 10_000)])
    const [page, other] = await sitTogether(room.stand, ada, eve)
    const exact = betOn(1, { auto: first.point })
    const early = betOn(1, { auto: 101, slot: 1, stake: 33.33 })
    const further = betOn(1, { auto: first.point + 1 })
    page.say(exact)
    page.say(early)
    other.say(further)
    await Promise.all([
      inState(page, exact, 'placed'),
      inState(page, early, 'placed'),
      inState(other, further, 'placed'),
    ])
    await takesOff(page, room.time, 1)
    room.time.pass(1_000)
    expect((await inState(page, early, 'cashed')).bet).toMatchObject({ cashedAt: 101, won: 33.66 })
    room.time.pass(timeOf(first.point))
    expect((await inState(page, exact, 'cashed')).bet).toMatchObject({
      cashedAt: first.point,
      won: first.point / 10,
    })
    await inState(other, further, 'lost')
    await room.has(ada, 100 - 43.33 + 33.66 + first.point / 10)
    await room.has(eve, 90)
  })

  test('Scenario: a cash-out by hand after the auto multiplier gets the auto multiplier', async () => {
    const page = await room.stand.sits(await arrives(room.app, 10_000))
    await page.hears('betting')
    const bet = betOn(1, { auto: 150 })
    page.say(bet)
    await inState(page, bet, 'placed')
    await takesOff(page, room.time, 1)
    room.time.pass(timeOf(200))
    page.say({ type: 'cash out', id: bet.id })
    expect((await inState(page, bet, 'cashed')).bet).toMatchObject({ cashedAt: 150, won: 15 })
  })

  test('Scenario: a cash-out by hand after the crash is too late', async () => {
    const ada = await arrives(room.app, 10_000)
    const page = await room.stand.sits(ada)
    await page.hears('betting')
    const bet = betOn(1)
    page.say(bet)
    await inState(page, bet, 'placed')
    await takesOff(page, room.time, 1)
    room.time.pass(timeOf(first.point))
    page.say({ type: 'cash out', id: bet.id })
    expect(await page.hears('refused')).toEqual({ type: 'refused', why: 'too late', id: bet.id })
    await inState(page, bet, 'lost')
    await room.has(ada, 90)
  })

  test('Scenario: a bet is cancelled before the plane takes off; its slot is free again', async () => {
    const ada = await arrives(room.app, 10_000)
    const page = await room.stand.sits(ada)
    await page.hears('betting')
    const [bet, again] = [betOn(1), betOn(1, { stake: 20 })]
    page.say(bet)
    await inState(page, bet, 'placed')
    page.say({ type: 'cancel', id: bet.id })
    await inState(page, bet, 'cancelled')
    await room.has(ada, 100)
    page.say(again)
    await inState(page, again, 'placed')
    await takesOff(page, room.time, 1)
    page.say({ type: 'cancel', id: again.id })
    expect(await page.hears('refused')).toMatchObject({ why: 'betting closed', id: again.id })
    await room.has(ada, 80)
  })

  test('Scenario: the same bet is sent twice and taken once; its id stands for no other bet', async () => {
    const [ada, eve] = await Promise.all([arrives(room.app, 10_000), arrives(room.app, 10_000)])
    const [page, other] = await sitTogether(room.stand, ada, eve)
    const bet = betOn(1)
    page.say(bet)
    page.say(bet)
    await inState(page, bet, 'placed')
    page.say(bet)
    page.say({ ...bet, stake: 11 })
    expect(await page.hears('refused')).toMatchObject({ why: 'id reused', id: bet.id })
    other.say(bet)
    expect(await other.hears('refused')).toMatchObject({ why: 'id reused', id: bet.id })
    page.say(betOn(1))
    await page.hears('refused', ({ why }) => why === 'slot taken')
    await room.has(ada, 90)
    await room.has(eve, 100)
  })

  test('Scenario: a bet above the balance, or after signing out, is refused with the reason', async () => {
    const ada = await arrives(room.app, 500)
    const page = await room.stand.sits(ada)
    await page.hears('betting')
    const bet = betOn(1)
    page.say(bet)
    expect((await inState(page, bet, 'refused')).bet).toMatchObject({ why: 'insufficient funds', won: null })
    await leave(room.app, ada)
    const later = betOn(1, { stake: 1 })
    page.say(later)
    expect((await inState(page, later, 'refused')).bet).toMatchObject({ why: 'session ended' })
  })

  test('Scenario: a plane is gone at once: nothing can be taken, by hand or by itself', async () => {
    expect(second.point).toBe(100)
    const ada = await arrives(room.app, 10_000)
    const page = await room.stand.sits(ada)
    await page.hears('betting')
    await takesOff(page, room.time, 1)
    room.time.pass(timeOf(first.point))
    await nextRound(page, room.time, 2)
    const bet = betOn(2, { auto: 101 })
    page.say(bet)
    await inState(page, bet, 'placed')
    room.time.pass(5_000)
    await page.hears('crashed', ({ round, point }) => round === 2 && point === 100)
    await inState(page, bet, 'lost')
    await room.has(ada, 90)
  })
})
