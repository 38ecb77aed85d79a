import { expect, test } from 'vitest'
import { crashRoom } from '../setup/aviator/room.ts'
import {
  arrives,
  betOn,
  inState,
  provider,
  rootWhere,
  sitTogether,
  takesOff,
} from '../setup/aviator/stand.ts'
import { movementsOf } from '../setup/games/seat.ts'
import { switchFault } from '../setup/launch.ts'

/** The first plane flies long enough for the test. */
const room = crashRoom(rootWhere(([first = 0]) => first >= 250 && first <= 400))

test('Scenario: every bet of a player is sent twice at once: it rides once, and wins once', async () => {
  const ada = await arrives(room.app, 10_000)
  await switchFault(room.app, 'bet sent twice', { usercode: ada.usercode })
  const page = await room.stand.sits(ada)
  await page.hears('betting')
  const bet = betOn(1, { auto: 200 })
  page.say(bet)
  await inState(page, bet, 'placed')
  await room.has(ada, 90)
  await takesOff(page, room.time, 1)
  room.time.pass(10_000)
  await inState(page, bet, 'cashed')
  await room.has(ada, 110)
  expect(await movementsOf(room.app, ada, 'bet')).toBe(1)
})

test('Scenario: a bet comes after it was rolled back: it does not ride, and nothing is taken', async () => {
  const ada = await arrives(room.app, 10_000)
  await switchFault(room.app, 'bet after its rollback', { usercode: ada.usercode })
  const page = await room.stand.sits(ada)
  await page.hears('betting')
  const bet = betOn(1)
  page.say(bet)
  expect((await inState(page, bet, 'refused')).bet).toMatchObject({ why: 'no answer' })
  const comesTooLate = async () => {
    const { rows } = await room.app.pool.query<{ refusal: string }>(
      `select taken ->> 'refusal' as refusal from game_calls where taken ->> 'done' = 'false' and provider = $1`,
      [provider],
    )
    return rows.at(-1)?.refusal
  }
  await expect.poll(comesTooLate).toBe('rolled back')
  await room.has(ada, 100)
})

test('Scenario: the game begins anew after a bet: the page that bet is told so, and what was bet stands', async () => {
  const [ada, bora] = await Promise.all([arrives(room.app, 10_000), arrives(room.app, 10_000)])
  await switchFault(room.app, 'reload in mid-round', { usercode: ada.usercode })
  const [page, other] = await sitTogether(room.stand, ada, bora)
  const [bet, bets] = [betOn(1, { auto: 200 }), betOn(1, { auto: 200 })]
  other.say(bets)
  await inState(other, bets, 'placed')
  page.say(bet)
  await page.hears('reload')
  expect(await inState(page, bet, 'placed')).toBeDefined()
  const anew = await room.stand.sits(ada)
  expect((await anew.hears('joined')).mine).toMatchObject([{ id: bet.id, state: 'placed' }])
  await takesOff(anew, room.time, 1)
  room.time.pass(10_000)
  await Promise.all([inState(anew, bet, 'cashed'), inState(other, bets, 'cashed')])
  expect(other.told.some(({ type }) => type === 'reload')).toBe(false)
  await room.has(ada, 110)
})

test('Scenario: the session of the game has run out: nobody sits down, until it is opened again', async () => {
  const ada = await arrives(room.app, 10_000)
  await switchFault(room.app, 'token expired', { usercode: ada.usercode })
  const turned = await room.stand.sits(ada)
  expect(await turned.hears('refused')).toMatchObject({ why: 'not seated' })
  expect(await turned.closed()).toBe(1008)
  await switchFault(room.app, 'token expired', { usercode: ada.usercode, on: false })
  const page = await room.stand.sits(ada)
  expect(await page.hears('joined')).toMatchObject({ balance: 100 })
})
