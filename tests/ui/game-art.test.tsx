import { cleanup, render } from '@testing-library/react'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { seededGames } from '#server/seed/games.ts'
import { GameArt } from '#src/ui/game-art.tsx'

afterEach(cleanup)

const pictureOf = (art: React.JSX.Element) => {
  const { container } = render(art)
  const image = container.querySelector('img')
  const source = container.querySelector('source')
  if (!image || !source) throw new Error('There is no picture.')
  return { image, source }
}

test('Scenario: the place of a picture is kept before it has come, and it comes when it is near', () => {
  const { image } = pictureOf(<GameArt gameCode="aviator" sizes="200px" />)
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBe(3 / 4)
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(image.getAttribute('decoding')).toBe('async')
})

test('Scenario: on the first screen a picture comes at once', () => {
  expect(pictureOf(<GameArt gameCode="aviator" sizes="200px" eager />).image.getAttribute('loading')).toBe(
    'eager',
  )
})

test('Scenario: where the name of the game stands beside its picture, the picture is not read aloud', () => {
  expect(pictureOf(<GameArt gameCode="aviator" sizes="200px" />).image.getAttribute('alt')).toBe('')
  cleanup()
  expect(pictureOf(<GameArt gameCode="aviator" sizes="200px" alt="Aviator" />).image.alt).toBe('Aviator')
})

test('Scenario: a browser chooses the size that it needs', () => {
  const { source } = pictureOf(<GameArt gameCode="aviator" sizes="(width < 600px) 45vw, 200px" />)
  expect(source.getAttribute('type')).toBe('image/avif')
  expect(source.getAttribute('srcset')).toBe('/games/aviator-240.avif 240w, /games/aviator-480.avif 480w')
  expect(source.getAttribute('sizes')).toBe('(width < 600px) 45vw, 200px')
})

test('Scenario: a code that is none does not lead out of the folder of the pictures', () => {
  const { image } = pictureOf(<GameArt gameCode="../../api/x?y" sizes="200px" />)
  expect(image.getAttribute('src')).toBe('/games/..%2F..%2Fapi%2Fx%3Fy-480.webp')
})

test('Scenario: every address that a tile of the house asks for is there', () => {
  const missing = seededGames.flatMap(({ gameCode }) => {
    const { image, source } = pictureOf(<GameArt gameCode={gameCode} sizes="200px" />)
    const asked = [image.src, ...source.srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')]
    cleanup()
    return asked
      .map((address) => new URL(address, 'http://site').pathname)
      .filter((path) => !existsSync(join(import.meta.dirname, '../../public', path)))
  })
  expect(missing).toEqual([])
})
