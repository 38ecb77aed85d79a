import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { transactionStatus } from '#contract/payment.ts'
import { createNotify } from '#server/customer/notify.ts'
import { transaction } from '#server/database/transaction.ts'
import { bring } from '#server/payment/bring.ts'
import { lockPayment } from '#server/payment/payment.store.ts'
import { rejectDeposit } from '#server/payment/decide.ts'
import { watchForHarm } from '#server/protection/harm.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { logsIn, panics, pauses, playerWithPassword } from './setup/break.ts'
import { deskOf, usercodeOf } from './setup/command-line.ts'
import { deskOf as payingDeskOf } from './setup/desk.ts'
import { opensGame, quietParts, tableOf } from './setup/game.ts'
import { asksToDeposit, asksToWithdraw, noticesOf } from './setup/payment.ts'
import type { TestPlayer } from './setup/player.ts'

const minute = 60_000
const day = 24 * 60 * minute

// 15:00 in Istanbul.
const now = new Date('2026-09-20T12:00:00Z')
let app: TestApp
let begins = now.getTime()
beforeAll(async () => {
  app = await startApp({ now })
})
beforeEach(() => {
  // So much later no marker of the tests before counts.
  begins += 90 * day
  app.clock.pass(begins - app.clock.now().getTime())
})
afterAll(() => app.close())

const newcomer = () => playerWithPassword(app, { cash: 1_000_000 })

async function watch(): Promise<number> {
  const { bus, clock } = quietParts(app)
  // The run that looks at the day before, whole.
  app.clock.pass(1)
  return watchForHarm({ pool: app.pool, clock, notify: createNotify({ bus, clock }) })
}

async function markersOf({ id }: TestPlayer): Promise<Record<string, number>> {
  const { rows } = await app.pool.query<{ marker: string; seen: number }>(
    'select marker, seen from harm_markers where player_id = $1 order by day, marker',
    [id],
  )
  return Object.fromEntries(rows.map(({ marker, seen }) => [marker, seen]))
}

let played = 0

async function rounds(player: TestPlayer) {
  const table = tableOf(app, await opensGame(app, player))
  return async (stake: number, prize = 0) => {
    const round = `${player.id} ${++played}`
    expect(await table.bet(round, stake, { round, closesRound: prize === 0 })).toMatchObject({ done: true })
    if (prize > 0) await table.win(`${round} prize`, prize, { round, closesRound: true })
    app.clock.pass(1)
  }
}

/** Six rounds: each stake doubles after a loss. */
async function chases(player: TestPlayer) {
  const plays = await rounds(player)
  for (const stake of [100, 200, 400, 800, 1_600, 3_200]) await plays(stake)
}

async function hasDepositsRejected(player: TestPlayer, times: number) {
  const desk = await payingDeskOf(app)
  onTestFinished(() => desk.close())
  for (let done = 0; done < times; done++) {
    const { reference } = await asksToDeposit(app, player, 'bank-transfer', 100)
    expect(await rejectDeposit(desk, { reference, reason: 'details not right' })).toBe('done')
  }
}

async function cancels(reference: string) {
  const desk = await payingDeskOf(app)
  onTestFinished(() => desk.close())
  await transaction(app.pool, async (tx) => {
    const payment = await lockPayment(tx, reference)
    if (payment) await bring(tx, desk, payment, transactionStatus.Cancelled)
  })
}

test('Scenario: rounds that still run are no losses: neither rising stakes nor a deposit after them is a marker', async () => {
  const player = await newcomer()
  const table = tableOf(app, await opensGame(app, player))
  for (const stake of [100, 200, 400, 800, 1_600, 3_200]) {
    expect(await table.bet(`open ${stake}`, stake, { round: `open ${stake}` })).toMatchObject({ done: true })
    app.clock.pass(1)
  }
  for (let times = 0; times < 3; times++) await asksToDeposit(app, player, 'bank-transfer', 100)
  await watch()
  expect(await markersOf(player)).toEqual({})
})

test('Scenario: a player doubles the stake after five losses; four, and a rise after a win, are no marker', async () => {
  const [chasing, careful] = [await newcomer(), await newcomer()]
  const plays = await rounds(careful)
  for (const stake of [100, 200, 400, 800, 1_599]) await plays(stake)
  await plays(3_198, 4_000)
  await plays(9_000)
  await chases(chasing)
  await watch()
  expect(await markersOf(chasing)).toEqual({ 'rising stakes': 5 })
  expect(await markersOf(careful)).toEqual({})
})

test('Scenario: a player deposits three times within a quarter of an hour after a loss; a moment later is no marker', async () => {
  const [soon, later] = [await newcomer(), await newcomer()]
  await (
    await rounds(soon)
  )(100)
  app.clock.pass(15 * minute - 1)
  for (let times = 0; times < 3; times++) await asksToDeposit(app, soon, 'kesecik', 100)
  await (
    await rounds(later)
  )(100)
  app.clock.pass(15 * minute)
  for (let times = 0; times < 3; times++) await asksToDeposit(app, later, 'kesecik', 100)
  await watch()
  expect(await markersOf(soon)).toEqual({ 'deposit after a loss': 3 })
  expect(await markersOf(later)).toEqual({})
})

