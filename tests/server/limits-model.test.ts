import { randomInt } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LimitName } from '#contract/protection.ts'
import { createPool, type Pool } from '#server/database/pool.ts'
import { amountToWire } from '#server/protection/limit.rules.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { opensGame, walletOf } from './setup/game.ts'
import { methodOf, signedIn, signsIn } from './setup/player.ts'
import {
  bet,
  cancel,
  confirm,
  day,
  deposit,
  minute,
  nameOf,
  newModel,
  rollBack,
  setLimit,
  win,
} from './limits-model/model.ts'

/** A normal run always tries the same sequences; the nightly run takes a random seed. */
const everyRun = 25
const firstSeed = 21
const sequences = Number(process.env['SEQUENCES'] ?? everyRun)
const seed = Number(process.env['SEED'] ?? (sequences === everyRun ? firstSeed : randomInt(2 ** 30)))
/** Milliseconds, for a busy machine. */
const patience = 2_000

let app: TestApp
/** Of another node; a restart opens it anew. */
let other: Pool
let turn = 0
/** Without some of each the sequences would show nothing. */
const tally = { raised: 0, 'not raised': 0, bet: 0, 'bet refused': 0, deposited: 0, 'deposit refused': 0 }

beforeAll(async () => {
  app = await startApp()
  await app.pool.query('create table clock_of_test (at timestamptz not null)')
  await app.pool.query('insert into clock_of_test values ($1)', [app.clock.now()])
  // Only the owner of a database can: the platform has no setting for it.
  await app.pool.query(
    'create or replace function limit_clock() returns timestamptz language sql volatile begin atomic select at from clock_of_test; end',
  )
  // No reality check interrupts a sequence.
  await app.pool.query('update reality_check_bounds set longest = 1000000, standard = 1000000')
  other = createPool(app.databaseUrl)
})
afterAll(async () => {
  await other.end()
  await app.close()
})

/** Few enough that a sequence raises and passes some; every kind and every period. */
const limit = fc.constantFrom<LimitName>(
  { kind: 'deposit', period: 'day' },
  { kind: 'net deposit', period: 'month' },
  { kind: 'stake', period: 'day' },
  { kind: 'stake', period: 'month' },
  { kind: 'loss', period: 'week' },
  { kind: 'session', period: 'day' },
)
const stake = fc.constantFrom(0, 1, 999, 1_000, 2_500, 5_000)
const pass = (...times: readonly number[]) =>
  fc.record({ does: fc.constant('pass' as const), time: fc.constantFrom(...times) })
const set = (...amounts: readonly (number | null)[]) =>
  fc.record({ does: fc.constant('set' as const), limit, to: fc.constantFrom(...amounts) })
const anyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: set(0, 6, 10, 50, 51, 120, 121, null, null),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('confirm' as const, 'confirm' as const, 'cancel' as const),
      limit,
    }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('bet' as const), stake, node: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('three bets at once' as const), stake }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('win' as const), stake, node: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('roll back' as const), which: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('deposit' as const), lira: fc.constantFrom(50, 51) }),
  },
  {
    weight: 4,
    arbitrary: pass(1, minute, 4 * minute, 6 * minute, day - 1, day, 7 * day, 8 * day, -1, -minute, -day),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restart' as const) }) },
)
/** A raise, and its confirmation about the two ends of the window. */
const raise = fc
  .tuple(set(6, 50, 120, 121, null), fc.constantFrom(10, 100), pass(day - 1, day, 8 * day - 1, 8 * day))
  .map(([asked, first, wait]) => [
    { ...asked, to: first },
    asked,
    wait,
    { does: 'confirm' as const, limit: asked.limit },
  ])
const steps = fc
  .array(fc.oneof({ weight: 12, arbitrary: anyStep.map((one) => [one]) }, { weight: 1, arbitrary: raise }), {
    minLength: 10,
    maxLength: 30,
  })
  .map((parts) => parts.flat())
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

