import { describe, expect, test } from 'vitest'
import { gameKinds, stakeLimits } from '#sandbox/contract/table.ts'
import { slotSetup } from '#sandbox/contract/slot.ts'
import { chance } from '#sandbox/server/table/draw.ts'
import { gameOf } from '#sandbox/server/table/games.ts'
import type { Engine } from '#sandbox/server/engine.ts'
import { games } from '#sandbox/catalogue/games.ts'
import { studios } from '#sandbox/catalogue/studios.ts'

const systemOf = (code: string) => studios.find((studio) => studio.code === code)?.system ?? ''
const atTables = games.filter(({ theme }) => theme !== 'crash')
const stake = stakeLimits.least * 10

/** One bet of each kind: every game takes at least one of them. */
const bets = [
  { stake },
  { ante: stake },
  { player: stake },
  { stake, cards: 2 },
  { stake, picks: [1, 2, 3, 4, 5, 6] },
  { stake, picks: [1, 2, 3, 4, 5, 6, 7] },
  { chips: [{ on: 'red', stake }] },
  { chips: [{ on: 'big', stake }] },
  { chips: [{ on: 3, stake }] },
]
const actions = [{ do: 'stand' }, { do: 'fold' }, { do: 'higher' }, { do: 'lower' }]

function deal(engine: Engine): unknown {
  const bet = bets.map((each) => engine.bets.safeParse(each)).find(({ success }) => success)
  if (!bet?.success) throw new Error('The game takes no bet')
  return engine.deal(bet.data, chance)
}

function playsOut(engine: Engine): number {
  let state = deal(engine)
  for (let steps = 0; engine.wonIn(state) === null; steps++) {
    if (steps > 100) throw new Error('The round does not end')
    const acted = actions
      .map((action) => engine.action.safeParse(action))
      .flatMap((action) => (action.success ? [engine.act(state, action.data, chance)] : []))
      .find((each) => each !== null)
    if (!acted) throw new Error('Nothing can be done in the round')
    // The sandbox stores a round's state as JSON.
    state = JSON.parse(JSON.stringify(acted.state))
  }
  return engine.wonIn(state) ?? Number.NaN
}

/** What a round returns if its player never comes back; null if its stakes go back. */
function isLeft(engine: Engine): number | null {
  let state = deal(engine)
  for (let deals = 0; engine.wonIn(state) !== null; deals++) {
    if (deals > 100) return 0
    state = deal(engine)
  }
  const left = engine.leave?.(state, chance) ?? null
  return left === null ? null : engine.wonIn(left)
}

describe('the games of the catalogue', () => {
  test('Scenario: each opens at the sandbox in its provider’s words, and a round of it can be played to its end', () => {
    expect(atTables.length).toBe(games.length - 6)
    for (const { gameCode, name, providerCode } of atTables) {
      const game = gameOf(systemOf(providerCode), gameCode)
      expect(game, gameCode).toMatchObject({ code: gameCode, name })
      if (!game) continue
      expect(gameKinds, gameCode).toContain(game.kind)
      const won = playsOut(game.engine)
      expect([gameCode, Number.isSafeInteger(won) && won >= 0]).toEqual([gameCode, true])
    }
  })

  test('Scenario: every game that waits for its player can end an abandoned round', () => {
    const waiting = new Map<string, number | null>()
    for (const { gameCode, providerCode } of atTables) {
      const game = gameOf(systemOf(providerCode), gameCode)
      if (!game) continue
      if (game.engine.leave) waiting.set(game.kind, isLeft(game.engine))
      else expect([gameCode, game.engine.wonIn(deal(game.engine))]).toEqual([gameCode, expect.any(Number)])
    }
    expect(Object.fromEntries(waiting)).toEqual({ blackjack: expect.any(Number), poker: 0, highlow: null })
  })

  test('Scenario: every theme of slots shows five pictures of its own', () => {
    const shown = new Map<string, string>()
    for (const { gameCode, providerCode, theme, lobby } of atTables) {
      if (lobby !== 'slot') continue
      const game = gameOf(systemOf(providerCode), gameCode)
      expect(game?.kind, gameCode).toBe('slot')
      const { pictures } = slotSetup.parse(game?.setup)
      const own = pictures.slice(1, 6).join()
      expect(new Set(pictures.slice(0, 6)).size).toBe(6)
      expect(shown.get(theme) ?? own).toBe(own)
      shown.set(theme, own)
    }
    expect(new Set(shown.values()).size).toBe(shown.size)
    expect(shown.size).toBe(17)
  })

  test('Scenario: a game of another provider, or of nobody, is not there', () => {
    expect(gameOf('dt', 'istanbul-rulet')).toBeNull()
    expect(gameOf('em', 'constructor')).toBeNull()
    expect(gameOf('', '')).toBeNull()
  })
})
