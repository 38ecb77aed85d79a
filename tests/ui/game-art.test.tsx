import { cleanup, fireEvent, render } from '@testing-library/react'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { seededGames } from '#server/seed/games.ts'
import { GameArt } from '#src/ui/game-art.tsx'

afterEach(cleanup)

const pictureOf = (art: React.JSX.Element) => {
  const { container } = render(art)
  const image = container.querySelector('img')
  if (!image) throw new Error('There is no picture.')
  return image
}

test('Scenario: the place of a picture is kept before it has come, and it comes when it is near', () => {
  const image = pictureOf(<GameArt gameCode="aviator" sizes="200px" />)
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBe(3 / 4)
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(image.getAttribute('decoding')).toBe('async')
})

test('Scenario: where the name of the game stands beside its picture, the picture is not read aloud', () => {
  expect(pictureOf(<GameArt gameCode="aviator" sizes="200px" />).getAttribute('alt')).toBe('')
  cleanup()
  expect(pictureOf(<GameArt gameCode="aviator" sizes="200px" alt="Aviator" />).alt).toBe('Aviator')
})

test('Scenario: a browser chooses the size that it needs', () => {
  const image = pictureOf(<GameArt gameCode="aviator" sizes="(width < 600px) 45vw, 200px" />)
  expect(image.getAttribute('srcset')).toBe('/games/aviator-240.avif 240w, /games/aviator-480.avif 480w')
  expect(image.getAttribute('sizes')).toBe('(width < 600px) 45vw, 200px')
})

test('Scenario: a browser that reads no AVIF is left with WebP', () => {
  const image = pictureOf(<GameArt gameCode="aviator" sizes="200px" />)
  fireEvent.error(image)
  expect(image.hasAttribute('srcset')).toBe(false)
  expect(image.getAttribute('src')).toBe('/games/aviator-480.webp')
})

test('Scenario: a code that is none does not lead out of the folder of the pictures', () => {
  const image = pictureOf(<GameArt gameCode="../../api/x?y" sizes="200px" />)
  expect(image.getAttribute('src')).toBe('/games/..%2F..%2Fapi%2Fx%3Fy-480.webp')
})

test('Scenario: every address that a tile of the house asks for is there', () => {
  const missing = seededGames.flatMap(({ gameCode }) => {
    const image = pictureOf(<GameArt gameCode={gameCode} sizes="200px" />)
    const asked = [image.src, ...image.srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')]
    cleanup()
    return asked
      .map((address) => new URL(address, 'http://site').pathname)
      .filter((path) => !existsSync(join(import.meta.dirname, '../../public', path)))
  })
  expect(missing).toEqual([])
})
