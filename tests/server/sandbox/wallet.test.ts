import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wallets } from '#sandbox/server/wallet/wallets.ts'
import type { Bet, WalletOf } from '#sandbox/server/wallet.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { freePort } from '../setup/free-port.ts'
import { newId } from '../setup/games/scenarios.ts'
import { leave, movementsOf } from '../setup/games/seat.ts'
import { betOf, everyProvider, launched, partsFor, sandboxParts, walletsOf } from '../setup/sandbox.ts'

const cash = 10_000
const done = (balance: number) => ({ done: true, balance })
const refused = (why: string) => expect.objectContaining({ done: false, why })

describe.each(everyProvider)('the sandbox calls the wallet as %s does', (provider) => {
  let app: TestApp
  let walletOf: WalletOf
  beforeAll(async () => {
    app = await startApp()
    walletOf = walletsOf(app)
  })
  afterAll(() => app.close())

  const sit = () => launched(app, provider, cash)
  const statusOf = async ({ round }: Bet) => {
    const { rows } = await app.pool.query<{ status: number }>(
      'select status from rounds where reference = $1',
      [round],
    )
    return rows[0]?.status
  }

  test('Scenario: the wallet says who holds the token', async () => {
    const { token, usercode } = await sit()
    const welcome = await walletOf(provider).authenticate(token)
    expect(welcome).toMatchObject({ ...done(cash), usercode })
    expect(welcome).toHaveProperty('name', expect.stringMatching(/./))
  })

  test('Scenario: nobody holds the token', async () => {
    expect(await walletOf(provider).authenticate('nobody')).toMatchObject({ done: false })
  })

  test('Scenario: a round is bet on, won, and over', async () => {
    const wallet = walletOf(provider)
    const seat = await sit()
    const bet = betOf(1_050)
    expect(await wallet.bet(seat, bet)).toEqual(done(8_950))
    expect(await statusOf(bet)).toBe(1)
    const win = { ...bet, id: newId(), amount: 2_001, of: bet.id, endsRound: true }
    expect(await wallet.win(seat, win)).toEqual(done(10_951))
    expect(await wallet.win(seat, win)).toEqual(done(10_951))
    expect(await wallet.balance(seat)).toEqual(done(10_951))
    expect(await statusOf(bet)).toBe(2)
  })

  test('Scenario: a round is over with its bet', async () => {
    const seat = await sit()
    const bet = betOf(700, { endsRound: true })
    expect(await walletOf(provider).bet(seat, bet)).toEqual(done(9_300))
    expect(await walletOf(provider).bet(seat, bet)).toEqual(done(9_300))
    expect(await statusOf(bet)).toBe(2)
  })

  test('Scenario: a bet is rolled back, once', async () => {
    const wallet = walletOf(provider)
    const seat = await sit()
    const bet = betOf(700)
    const back = { id: newId(), of: bet.id, round: bet.round, game: bet.game }
    await wallet.bet(seat, bet)
    expect(await wallet.rollback(seat, back)).toEqual(done(cash))
    expect(await wallet.rollback(seat, back)).toEqual(done(cash))
    expect(await wallet.balance(seat)).toEqual(done(cash))
    expect(await movementsOf(app, seat, 'rollback')).toBe(1)
  })

  test('Scenario: a bet that comes after its rollback is refused', async () => {
    const wallet = walletOf(provider)
    const seat = await sit()
    const bet = betOf(700)
    await wallet.rollback(seat, { id: newId(), of: bet.id, round: bet.round, game: bet.game })
    expect(await wallet.bet(seat, bet)).toEqual(refused('rolled back'))
  })

  test('Scenario: the same id is used for another bet', async () => {
    const wallet = walletOf(provider)
    const seat = await sit()
    const bet = betOf(700)
    await wallet.bet(seat, bet)
    expect(await wallet.bet(seat, { ...bet, amount: 701 })).toEqual(refused('id reused'))
  })

  test('Scenario: the player has signed out: nothing is bet any more, and what was won is paid', async () => {
    const wallet = walletOf(provider)
    const seat = await sit()
    const bet = betOf(700)
    await wallet.bet(seat, bet)
    await leave(app, seat)
    expect(await wallet.bet(seat, betOf(700))).toEqual(refused('session ended'))
    expect(await wallet.win(seat, { ...bet, id: newId(), of: bet.id, endsRound: true })).toEqual(done(cash))
  })

  test('Scenario: the wallet does not answer', async () => {
    const seat = await sit()
    const nowhere = wallets(partsFor(app, () => 'http://127.0.0.1:9'))
    const unknown = { done: false, why: 'no answer', balance: null }
    expect(await nowhere(provider).bet(seat, betOf(1))).toEqual(unknown)
    expect(await nowhere(provider).balance(seat)).toEqual(unknown)
    expect(await nowhere(provider).authenticate(seat.token)).toEqual(unknown)
  })

  test('Scenario: a proxy answers with a page: the outcome is unknown', async () => {
    const seat = await sit()
    const between = Fastify()
    between.removeAllContentTypeParsers()
    between.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, parsed) => parsed(null))
    between.post('/*', (_request, reply) =>
      reply.type('text/html').send('<!doctype html><h1>Maintenance</h1>'),
    )
    const address = await between.listen({ host: '127.0.0.1', port: await freePort() })
    const elsewhere = wallets(partsFor(app, () => address))(provider)
    const unknown = { done: false, why: 'no answer', balance: null }
    const bet = betOf(1)
    expect(await elsewhere.bet(seat, bet)).toEqual(unknown)
    expect(await elsewhere.win(seat, { ...bet, id: newId(), of: bet.id })).toEqual(unknown)
    expect(await elsewhere.authenticate(seat.token)).toEqual(unknown)
    await between.close()
  })

  test('Scenario: a bet above the balance', async () => {
    expect(await walletOf(provider).bet(await sit(), betOf(cash + 1))).toEqual({
      done: false,
      why: 'insufficient funds',
      balance: cash,
    })
  })
})

describe('the sandbox signs with something else', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  /** SoftGamings signs its answers too: the sandbox takes one with another signature as no answer. */
  test.each(everyProvider.filter(([provider]) => provider !== 'hub88'))(
    'Scenario: %s is not trusted',
    async (provider) => {
      const seat = await launched(app, provider, cash)
      const parts = sandboxParts(app)
      const stranger = wallets({
        ...parts,
        env: { ...parts.env, secretOf: () => 'what the platform does not know' },
      })
      expect(await stranger(provider).bet(seat, betOf(1))).toEqual(
        refused(provider === 'softgamings' ? 'no answer' : 'not trusted'),
      )
    },
  )
})
