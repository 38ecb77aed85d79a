import { expect, test } from 'vitest'
import { seededGames, seededStudios as studios } from '#server/seed/games.ts'
import { providers } from '#src/flows/footer/provider-marks.tsx'

/** Section 2: twelve fixed provider icons. */
test('Scenario: each of the twelve providers in the footer leads to a lobby that has games of it', () => {
  expect(providers).toHaveLength(12)
  for (const { name, lobby = '/casino/slot' } of providers) {
    const code = studios.find((studio) => studio.name === name)?.code
    const there = seededGames.filter(
      (game) => game.providerCode === code && `/casino/${game.lobby}` === lobby,
    )
    expect(there.length, name).toBeGreaterThan(0)
  }
})
