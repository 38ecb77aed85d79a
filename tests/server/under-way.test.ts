import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { mostUnderWay } from '#server/guard/under-way.ts'
import { Witness } from '#tests/hub/witness.ts'
import { startApp, type TestApp } from './setup/app.ts'
import type { Answer } from './setup/call.ts'
import { gameOf, launches } from './setup/launch.ts'
import { methodOf, proveLedger, signedIn, signsIn, type TestPlayer } from './setup/player.ts'

const attempts = 300
const Iban = 'TR330006100519786457841326'

let app: TestApp
let wallet: number
let bank: number
let game: Awaited<ReturnType<typeof gameOf>>
beforeAll(async () => {
  app = await startApp()
  wallet = await methodOf(app, 'kesecik')
  bank = await methodOf(app, 'bank-transfer')
  game = await gameOf(app, 'hub88')
})
afterEach(() => proveLedger(app))
afterAll(() => app.close())

const deposit = (player: TestPlayer, requestId: string, locale = 'tr') =>
  app.callRaw(
    'payment/deposit',
    {
      id: wallet,
      target: 'pay',
      detail: { Amount: 120, WalletNo: '1234567890' },
    },
    { ...player, requestId, locale },
  )
const withdraw = (player: TestPlayer, requestId: string) =>
  app.callRaw(
    'payment/withdraw',
    {
      id: bank,
      target: 'pay',
      detail: { Amount: 200, Bank: 1, Iban, AccountHolder: 'Ada Deniz' },
    },
    { ...player, requestId },
  )
const launch = (player: TestPlayer) => launches(app, player, 'hub88', game)

/** Locks the player's row: whatever writes for the player waits until it is released. */
async function holdUp(player: TestPlayer): Promise<() => Promise<void>> {
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query('select from players where id = $1 for update', [player.id])
  let isHeld = true
  const letGo = async () => {
    if (!isHeld) return
    isHeld = false
    await holder.query('rollback')
    holder.release()
  }
  onTestFinished(letGo)
  return letGo
}

/** Resolves with the answers that do not wait for the database, and with a promise of all answers. */
async function flood(send: (number: number) => Promise<Answer<unknown>>) {
  const told = new Witness<Answer<unknown>>()
  const all = Promise.all(
    Array.from({ length: attempts }, async (_, number) => {
      const answer = await send(number)
      told.note(answer)
      return answer
    }),
  )
  await Promise.race([told.first(attempts - mostUnderWay), all])
  return { early: [...told.items], all }
}

const counted = (answers: readonly Answer<unknown>[]) =>
  [200, 429].map((status) => answers.filter((answer) => answer.status === status).length)

describe('a player whose 300 calls wait for each other', () => {
  test.each(Object.entries({ deposit, withdraw, launch }))(
    'Scenario: %s: six are under way, the others are told at once to come again, and another player is served meanwhile',
    async (_name, send) => {
      expect(mostUnderWay).toBe(6)
      const [greedy, other] = [await signedIn(app, 10_000_000), await signedIn(app, 10_000_000)]
      const letGo = await holdUp(greedy)
      const { early, all } = await flood((number) => send(greedy, `${_name} ${number}`))
      expect(counted(early)).toEqual([0, attempts - mostUnderWay])
      const served = await Promise.all([
        app.callRaw('user/balance', {}, other),
        send(other, `${_name} of another`),
      ])
      expect(served).toMatchObject([{ success: true }, { success: true }])
      await letGo()
      const answers = await all
      expect(counted(answers)).toEqual([mostUnderWay, attempts - mostUnderWay])
      expect((await send(greedy, `${_name} later`)).success).toBe(true)
    },
  )

  test('Scenario: they come from many sessions: the six are the player’s', async () => {
    const greedy = await signedIn(app)
    const tokens = await Promise.all(Array.from({ length: 10 }, () => signsIn(app, greedy.id)))
    const letGo = await holdUp(greedy)
    const { early, all } = await flood((number) =>
      deposit({ ...greedy, token: tokens[number % tokens.length] ?? '' }, `many ${number}`),
    )
    expect(counted(early)).toEqual([0, attempts - mostUnderWay])
    await letGo()
    expect(counted(await all)).toEqual([mostUnderWay, attempts - mostUnderWay])
  })

  test('Scenario: the database is not asked about those above the limit', async () => {
    const greedy = await signedIn(app)
    const letGo = await holdUp(greedy)
    const { all } = await flood((number) => deposit(greedy, `held ${number}`))
    const locked = await app.pool.connect()
    await locked.query('begin')
    await locked.query('lock table sessions')
    expect((await launches(app, greedy, 'hub88', game)).status).toBe(429)
    await locked.query('rollback')
    locked.release()
    await letGo()
    expect(counted(await all)).toEqual([mostUnderWay, attempts - mostUnderWay])
  })

  test('Scenario: a payment that is under way is sent again: it is not taken for refused, and is made once', async () => {
    const greedy = await signedIn(app)
    const letGo = await holdUp(greedy)
    const { early, all } = await flood(() => deposit(greedy, 'the same', 'en'))
    expect(early[0]).toMatchObject({
      status: 429,
      success: false,
      message: 'Your earlier requests are not finished yet. Please try again in a few seconds.',
      data: { outcome: 'unknown' },
    })
    expect(early[0]?.headers.get('retry-after')).toBe('1')
    await letGo()
    const done = (await all).filter(({ success }) => success)
    expect([done.length, new Set(done.map(({ data }) => data)).size]).toEqual([mostUnderWay, 1])
  })

  test('Scenario: a launch has no id: that it was refused is certain', async () => {
    const greedy = await signedIn(app)
    const letGo = await holdUp(greedy)
    const { early, all } = await flood(() => launch(greedy))
    expect(early[0]).toMatchObject({
      status: 429,
      message: 'Önceki işlemleriniz henüz tamamlanmadı. Lütfen birkaç saniye sonra yeniden deneyin.',
      data: null,
    })
    await letGo()
    await all
  })
})