test('Scenario: a player plays for an hour of the night; until midnight and from five on is no marker', async () => {
  // Midnight in Istanbul.
  app.clock.pass(9 * 60 * minute)
  const [late, early] = [await newcomer(), await newcomer()]
  const lateRounds = await rounds(late)
  const earlyRounds = await rounds(early)
  await lateRounds(100)
  app.clock.pass(30 * minute)
  await lateRounds(100)
  app.clock.pass(30 * minute)
  await lateRounds(100)
  app.clock.pass(3 * 60 * minute + 30 * minute)
  await earlyRounds(100)
  app.clock.pass(30 * minute)
  await earlyRounds(100)
  app.clock.pass(30 * minute)
  await watch()
  expect(await markersOf(late)).toEqual({ 'play at night': 60 })
  expect(await markersOf(early)).toEqual({})
})

test('Scenario: three deposits are rejected and a withdrawal is cancelled: two markers on a day, and the player gets a message', async () => {
  const player = await newcomer()
  await hasDepositsRejected(player, 2)
  await watch()
  expect(await markersOf(player)).toEqual({})
  await hasDepositsRejected(player, 1)
  const { reference } = await asksToWithdraw(app, player, 'kesecik', 100)
  await cancels(reference)
  // Of a register that is asked before the next bet only.
  await app.pool.query(
    `insert into register_answers (player_id, register, answer, asked_at, good_until) values ($1, 'gamstop', 'clear', 'epoch', 'epoch')`,
    [player.id],
  )
  const taken = await watch()
  expect(await markersOf(player)).toEqual({ 'cancelled withdrawal': 1, 'failed deposits': 3 })
  expect(taken).toBe(1)
  expect((await noticesOf(app, player)).at(-1)).toMatchObject({
    type: 5,
    title: 'Oyununuz nasıl gidiyor?',
  })
})

test('Scenario: the markers go on: after a week a limit is offered, after another a person calls, and each step says its rule', async () => {
  const player = await newcomer()
  const badDay = async () => {
    await chases(player)
    await hasDepositsRejected(player, 3)
    return watch()
  }
  expect(await badDay()).toBe(1)
  expect(await badDay()).toBe(0)
  app.clock.pass(7 * day)
  expect(await badDay()).toBe(1)
  expect((await noticesOf(app, player)).at(-1)?.title).toBe('Bir limit belirlemek ister misiniz?')
  app.clock.pass(7 * day)
  expect(await badDay()).toBe(1)
  const desk = deskOf(app)
  expect((await desk.type('call-requests')).said).toContain(
    'Protection of the player: two markers on a day (deposit after a loss, rising stakes, failed deposits)',
  )
  const shown = (await desk.type('harm')).said
  const usercode = await usercodeOf(app, player)
  for (const step of ['message', 'limit offer', 'call'])
    expect(shown).toMatch(new RegExp(`${usercode} +${step} `))
  expect(shown).toContain('from midnight to 5 o’clock')
})

test('Scenario: one marker a day leads to a message on the third day of a week', async () => {
  const player = await newcomer()
  for (const expected of [0, 0, 1]) {
    await chases(player)
    expect(await watch()).toBe(expected)
    app.clock.pass(day)
  }
})

test('Scenario: after thirty days without a step the first one comes again', async () => {
  const player = await newcomer()
  await hasDepositsRejected(player, 3)
  await chases(player)
  expect(await watch()).toBe(1)
  app.clock.pass(30 * day)
  // A sign-in lasts thirty days.
  const back = { ...player, token: (await logsIn(app, player)).data.token }
  await hasDepositsRejected(back, 3)
  await chases(back)
  expect(await watch()).toBe(1)
  expect((await noticesOf(app, player)).at(-1)?.title).toBe('Oyununuz nasıl gidiyor?')
})

test('Scenario: a player who is on a break is left alone', async () => {
  const player = await newcomer()
  await hasDepositsRejected(player, 3)
  await chases(player)
  await panics(app, player)
  expect(await watch()).toBe(0)
  expect(Object.keys(await markersOf(player))).toContain('rising stakes')
})

test('Scenario: the step of one player fails: the other one gets a message, and the next run takes the step that failed', async () => {
  const players = [await newcomer(), await newcomer()]
  for (const player of players) {
    await hasDepositsRejected(player, 3)
    await chases(player)
  }
  await app.pool.query(`
    create sequence steps_tried;
    create function fail_first() returns trigger language plpgsql as $$
    begin
      if nextval('steps_tried') = 1 then raise exception 'the first step fails'; end if;
      return new;
    end $$;
    create trigger first_fails before insert on harm_steps for each row execute function fail_first()`)
  await expect(watch()).rejects.toThrow('The steps of 1 of 2 players failed')
  const told = async () =>
    (await Promise.all(players.map((player) => noticesOf(app, player)))).filter((notices) =>
      notices.some(({ title }) => title === 'Oyununuz nasıl gidiyor?'),
    )
  expect(await told()).toHaveLength(1)
  expect(await watch()).toBe(1)
  expect(await told()).toHaveLength(2)
})

test('Scenario: thirty days later the operator reads what the player did before and after the message', async () => {
  const shared = app
  app = await startApp({ now })
  onTestFinished(async () => {
    await app.close()
    app = shared
  })
  const player = await newcomer()
  await hasDepositsRejected(player, 3)
  await chases(player)
  await watch()
  const desk = deskOf(app)
  app.clock.pass(day)
  await (
    await rounds(player)
  )(500)
  await pauses(app, player, 24)
  const { said } = await desk.type('harm-effects', '--json')
  expect(JSON.parse(said)).toMatchObject([
    { step: 'message', stakedBefore: 63, stakedAfter: 5, depositedBefore: 0, limits: 0, breaks: 1 },
  ])
})
