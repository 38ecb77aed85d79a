import { expect, test } from 'vitest'
import { crashGameNames } from '#sandbox/contract/aviator.ts'
import { crashGameOf, crashGames } from '#sandbox/server/aviator/crash-game.ts'
import { games } from '#sandbox/catalogue/games.ts'

test('the crash games of the catalogue are those that their page knows, by the same names', () => {
  const played = games.filter(({ theme }) => theme === 'crash')
  expect(Object.fromEntries(played.map(({ gameCode, name }) => [gameCode, name]))).toEqual(crashGameNames)
  expect(crashGames.map(({ game }) => game).sort()).toEqual(Object.keys(crashGameNames).sort())
})

test('a game is played at its own provider only', () => {
  expect(crashGameOf('egt', 'aviator')).toEqual({ provider: 'egt', game: 'aviator' })
  expect(crashGameOf('dt', 'aviator')).toBeUndefined()
  expect(crashGameOf('egt', 'constructor')).toBeUndefined()
})
