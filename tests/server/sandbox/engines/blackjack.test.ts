import { describe, expect, test } from 'vitest'
import type { BlackjackMove } from '#sandbox/contract/blackjack.ts'
import type { Card } from '#sandbox/contract/cards.ts'
import { blackjack } from '#sandbox/server/engines/blackjack.ts'
import { pointsOf } from '#sandbox/server/engines/blackjack.rules.ts'
import { dealing } from '#tests/server/setup/drawn.ts'

const stake = 1_000

/** The order of the cards: player, player, dealer, then as they are drawn. */
function plays(cards: readonly Card[], moves: readonly BlackjackMove[]) {
  const draw = dealing(6, ...cards)
  let state = blackjack.deal({ stake }, draw)
  let bet = stake
  for (const move of moves) {
    const acted = blackjack.act(state, { do: move }, draw)
    if (!acted) throw new Error(`${move} is not possible`)
    state = acted.state
    bet += acted.stake
  }
  expect(draw.left()).toBe(0)
  return { state, bet, view: blackjack.view(state), won: blackjack.wonIn(state) }
}

describe('blackjack', () => {
  test.each([
    [['AS', 'KD', '9H', 'KC'], [], ['blackjack'], 2_500],
    [['AS', 'KD', 'AH', 'KC'], [], ['push'], 1_000],
    [['TS', '7D', '9H', '8C'], ['stand'], ['push'], 1_000],
    [['TS', '8D', '9H', '8C'], ['stand'], ['won'], 2_000],
    [['TS', '6D', '9H', '7C', '8C'], ['hit', 'stand'], ['bust'], 0],
    [['TS', '6D', 'TH', '2C', '6C', '5C'], ['hit', 'stand'], ['lost'], 0],
    [['TS', '9D', '6H', 'KC', '9C'], ['stand'], ['won'], 2_000],
    [['TS', '9D', 'AH', '6C'], ['stand'], ['won'], 2_000],
    [['TS', '9D', 'AH', 'KC'], ['stand'], ['lost'], 0],
  ] as [Card[], BlackjackMove[], string[], number][])('Scenario: %j, %j', (cards, moves, outcomes, won) => {
    const dealt = outcomes[0] === 'bust' ? cards.slice(0, 4) : cards
    const played = plays(
      dealt,
      moves.filter((move) => outcomes[0] !== 'bust' || move === 'hit'),
    )
    expect(played.view.hands.map(({ outcome }) => outcome)).toEqual(outcomes)
    expect(played.won).toBe(won)
  })

  test('Scenario: doubling costs as much again, brings one card and no more', () => {
    const { view, won, bet } = plays(['6S', '5D', '6H', 'KC', 'TC', '9D'], ['double'])
    expect(view.hands).toMatchObject([{ cards: ['6S', '5D', 'KC'], points: 21, stake: 20, outcome: 'won' }])
    expect([bet, won]).toEqual([2_000, 4_000])
  })

  test('Scenario: a pair is split, each half is played, and twenty-one is no blackjack', () => {
    const played = plays(['TS', 'TD', '6H', 'AC', '5C', '4D', 'KH', '8S'], ['split', 'hit', 'stand'])
    expect(played.view.hands).toMatchObject([
      { cards: ['TS', 'AC'], outcome: 'won' },
      { cards: ['TD', '5C', '4D'], points: 19, outcome: 'won' },
    ])
    expect([played.bet, played.won]).toEqual([2_000, 4_000])
  })

  test('Scenario: split aces get one card each, and cannot be split again', () => {
    const { view, won } = plays(['AS', 'AD', '6H', '9C', 'AC', 'TH', '3S'], ['split'])
    expect(view.hands).toMatchObject([
      { cards: ['AS', '9C'], outcome: 'won' },
      { cards: ['AD', 'AC'], outcome: 'lost' },
    ])
    expect(view.dealer).toMatchObject({ points: 19 })
    expect(won).toBe(2_000)
  })

  test('Scenario: the player never comes back: every hand stands, at no cost', () => {
    const draw = dealing(6, 'TS', 'TD', '6H', '5C', '4D', 'KH', '8S')
    const split = blackjack.act(blackjack.deal({ stake }, draw), { do: 'split' }, draw)
    const left = split && blackjack.leave?.(split.state, draw)
    expect(left && blackjack.view(left)).toMatchObject({
      dealer: { points: 24 },
      hands: [
        { cards: ['TS', '5C'], stake: 10, outcome: 'won' },
        { cards: ['TD', '4D'], stake: 10, outcome: 'won' },
      ],
      turn: null,
    })
    expect([left && blackjack.wonIn(left), draw.left()]).toEqual([4_000, 0])
  })

  test('Scenario: what cannot be done now is not offered and not done', () => {
    const draw = dealing(6, '9S', '5D', '6H', '2C')
    const state = blackjack.deal({ stake }, draw)
    expect(blackjack.view(state).may).toEqual(['hit', 'stand', 'double'])
    expect(blackjack.act(state, { do: 'split' }, draw)).toBeNull()
    const hit = blackjack.act(state, { do: 'hit' }, draw)
    expect(hit && blackjack.view(hit.state).may).toEqual(['hit', 'stand'])
    expect(hit && blackjack.act(hit.state, { do: 'double' }, draw)).toBeNull()
  })

  test.each([
    [['AS', '6D'], 17, true],
    [['AS', '6D', 'KD'], 17, false],
    [['AS', 'AD', '9C'], 21, true],
    [['KS', 'QD', '2C'], 22, false],
  ] as [Card[], number, boolean][])('Scenario: %j counts %i', (cards, points, soft) => {
    expect(pointsOf(cards)).toEqual({ points, soft })
  })
})
