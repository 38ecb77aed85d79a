import { describe, expect, it } from 'vitest'
import { encodeGame } from '#src/flows/game/game-link.ts'
import { decodeGame } from '#src/flows/game/read-game-link.ts'

const game = {
  gameCode: 'gece-bahcesi',
  name: 'Gece Bahçesi: Işık ş ğ İ?>',
  providerName: 'Lale',
  mainProviderId: 3,
  productId: 7,
  system: 'dt',
}
const encoded = (text: string) => Buffer.from(text).toString('base64url')

describe('the address of a game', () => {
  it('Scenario: what is written into an address is read from it, Turkish letters too', () => {
    expect(encodeGame(game)).toMatch(/^[\w-]+$/)
    expect(decodeGame(encodeGame(game))).toEqual(game)
    expect(decodeGame(encoded(JSON.stringify(game)))).toEqual(game)
  })

  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['a length that base64 does not have', 'abcde'],
    ['no JSON', encoded('Lale')],
    ['bytes that are no text', Buffer.from([0xff, 0xfe]).toString('base64url')],
    ['null', encoded('null')],
    ['a list', encoded('[]')],
    ['a game without a code', encoded(JSON.stringify({ ...game, gameCode: undefined }))],
    ['a game whose code is empty', encoded(JSON.stringify({ ...game, gameCode: ' ' }))],
    ['a provider that is no number', encoded(JSON.stringify({ ...game, mainProviderId: '3' }))],
    ['a name that fills the page', encoded(JSON.stringify({ ...game, name: 'a'.repeat(101) }))],
    ['a code with half of a letter', encoded(JSON.stringify({ ...game, gameCode: 'gece\ud83c' }))],
    ['a number that no machine counts to', encoded(JSON.stringify({ ...game, productId: 1e300 }))],
    ['half of a game', encodeGame(game).slice(0, 40)],
  ])('Scenario: %s is no game', (_, text) => {
    expect(decodeGame(text)).toBeNull()
  })
})