async function follow(sequence: readonly Step[]): Promise<void> {
  const model = newModel()
  const player = await signedIn(app, 10_000_000)
  const nodes = () => [walletOf(app), walletOf({ ...app, pool: other })] as const
  const turkish = { locale: 'tr' }
  let token = player.token
  let game = await opensGame(app, player)
  const ids: string[] = []
  const at = () => app.clock.now().getTime()
  const method = await methodOf(app, 'turna')
  const move = (node: number, of: 'bet' | 'win', id: string, amount: number) =>
    (nodes()[node] ?? nodes()[0]).play({
      provider: 'hub88',
      id,
      player: { token: game },
      game: null,
      round: id,
      closesRound: false,
      movements: [{ kind: of, id, amount }],
    })

  for (const [number, each] of sequence.entries()) {
    const id = `${turn} ${number}`
    switch (each.does) {
      case 'pass':
        app.clock.pass(each.time)
        await app.pool.query('update clock_of_test set at = $1', [app.clock.now()])
        token = await signsIn(app, player.id)
        game = await opensGame(app, player)
        break
      case 'restart':
        await other.end()
        other = createPool(app.databaseUrl)
        break
      case 'set': {
        const { limit: named, to } = each
        setLimit(model, nameOf(named), to === null || named.kind === 'session' ? to : to * 100, at())
        const body = { ...named, amount: to }
        const answer = await app.call('protection/setlimit', body, { token })
        expect(answer).toMatchObject({ success: true })
        break
      }
      case 'cancel':
        cancel(model, nameOf(each.limit))
        expect(await app.call('protection/cancelraise', each.limit, { token })).toMatchObject({
          success: true,
        })
        break
      case 'confirm': {
        const confirmed = confirm(model, nameOf(each.limit), at())
        const { success } = await app.call('protection/confirmraise', each.limit, { token })
        expect({ id, success }).toEqual({ id, success: confirmed })
        tally[confirmed ? 'raised' : 'not raised'] += 1
        break
      }
      case 'bet': {
        ids.push(id)
        const fits = bet(model, id, each.stake, at())
        expect({ id, done: (await move(each.node, 'bet', id, each.stake)).done }).toEqual({ id, done: fits })
        tally[fits ? 'bet' : 'bet refused'] += 1
        break
      }
      case 'three bets at once': {
        const three = ['a', 'b', 'c'].map((letter) => `${id}${letter}`)
        const taken = await Promise.all(three.map((one, place) => move(place % 2, 'bet', one, each.stake)))
        const expected = three.filter((one) => bet(model, one, each.stake, at()))
        expect(taken.filter(({ done }) => done)).toHaveLength(expected.length)
        break
      }
      case 'win':
        win(model, id, each.stake, at())
        expect(await move(each.node, 'win', id, each.stake)).toMatchObject({ done: true })
        break
      case 'roll back': {
        const of = ids[each.which % ids.length]
        if (of === undefined) break
        const back = {
          provider: 'hub88',
          id: `${id} back`,
          player: { token: game },
          game: null,
          round: of,
          closesRound: false,
        }
        const taken = await nodes()[0].play({ ...back, movements: [{ kind: 'rollback', of }] })
        expect(taken).toMatchObject({ done: true })
        rollBack(model, of)
        break
      }
      case 'deposit': {
        const detail = { AccountEmail: 'ada@example.test', Amount: each.lira }
        const answer = await app.call(
          'payment/deposit',
          { id: method, target: 'pay', detail },
          { token, requestId: id, ...turkish },
        )
        const fits = deposit(model, each.lira * 100, at())
        expect({ id, success: answer.success }).toEqual({ id, success: fits })
        tally[fits ? 'deposited' : 'deposit refused'] += 1
        // Its provider says that it comes: the upkeep does not give it up.
        await app.pool.query('update payments set status = 2 where player_id = $1 and status = 6', [
          player.id,
        ])
        break
      }
    }
    const { data } = await app.call('protection/limits', {}, { token })
    expect(new Map(data.limits.map((found) => [nameOf(found), found.amount]))).toEqual(
      new Map(
        data.limits.map((found) => [
          nameOf(found),
          amountToWire(found.kind, model.limits.get(nameOf(found))?.amount ?? Number.NaN),
        ]),
      ),
    )
    expect(data.limits).toHaveLength(model.limits.size)
  }
}

test(
  `Scenario: ${sequences} sequences of limits, raises, bets and deposits, with clocks that jump both ways, from seed ${seed}`,
  async () => {
    const holds = fc.asyncProperty(steps, async (each) => {
      turn += 1
      await follow(each)
    })
    await fc.assert(holds, { seed, numRuns: sequences, endOnFailure: true })
    expect(Math.min(...Object.values(tally)), JSON.stringify(tally)).toBeGreaterThan(sequences / 25)
  },
  60_000 + sequences * patience,
)
