import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { feed } from '#sandbox/server/feed.ts'
import { gameProviders } from '#sandbox/contract/provider.ts'
import { seededGames, seededStudios } from '#server/seed/games.ts'

const many = (by: (game: (typeof seededGames)[number]) => string) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(seededGames, by)).map(([of, games]) => [of, games?.length]),
  )

describe('the games that the house opens with', () => {
  test('Scenario: they are what the studios have published', () => {
    const published = readFileSync(new URL('../../server/seed/games.json', import.meta.url), 'utf8')
    expect(published === feed, 'npm run art').toBe(true)
  })

  test('Scenario: they are six hundred, most of them slots', () => {
    expect(seededGames).toHaveLength(600)
    expect(many(({ lobby }) => lobby)).toEqual({ slot: 414, live: 100, games: 46, bingo: 24, tvbets: 16 })
  })

  test('Scenario: twelve studios make them, and between them they speak the words of every provider that the sandbox plays', () => {
    const made = many(({ providerCode }) => providerCode)
    expect(Object.keys(made).toSorted()).toEqual(seededStudios.map(({ code }) => code).toSorted())
    expect(Math.min(...Object.values(made).map(Number))).toBeGreaterThanOrEqual(20)
    expect(new Set(seededStudios.map(({ system }) => system))).toEqual(new Set(gameProviders))
  })

  test('Scenario: no two have the same name or the same code, whatever letters they are written with', () => {
    expect(new Set(seededGames.map(({ gameCode }) => gameCode)).size).toBe(600)
    expect(new Set(seededGames.map(({ name }) => name.toLocaleLowerCase('tr'))).size).toBe(600)
    for (const { gameCode } of seededGames) expect(gameCode).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })

  test('Scenario: no word is in the names of ten games or more', () => {
    const joining = new Set(['the', 'of', 'and', 've', 'at'])
    const used = new Map<string, number>()
    for (const { gameCode } of seededGames) {
      for (const word of new Set(gameCode.split('-'))) used.set(word, (used.get(word) ?? 0) + 1)
    }
    expect([...used].filter(([word, times]) => times >= 10 && !joining.has(word))).toEqual([])
  })

  test('Scenario: Aviator is there once, by the code that everybody knows', () => {
    expect(seededGames.filter(({ name }) => /aviator/i.test(name))).toMatchObject([
      { gameCode: 'aviator', lobby: 'games', theme: 'crash' },
    ])
  })
})
