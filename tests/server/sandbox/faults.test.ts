import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOn } from '#sandbox/contract/fault.ts'
import { seats } from '#sandbox/server/seat.ts'
import type { WalletOf } from '#sandbox/server/wallet.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { newId } from '../setup/games/scenarios.ts'
import { movementsOf } from '../setup/games/seat.ts'
import { switchFault } from '../setup/launch.ts'
import { betOf, everyProvider, launched, walletsOf } from '../setup/sandbox.ts'
import { gameWith, pageOf } from '../setup/table.ts'

const cash = 10_000
const unknown = { done: false, why: 'no answer', balance: null }
const done = (balance: number) => ({ done: true, balance })

let app: TestApp
let walletOf: WalletOf
beforeAll(async () => {
  app = await startApp()
  walletOf = walletsOf(app)
})
afterAll(() => app.close())

describe.each(everyProvider)('what can be made to go wrong at %s', (provider) => {
  const sit = () => launched(app, provider, cash)

  test('Scenario: every bet is sent twice at once: it takes once', async () => {
    const seat = await sit()
    await switchFault(app, 'bet sent twice', { usercode: seat.usercode })
    expect(await walletOf(provider).bet(seat, betOf(1_000))).toEqual(done(9_000))
    expect(await walletOf(provider).balance(seat)).toEqual(done(9_000))
    expect(await movementsOf(app, seat, 'bet')).toBe(1)
  })

  test('Scenario: a bet arrives after its rollback: nothing is taken', async () => {
    const wallet = walletOf(provider)
    const seat = await sit()
    const bet = betOf(1_000)
    await switchFault(app, 'bet after its rollback', { usercode: seat.usercode })
    expect(await wallet.bet(seat, bet)).toEqual(unknown)
    const back = { id: newId(), of: bet.id, round: bet.round, game: bet.game }
    expect(await wallet.rollback(seat, back)).toEqual(done(cash))
    const { rows } = await app.pool.query(
      `select taken ->> 'refusal' as refusal from game_calls where taken ->> 'done' = 'false' and provider = $1
        order by created_at desc limit 1`,
      [provider],
    )
    expect(rows).toEqual([{ refusal: 'rolled back' }])
    expect(await wallet.balance(seat)).toEqual(done(cash))
  })

  test('Scenario: the provider refuses the seat of a token', async () => {
    const seat = await sit()
    const take = seats(walletOf)
    const asked = { provider, token: seat.token }
    expect(await take(asked)).toMatchObject({ seated: true, balance: cash })
    await switchFault(app, 'token expired', { usercode: seat.usercode, target: 'roses' })
    expect(await take(asked)).toMatchObject({ seated: true })
    await switchFault(app, 'token expired', { usercode: seat.usercode, target: 'tulips' })
    expect(await take(asked)).toEqual({ seated: false, why: 'session ended' })
    await switchFault(app, 'token expired', { usercode: seat.usercode, target: 'tulips', on: false })
    expect(await take(asked)).toMatchObject({ seated: true })
  })

  test('Scenario: the wallet is unreachable once', async () => {
    const seat = await sit()
    const bet = betOf(1_000)
    await switchFault(app, 'wallet unreachable once', { usercode: seat.usercode })
    expect(await walletOf(provider).bet(seat, bet)).toEqual(unknown)
    expect(await walletOf(provider).bet(seat, bet)).toEqual(done(9_000))
  })
})

const list = async () => faultsOn.parse(await (await fetch(`${app.env.sandboxUrl}/api/faults`)).json())

describe('the switches', () => {
  test('Scenario: a fault of one player, one game or one provider meets nobody else', async () => {
    const [ada, can] = [await launched(app, 'dt', cash), await launched(app, 'dt', cash)]
    const met = async (seat: typeof ada, game: string) =>
      !(await walletOf('dt').bet(seat, { ...betOf(1), game })).done
    await switchFault(app, 'wallet unreachable once', { usercode: ada.usercode, target: 'roses' })
    expect(await met(can, 'roses')).toBe(false)
    expect(await met(ada, 'tulips')).toBe(false)
    expect(await met(ada, 'roses')).toBe(true)
    await switchFault(app, 'wallet unreachable once', { usercode: can.usercode, target: 'egt' })
    expect(await met(can, 'roses')).toBe(false)
    await switchFault(app, 'wallet unreachable once', { usercode: can.usercode, target: 'egt', on: false })
  })

  test('Scenario: a fault that is switched on twice is listed once and switched off once', async () => {
    const fault = { fault: 'token expired', usercode: 'nobody', target: null } as const
    await switchFault(app, 'token expired', { usercode: 'nobody' })
    await switchFault(app, 'token expired', { usercode: 'nobody' })
    expect((await list()).filter(({ usercode }) => usercode === 'nobody')).toEqual([fault])
    await switchFault(app, 'token expired', { usercode: 'nobody', on: false })
    expect((await list()).filter(({ usercode }) => usercode === 'nobody')).toEqual([])
  })

  test('Scenario: the game begins anew after each bet of one player, which stands; nobody else’s does', async () => {
    const game = gameWith('dt', 'slot')
    const [ada, can] = await Promise.all(
      [1, 2].map(async () => {
        const seat = await launched(app, 'dt', cash)
        return { seat, page: pageOf({ url: app.env.sandboxUrl, provider: 'dt', game, token: seat.token }) }
      }),
    )
    if (!ada || !can) throw new Error('nobody plays')
    await switchFault(app, 'reload in mid-round', { usercode: ada.seat.usercode, target: game })
    const bet = { stake: 10 }
    expect(await ada.page.bet(bet)).toMatchObject({ done: true, reload: true })
    expect(await ada.page.bet({ ...bet, stake: 1_000 })).not.toHaveProperty('reload')
    expect(await can.page.bet(bet)).not.toHaveProperty('reload')
    expect(await movementsOf(app, ada.seat, 'bet')).toBe(1)
    await switchFault(app, 'reload in mid-round', {
      usercode: ada.seat.usercode,
      target: game,
      on: false,
    })
    expect(await ada.page.bet(bet)).not.toHaveProperty('reload')
  })

  test.each([{}, { fault: 'earthquake', usercode: null, target: null, on: true }, 'on', null])(
    'Scenario: %j is no switch',
    async (body) => {
      const reply = await fetch(`${app.env.sandboxUrl}/api/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(reply.status).toBe(400)
    },
  )

  test('Scenario: a page without an origin, as games play in, may not switch anything', async () => {
    const reply = await fetch(`${app.env.sandboxUrl}/api/faults`, { headers: { origin: 'null' } })
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  })
})
