import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SandboxFault } from '#sandbox/contract/fault.ts'
import { playerFile } from '#sandbox/contract/player-file.ts'
import { forgetsAfter } from '#sandbox/server/player-file/player-file.store.ts'
import { askAgainAfter } from '#server/protection/ask-register.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { logsIn, playerWithPassword } from './setup/break.ts'
import { usercodeOf } from './setup/command-line.ts'
import { opensGame } from './setup/game.ts'
import { dtCaller } from './setup/games/dt.ts'
import { newId } from './setup/games/scenarios.ts'
import { launches, switchFault } from './setup/launch.ts'
import { asksToDeposit, asksToWithdraw } from './setup/payment.ts'
import { activeAt, elsewhere, german, germanRates, impatientFiles } from './setup/player-file.ts'
import { testSecret, type TestPlayer } from './setup/player.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    now: new Date('2026-11-10T09:00:00.000Z'),
    env: germanRates,
    known: { playerFiles: impatientFiles },
  })
})
afterAll(() => app.close())

async function atTable(player: TestPlayer) {
  const token = await opensGame(app, player, 'dt')
  const game = dtCaller({ url: app.url, clock: app.clock, secret: sandboxSecret(testSecret, 'dt') })
  const seated = { playerId: player.id, usercode: await usercodeOf(app, player), token, signIn: player.token }
  return {
    bet: (round = newId()) => game.bet(seated, { id: newId(), round, amount: 100 }),
    win: (round: string) => game.win(seated, { id: newId(), round, amount: 700 }),
  }
}

const taken = { refusal: null }
const activeElsewhere = { refusal: 'active elsewhere' }

test('Scenario: who plays at another operator plays here only once that has ended, and deposits and withdraws meanwhile', async () => {
  const player = await german(app)
  await elsewhere(app, player, { active: true })
  expect((await launches(app, player, 'hub88')).message).toBe(
    'Ülkenizin kayıt sistemine göre şu anda başka bir sitede oynuyorsunuz. Oradaki oyununuz bitince burada oynayabilirsiniz. Paranızı her zaman çekebilirsiniz.',
  )
  const table = await atTable(player)
  expect(await table.bet()).toMatchObject(activeElsewhere)
  await asksToDeposit(app, player, 'turna', 100)
  await asksToWithdraw(app, player, 'kesecik', 50)
  await elsewhere(app, player, { active: false })
  app.clock.pass(askAgainAfter - 1)
  expect(await table.bet()).toMatchObject(activeElsewhere)
  app.clock.pass(1)
  expect(await table.bet()).toMatchObject(taken)
  expect(await activeAt(app, player)).toBe('here')
  expect(await launches(app, player, 'hub88')).toMatchObject({ success: true })
})

test('Scenario: after the time of the file without a new bet another operator may have the player; the round here is paid', async () => {
  const player = await german(app)
  const table = await atTable(player)
  const round = newId()
  expect(await table.bet(round)).toMatchObject(taken)
  app.clock.pass(forgetsAfter - 1)
  await elsewhere(app, player, { active: true })
  expect(await activeAt(app, player)).toBe('here')
  expect(await table.bet()).toMatchObject(taken)
  app.clock.pass(1)
  await elsewhere(app, player, { active: true })
  expect(await table.bet()).toMatchObject(activeElsewhere)
  expect(await table.win(round)).toMatchObject(taken)
})

test('Scenario: signing out frees the player for another operator; a bet on another device asks again', async () => {
  const player = await german(app)
  const table = await atTable(player)
  const { data } = await logsIn(app, player)
  expect(await table.bet()).toMatchObject(taken)
  await app.call('auth/logout', {}, { token: data.token })
  expect(await activeAt(app, player)).toBeUndefined()
  expect(await table.bet()).toMatchObject(taken)
  expect(await activeAt(app, player)).toBe('here')
})

test.each<SandboxFault>(['register not answered', 'register closed', 'register answered with HTML'])(
  'Scenario: the file of players: %s: no bets and games; wins and withdrawals go on, and play once it answers',
  async (fault) => {
    const player = await german(app)
    const table = await atTable(player)
    const round = newId()
    expect(await table.bet(round)).toMatchObject(taken)
    app.clock.pass(forgetsAfter)
    await switchFault(app, fault, { target: playerFile })
    expect(await table.bet()).toMatchObject({ refusal: 'register silent' })
    expect((await launches(app, player, 'hub88')).message).toContain('yanıt alamıyoruz')
    expect(await table.win(round)).toMatchObject(taken)
    await asksToWithdraw(app, player, 'kesecik', 50)
    await switchFault(app, fault, { target: playerFile, on: false })
    app.clock.pass(askAgainAfter)
    expect(await table.bet()).toMatchObject(taken)
  },
)

test('Scenario: a silent file keeps nobody of another country from play', async () => {
  await switchFault(app, 'register not answered', { target: playerFile })
  const player = await playerWithPassword(app, { cash: 10_000 })
  const { data } = await logsIn(app, player)
  expect(await (await atTable({ ...player, token: data.token })).bet()).toMatchObject(taken)
  expect(await launches(app, { ...player, token: data.token }, 'hub88')).toMatchObject({ success: true })
  await app.call('auth/logout', {}, { token: data.token })
  const { rows } = await app.pool.query('select from register_answers where player_id = $1', [player.id])
  expect(rows).toEqual([])
  await switchFault(app, 'register not answered', { target: playerFile, on: false })
})
