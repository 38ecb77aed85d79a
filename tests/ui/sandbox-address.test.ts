import { describe, expect, test } from 'vitest'
import { lobbyIn, readAddress, tokenIn } from '#sandbox/pages/address.ts'

const read = (path: string) => readAddress(`https://games.example${path}`)

describe('the address of a game', () => {
  test('Scenario: the page, what is played there, by whom, and the way back', () => {
    const { page, address } = read(
      '/play/dt/g%C3%BCl?token=abc&lobby=https%3A%2F%2Flale.example%2Fframe%2Flobby',
    )
    expect([page, address.path]).toEqual(['play', ['dt', 'gül']])
    expect([tokenIn(address), lobbyIn(address)]).toEqual(['abc', 'https://lale.example/frame/lobby'])
  })

  test.each([
    ['nothing', '/', '', []],
    ['a code that is broken off', '/play/dt/%E0%A4%A', '', []],
    ['a page whose name is none', '/%zz/dt', '', []],
    ['a per cent sign that was meant', '/play/dt/100%25', 'play', ['dt', '100%']],
    ['a code of ten thousand letters', `/play/dt/${'a'.repeat(10_000)}`, 'play', ['dt', 'a'.repeat(10_000)]],
    ['slashes around nothing', '//play///', 'play', []],
  ])('Scenario: %s', (_what, path, page, parts) => {
    const said = read(path)
    expect([said.page, said.address.path]).toEqual([page, parts])
  })

  test.each(['', '?token=', '?token=a%20b', '?token=%C5%9F', '?token=a%0Ab', `?token=${'a'.repeat(201)}`])(
    'Scenario: no token is read from "%s"',
    (query) => {
      expect(tokenIn(read(`/play/dt/gul${query}`).address)).toBeNull()
    },
  )

  test.each(['', '?lobby=', '?lobby=javascript:alert(1)', '?lobby=http://[', '?lobby=%2F%2Felsewhere'])(
    'Scenario: the way back of %s leads to no page of somebody else',
    (query) => {
      expect(lobbyIn(read(`/play/hub88/gul${query}`).address)).toBe('/')
    },
  )
})
