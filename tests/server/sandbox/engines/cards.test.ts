import { describe, expect, test } from 'vitest'
import type { BaccaratSide } from '#sandbox/contract/baccarat.ts'
import type { Card } from '#sandbox/contract/cards.ts'
import { baccarat, playOut, winnerOf } from '#sandbox/server/engines/baccarat.ts'
import { compareHands, rankHand } from '#sandbox/server/engines/poker.hands.ts'
import { poker } from '#sandbox/server/engines/poker.ts'
import { returns } from '#sandbox/server/table/returns.ts'
import { dealing, drawing } from '#tests/server/setup/drawn.ts'
import { told } from '#tests/server/setup/told-return.ts'

const stake = 1_000

/** One card stands for each value. */
const cardOf = (value: number): Card => (value === 0 ? 'KS' : value === 1 ? 'AS' : (`${value}S` as Card))

/** The hand of these values; null if one more card is needed. */
function handOf(values: readonly number[]) {
  const [first, second, third, fourth, ...more] = values.map(cardOf)
  if (!first || !second || !third || !fourth) return null
  let wanted = false
  const hand = playOut([first, third], [second, fourth], () => {
    const card = more.shift()
    wanted ||= card === undefined
    return card ?? 'KS'
  })
  return wanted ? null : hand
}

/** Every course of a hand from eight decks: the winner and its probability. */
function* courses(dealt: readonly number[], chance: number): Generator<[BaccaratSide, number]> {
  const hand = handOf(dealt)
  if (hand) yield [winnerOf(hand), chance]
  else
    for (let value = 0; value <= 9; value++) {
      const left = (value === 0 ? 128 : 32) - dealt.filter((each) => each === value).length
      yield* courses([...dealt, value], (chance * left) / (416 - dealt.length))
    }
}

describe('punto banco', () => {
  const played = (...cards: Card[]) =>
    baccarat.deal({ player: stake, banker: stake, tie: stake }, dealing(8, ...cards))

  test.each([
    [['9S', '2H', 'KD', '3C'], 'player', 2 * stake],
    [['2S', '3H', 'KD', '3C', '3S'], 'banker', 1.95 * stake],
    [['8S', '9H', 'KD', 'KC'], 'banker', 1.95 * stake],
    [['2S', '3H', '3D', '2C', '4S', '4H'], 'tie', 11 * stake],
    [['2S', '3H', '2D', 'KC', '8S'], 'banker', 1.95 * stake],
  ] as const)('Scenario: %j: %s', (cards, winner, won) => {
    const state = played(...cards)
    expect(baccarat.view(state).winner).toBe(winner)
    expect(baccarat.wonIn(state)).toBe(won)
  })

  test('Scenario: the player returns 0.9876, the banker 0.9894 and a tie 0.8564 on average, over every course of eight decks', () => {
    const won = { player: 0, banker: 0, tie: 0 }
    for (const [winner, chance] of courses([], 1)) won[winner] += chance
    expect(told(won.player * 2 + won.tie)).toBe(98.76)
    expect(told(won.banker * 1.95 + won.tie)).toBe(returns.baccarat.most)
    expect(told(won.tie * 9)).toBe(returns.baccarat.least)
  })
})

describe('hands of poker', () => {
  const hands: [string, Card[]][] = [
    ['royal flush', ['AS', 'KS', 'QS', 'JS', 'TS', '2D', '3C']],
    ['straight flush', ['AS', '2S', '3S', '4S', '5S', 'KD', 'KC']],
    ['four of a kind', ['9S', '9H', '9D', '9C', '5S', '5D', 'KC']],
    ['full house', ['9S', '9H', '9D', '5C', '5S', 'KD', 'KC']],
    ['flush', ['AS', '9S', '7S', '4S', '2S', 'AD', 'AC']],
    ['straight', ['AS', 'KD', 'QS', 'JC', 'TS', 'TD', 'TC']],
    ['three of a kind', ['7S', '7D', '7H', '2C', '9S', 'JD', 'KC']],
    ['two pairs', ['7S', '7D', '9H', '9C', 'KS', 'KD', '2C']],
    ['pair', ['7S', '7D', '2H', '9C', 'JS', 'KD', '4C']],
    ['high card', ['7S', '5D', '2H', '9C', 'JS', 'KD', '4C']],
  ]

  test.each(hands)('Scenario: a %s', (hand, cards) => {
    expect(rankHand(cards).hand).toBe(hand)
    expect(rankHand(cards.toReversed()).hand).toBe(hand)
  })

  test('Scenario: each beats the next', () => {
    for (const [index, [, cards]] of hands.slice(1).entries())
      expect(compareHands(rankHand(hands[index]?.[1] ?? []), rankHand(cards))).toBeGreaterThan(0)
  })

  test.each([
    [['AS', 'AD', '2H', '3C', '9S'], ['AH', 'AC', '2D', '3S', '8S'], 1],
    [['AS', 'KD', '7H', '7C', '9S'], ['AH', 'KC', '7D', '7S', '9D'], 0],
    [['5S', '4D', '3H', '2C', 'AS'], ['6S', '5D', '4H', '3C', '2S'], -1],
    [['KS', 'KD', '3H', '3C', 'AS', 'AD', '2C'], ['AH', 'AC', 'KH', 'KC', 'QS', '3D', '2D'], -1],
  ] as [Card[], Card[], number][])('Scenario: %j against %j', (own, other, better) => {
    expect(Math.sign(compareHands(rankHand(own), rankHand(other)))).toBe(better)
  })
})

describe('hold’em against the house', () => {
  const flop: Card[] = ['AS', 'KD', '7H', '2C', '9S']
  const dealt = () => poker.deal({ ante: stake }, dealing(1, ...flop))
  const called = (...cards: Card[]) => {
    const numbers = dealing(1, ...flop, ...cards)
    const state = poker.deal({ ante: stake }, numbers)
    return poker.act(state, { do: 'call' }, numbers)
  }

  test('Scenario: nobody sees the dealer’s cards before the end; folding costs the ante', () => {
    const state = dealt()
    expect(poker.view(state)).toMatchObject({ dealer: null, outcome: null, board: ['7H', '2C', '9S'] })
    expect(poker.wonIn(state)).toBeNull()
    const folded = poker.act(state, { do: 'fold' }, drawing())
    expect(folded).toMatchObject({ stake: 0 })
    expect(folded && poker.wonIn(folded.state)).toBe(0)
    expect(folded && poker.act(folded.state, { do: 'call' }, drawing())).toBeNull()
  })

  test.each([
    ['the dealer has nothing', ['3D', '4H', 'QD', 'JC'], 'dealer out', 2 * stake + 2 * stake],
    ['the dealer has a pair of threes', ['AH', '3D', '3S', 'JC'], 'dealer out', 2 * stake + 2 * stake],
    ['a pair of aces against kings', ['AH', '4H', 'KS', 'KC'], 'won', 2 * stake + 4 * stake],
    ['nothing against a pair of queens', ['3D', '4H', 'QD', 'QC'], 'lost', 0],
    ['a pair in the middle, and the same on both hands', ['9D', '9H', 'AD', 'KC'], 'push', 3 * stake],
  ] as [string, Card[], string, number][])('Scenario: the player calls: %s', (_case, cards, outcome, won) => {
    const after = called(...cards)
    expect(after?.stake).toBe(2 * stake)
    expect(after && poker.view(after.state).outcome).toBe(outcome)
    expect(after && poker.wonIn(after.state)).toBe(won)
  })
})
