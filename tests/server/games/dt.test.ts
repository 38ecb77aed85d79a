import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../setup/app.ts'
import { dt, dtCaller, transaction } from '../setup/games/dt.ts'
import { newId, playScenarios } from '../setup/games/scenarios.ts'
import { leave, seat } from '../setup/games/seat.ts'
import { proveLedger } from '../setup/player.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'

describe('dt', () => {
  playScenarios(dt)
})

const minute = 60_000
const cheaper = (body: string) => body.replace('1000', '1')

describe('what only DT does', () => {
  let app: TestApp
  let game: ReturnType<typeof dtCaller>
  beforeAll(async () => {
    app = await startApp()
    game = dtCaller({ ...app, secret: sandboxSecret(app.env.secret, 'dt') })
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  test('Scenario: a game is opened: who plays, and with how much', async () => {
    const player = await seat(app, 'dt', 12_345)
    const { text } = await game.authenticate(player.token)
    expect(JSON.parse(text)).toEqual({
      ok: true,
      player: player.usercode,
      name: expect.any(String),
      language: 'tr',
      balance: 12_345,
      currency: 'TRY',
    })
    expect(await game.authenticate('guessed')).toMatchObject({ funds: null, refusal: 'unknown player' })
    await leave(app, player)
    expect(await game.authenticate(player.token)).toMatchObject({ funds: null, refusal: 'unknown player' })
  })

  test('Scenario: a call is changed on its way, was signed long ago, or will be', async () => {
    const player = await seat(app, 'dt', 5_000)
    const bet = { ...transaction({ id: newId(), round: newId(), amount: 1_000 }), token: player.token }
    const at = (age: number) => new Date(app.clock.now().getTime() - age)
    const refused = { status: 200, funds: null, refusal: 'not signed' }
    expect(await game.call('debit', bet, { forge: cheaper })).toMatchObject(refused)
    expect(await game.call('debit', bet, { at: at(6 * minute) })).toMatchObject(refused)
    expect(await game.call('debit', bet, { at: at(-6 * minute) })).toMatchObject(refused)
    expect(await game.balance(player)).toMatchObject({ funds: 5_000 })
    expect(await game.call('debit', bet, { at: at(4 * minute) })).toMatchObject({
      funds: 4_000,
      refusal: null,
    })
  })

  test('Scenario: another call has the id of one that was, or names a transaction that was', async () => {
    const player = await seat(app, 'dt', 5_000)
    const bet = { ...transaction({ id: newId(), round: newId(), amount: 1_000 }), token: player.token }
    const first = await game.call('debit', bet)
    expect(await game.call('debit', { ...bet, transaction: newId() })).toMatchObject({
      funds: 4_000,
      refusal: 'id reused',
    })
    expect(await game.call('debit', { ...bet, id: newId() })).toEqual(first)
    expect(await game.balance(player)).toMatchObject({ funds: 4_000 })
  })
})
