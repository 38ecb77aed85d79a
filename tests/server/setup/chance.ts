import * as fc from 'fast-check'
import { calls, type CallName } from '#contract/index.ts'
import { samples } from './sample.ts'

const edges = [0, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 1e21, 1e300, 0.1, 1.005]
const number = fc.oneof(
  fc.constantFrom(...edges.flatMap((edge) => [edge, -edge])),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e123',
    '\u200b',
    'null',
    'NaN',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '%00',
    '../../etc/passwd',
    '${1}',
    '9'.repeat(400),
    'İ'.repeat(5_000),
    '2026-02-30',
    '0000-01-01',
    '+275760-09-13',
    '9999-12-31',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  number.map(String),
)

const oneOf = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 3 })

/** Values at the edges, and objects with members that the language itself uses. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: number, weight: 3 },
  { arbitrary: text, weight: 3 },
  fc.constantFrom<unknown>(null, true, false, {}, [], [[]], [['1988']], { toString: 1 }, { valueOf: null }),
  oneOf(oneOf(text)),
  oneOf(number),
  fc.dictionary(fc.constantFrom('toString', 'length', 'then', 'constructor', 'a'), fc.oneof(text, number), {
    maxKeys: 3,
  }),
  fc.jsonValue(),
)

const names = Object.keys(calls).filter((name): name is CallName => name in calls)

export interface OddRequest {
  name: CallName
  body: unknown
  signedIn: boolean
  locale: string | undefined
  requestId: string | undefined
}

/** Header values hold one-byte characters only. */
const header = fc.option(
  fc.oneof(
    fc.constantFrom('tr', 'en', 'de', 'TR-tr', 'x'.repeat(300)),
    fc.string({ minLength: 1, maxLength: 20 }).map((value) => value.trim() || 'tr'),
  ),
  { nil: undefined },
)

/** A sample request with odd, missing or unexpected members, or an odd value instead of it. */
export const oddRequest: fc.Arbitrary<OddRequest> = fc.constantFrom(...names).chain((name) => {
  const fields = Object.keys(samples[name])
  const changes = fc.dictionary(
    fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), fc.constant('other')) : fc.constant('other'),
    fc.oneof({ arbitrary: odd, weight: 5 }, fc.constant(undefined)),
    { minKeys: 1, maxKeys: 3 },
  )
  const body = fc.oneof(
    { arbitrary: changes.map((change): unknown => ({ ...samples[name], ...change })), weight: 9 },
    odd,
  )
  return fc.record({
    name: fc.constant(name),
    body,
    signedIn: fc.oneof({ arbitrary: fc.constant(true), weight: 9 }, fc.constant(false)),
    locale: header,
    requestId: header,
  })
})

const named = fc.oneof(fc.uuid(), text)

export interface OddPlay {
  turn: 'balance' | 'bet' | 'win' | 'rollback' | 'babble'
  id: string
  round: string
  of: string
  amount: number
  currency: string | undefined
  /** The seated player's token if undefined. */
  token: string | undefined
  usercode: string | undefined
  text: string
}

export const oddPlay: fc.Arbitrary<OddPlay> = fc.record({
  turn: fc.constantFrom<OddPlay['turn'][]>('balance', 'bet', 'win', 'rollback', 'babble'),
  id: named,
  round: named,
  of: named,
  amount: fc.oneof(number, fc.integer({ min: 1, max: 1_000 })),
  currency: fc.option(text, { nil: undefined }),
  token: fc.option(text, { nil: undefined }),
  usercode: fc.option(text, { nil: undefined }),
  text: fc.oneof(
    text,
    odd.map((value) => JSON.stringify(value) ?? ''),
  ),
})

export const oddReport: fc.Arbitrary<unknown> = fc.oneof(
  fc.record(
    {
      reference: fc.oneof(fc.uuid(), text),
      event: fc.oneof(fc.constantFrom('paid', 'declined', 'waiting'), text),
      amount: fc.oneof(number, fc.integer({ min: 1, max: 1_000 })),
      currency: fc.oneof(fc.constant('TRY'), text),
    },
    { requiredKeys: [] },
  ),
  odd,
)
