import * as fc from 'fast-check'
import type { Decided } from './bonuses.ts'
import type { Asked } from './games.ts'
import type { Settled } from './payments.ts'
import { day, hour, offers, providers, type Payment, type Provider } from './world.ts'

/** What people, providers and time do. `which` wraps around the list that it points into. */
export type Step =
  | {
      do: 'play'
      who: number
      provider: Provider
      /** Null: a new call. */
      call: number | null
      /** Null: the provider names the player. */
      by: number | null
      round: string
      game: string | null
      movements: Asked[]
      closes: boolean
    }
  | { do: 'play again'; which: number; by: number | null }
  | { do: 'look'; who: number; provider: Provider; by: number | null }
  | { do: 'sign in' | 'sign out'; who: number }
  | { do: 'submit'; who: number; type: Payment['type']; amount: number; key: number | null }
  | { do: 'settle'; which: number; to: Settled; isRightAmount: boolean }
  | { do: 'claim'; who: number; code: string; key: number | null }
  | { do: 'decide'; who: number; code: string; to: Decided }
  | { do: 'adjust'; who: number; account: 'cash' | 'bonus'; amount: number }
  | { do: 'pass'; milliseconds: number }

export const people = 2
export const startingCash = 50_000
/** Few names, so that they repeat. */
const movementNames = 10
const callNames = 4
const roundNames = 3
const longestCall = 3
const longestSequence = 36

const who = fc.nat(people - 1)
const provider = fc.constantFrom(...providers)
const by = fc.option(fc.nat(5))
const which = fc.nat(99)
const code = fc.constantFrom(...offers.map((each) => each.code))
const name = fc.nat(movementNames - 1).map((number) => `m${number}`)
const amount = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(0, 1, 333, 5_000, 12_345, 20_000, 40_000, 90_000) },
  { weight: 4, arbitrary: fc.nat(60_000) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0.5) },
)
const asked: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('bet' as const), id: name, amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('win' as const), id: name, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rollback' as const), of: name }) },
)
const asks = fc.oneof(
  { weight: 6, arbitrary: fc.array(asked, { minLength: 1, maxLength: 1 }) },
  { weight: 3, arbitrary: fc.array(asked, { minLength: 2, maxLength: longestCall }) },
  { weight: 1, arbitrary: fc.constant<Asked[]>([]) },
)
const rarely = fc.integer({ min: 0, max: 4 }).map((number) => number === 0)
const key = fc.option(fc.nat(3), { freq: 2 })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      who,
      provider,
      call: fc.option(fc.nat(callNames - 1), { freq: 1 }),
      by,
      round: fc.nat(roundNames - 1).map((number) => `r${number}`),
      game: fc.option(fc.constant('roses'), { freq: 1 }),
      movements: asks,
      closes: rarely,
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('play again' as const), which, by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('look' as const), who, provider, by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('sign in' as const, 'sign out' as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      who,
      type: fc.constantFrom('deposit' as const, 'withdraw' as const),
      amount: fc.constantFrom(1_000, 4_000, 6_000, 20_000, 45_050),
      key,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      which,
      to: fc.constantFrom(
        'confirmed' as const,
        'confirmed' as const,
        'rejected' as const,
        'pending' as const,
      ),
      isRightAmount: rarely.map((wrong) => !wrong),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('claim' as const), who, code, key }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      who,
      code,
      to: fc.constantFrom('active' as const, 'active' as const, 'rejected' as const, 'cancelled' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      who,
      account: fc.constantFrom('cash' as const, 'bonus' as const),
      amount: fc.constantFrom(-30_000, -700, 900, 25_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      milliseconds: fc.constantFrom(hour, hour, 2 * day, 8 * day, 8 * day, 31 * day, 400 * day),
    }),
  },
)

/** `size: 'max'`: the length may reach its limit. */
export const sequence = fc.array(step, { minLength: 1, maxLength: longestSequence, size: 'max' })
