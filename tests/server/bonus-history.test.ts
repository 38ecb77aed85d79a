import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { bonusesOf, titles } from './setup/bonus.ts'
import { proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

let app: TestApp
let bonuses: ReturnType<typeof bonusesOf>
const hour = 3_600_000

let player: TestPlayer
/** 20:30 UTC is 23:30 in Istanbul; an hour later it is the next day there. */
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-18T20:30:00Z') })
  bonuses = bonusesOf(app)
  player = await signedIn(app)
  const ask = async (title: string) => bonuses.claim(player, (await bonuses.offerOf(player, title)).id)
  await ask('First Deposit Bonus')
  app.clock.pass(hour)
  await ask('Crypto Deposit Bonus')
  app.clock.pass(24 * hour)
  await ask('Loss Discount')
  await bonuses.becomes(player, 'First Deposit Bonus', 'converted')
  await bonuses.becomes(player, 'Crypto Deposit Bonus', 'rejected')
})
afterAll(async () => {
  await proveLedger(app)
  await app.close()
})

const shown = async (request: Parameters<typeof bonuses.history>[1]) =>
  titles((await bonuses.history(player, request)).list)

describe('the bonus history', () => {
  test('Scenario: newest first, and what is over is no longer among the bonuses that go on', async () => {
    expect(await shown({})).toEqual(['Loss Discount', 'Crypto Deposit Bonus', 'First Deposit Bonus'])
    const names = titles(await bonuses.offers(player))
    expect(names[0]).toBe('Loss Discount')
    expect(names).not.toContain('First Deposit Bonus')
    expect(titles((await bonuses.history(player, {}, 'tr')).list)).toContain('Kayıp İndirimi')
  })

  test('Scenario: by status and by days that begin and end at midnight in Istanbul', async () => {
    expect(await shown({ status: 'rejected' })).toEqual(['Crypto Deposit Bonus'])
    expect(await shown({ status: 'active' })).toEqual([])
    expect(await shown({ from: '2026-11-18', to: '2026-11-18' })).toEqual(['First Deposit Bonus'])
    expect(await shown({ from: '2026-11-19', to: '2026-11-19' })).toEqual(['Crypto Deposit Bonus'])
    expect(await shown({ from: '2026-11-19' })).toEqual(['Loss Discount', 'Crypto Deposit Bonus'])
    expect(await shown({ from: '2026-11-19', status: 'converted' })).toEqual([])
  })

  test('Scenario: page after page, each bonus once', async () => {
    expect(await shown({ take: 2 })).toEqual(['Loss Discount', 'Crypto Deposit Bonus'])
    expect(await shown({ skip: 2, take: 2 })).toEqual(['First Deposit Bonus'])
    expect(await bonuses.history(player, { skip: 3 })).toEqual({ total: 3, list: [] })
  })

  test('Scenario: nobody sees the bonuses of another', async () => {
    expect(await bonuses.history(await signedIn(app))).toEqual({ total: 0, list: [] })
  })

  test.each([
    [{ status: 'offered' }, 'status'],
    [{ from: '2026-02-30' }, 'from'],
    [{ take: 101 }, 'take'],
  ])('Scenario: what is no status, no day or no page is refused: %o', async (request, field) => {
    expect(await app.callRaw('bonus/history', request, { token: player.token })).toMatchObject({
      status: 400,
      data: { field },
    })
  })
})
