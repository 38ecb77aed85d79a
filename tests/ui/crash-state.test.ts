import { describe, expect, test } from 'vitest'
import type { OwnBet } from '#sandbox/contract/aviator.ts'
import { choiceOf, refusalOf } from '#sandbox/pages/aviator/bet-choice.ts'
import { nextState, opening, type CrashState, type StateTell } from '#sandbox/pages/aviator/crash.state.ts'
import { elapsedOf } from '#sandbox/pages/aviator/flight.ts'

const bet: OwnBet = {
  id: '6b1f2a52-6a0c-4f0e-9b57-1b3f0a6a2f10',
  round: 7,
  slot: 0,
  stake: 10,
  auto: null,
  state: 'placed',
  why: null,
  cashedAt: null,
  won: null,
}
const joined: StateTell = {
  type: 'joined',
  player: 'Ada',
  balance: 90,
  autoplay: true,
  round: { number: 7, commitment: 'ab' },
  phase: { name: 'betting', closesIn: 3_000 },
  mine: [],
  seen: [],
  past: [],
}

/** The messages come 100 ms apart. */
const after = (tells: readonly StateTell[], from: CrashState = opening) =>
  tells.reduce((state, tell, index) => nextState(state, { type: 'told', tell, at: index * 100 }), from)

describe('what a panel can do', () => {
  test('Scenario: from the bet over the flight to the next round', () => {
    expect(choiceOf(opening, 0)).toEqual({ do: 'nothing', since: 'the line is broken' })
    const betting = after([joined])
    expect(choiceOf(betting, 0)).toEqual({ do: 'bet', on: 'this round' })
    const asked = after([{ type: 'mine', bet: { ...bet, state: 'asked' } }], betting)
    expect(choiceOf(asked, 0)).toEqual({ do: 'nothing', since: 'the wallet is asked' })
    expect(choiceOf(asked, 1)).toEqual({ do: 'bet', on: 'this round' })
    const placed = after([{ type: 'mine', bet }], asked)
    expect(choiceOf(placed, 0)).toEqual({ do: 'take back', bet })
    const flying = after([{ type: 'flying', round: 7, elapsed: 0 }], placed)
    expect(choiceOf(flying, 0)).toEqual({ do: 'take the money', bet })
    expect(choiceOf(flying, 1)).toEqual({ do: 'bet', on: 'the next' })
    const cashed = after([{ type: 'mine', bet: { ...bet, state: 'cashed', cashedAt: 150, won: 15 } }], flying)
    expect(choiceOf(cashed, 0)).toEqual({ do: 'bet', on: 'the next' })
    const queued = nextState(cashed, { type: 'queued', queued: new Set([0]) })
    expect(choiceOf(queued, 0)).toEqual({ do: 'wait no longer' })
    expect(choiceOf(queued, 1)).toEqual({ do: 'bet', on: 'the next' })
  })

  test('Scenario: a bet that was taken back, late or refused leaves its slot free in the same round', () => {
    for (const state of ['cancelled', 'late', 'refused'] as const)
      expect(choiceOf(after([joined, { type: 'mine', bet: { ...bet, state } }]), 0)).toEqual({
        do: 'bet',
        on: 'this round',
      })
  })

  test('Scenario: the line breaks: nothing can be done until it is back, and what was bet is there again', () => {
    const broken = nextState(after([joined, { type: 'mine', bet }]), { type: 'line.broken' })
    expect(choiceOf(broken, 0)).toEqual({ do: 'nothing', since: 'the line is broken' })
    const back = after([{ ...joined, phase: { name: 'flying', elapsed: 500 }, mine: [bet] }], broken)
    expect(choiceOf(back, 0)).toEqual({ do: 'take the money', bet })
  })

  test('Scenario: what is refused is said in the panel that asked', () => {
    const asked = nextState(after([joined]), { type: 'bet asked', slot: 1, id: bet.id })
    const refused = after([{ type: 'refused', why: 'betting closed', id: bet.id }], asked)
    expect([refusalOf(refused, 0), refusalOf(refused, 1)]).toEqual([null, 'betting closed'])
    expect(after([{ type: 'refused', why: 'not seated', id: null }], refused)).toMatchObject({
      line: 'sent away',
      sentAway: 'not seated',
    })
  })

  test('Scenario: whoever comes with an address that nobody understands is told so; a bet that nobody understands ends nothing', () => {
    const refused: StateTell = { type: 'refused', why: 'not understood', id: null }
    expect(after([refused])).toMatchObject({ line: 'sent away', sentAway: 'not understood' })
    expect(after([joined, refused])).toMatchObject({ line: 'open', sentAway: null })
  })
})

test('Scenario: words that come late do not throw the plane back, and a silent table stops it', () => {
  const flying = after([
    joined,
    { type: 'flying', round: 7, elapsed: 0 },
    { type: 'flying', round: 7, elapsed: 20 },
    { type: 'flying', round: 7, elapsed: 200 },
  ])
  const { phase } = flying
  if (phase.name !== 'flying') throw new Error(phase.name)
  // Received at 100, 200 and 300: the first one had the shortest delay.
  expect(phase).toEqual({ name: 'flying', tookOffAt: 100, heardAt: 300 })
  expect([elapsedOf(phase, 350), elapsedOf(phase, 60_000)]).toEqual([250, 1_200])
})

test('Scenario: others’ bets come, change and go', () => {
  const seen = { key: 1, player: 'Ad***', stake: 10, cashedAt: null, won: null, gone: false }
  const told = (bets: (typeof seen)[]) => ({ type: 'seen', round: 7, bets }) as const
  const two = after([joined, told([seen, { ...seen, key: 2 }])])
  expect([...two.seen.keys()]).toEqual([1, 2])
  expect([...after([told([{ ...seen, gone: true }])], two).seen.keys()]).toEqual([2])
  expect(after([{ ...told([{ ...seen, key: 3 }]), round: 6 }], two).seen.size).toBe(2)
  expect(after([{ type: 'betting', round: 8, commitment: 'cd', closesIn: 5_000 }], two).seen.size).toBe(0)
})
