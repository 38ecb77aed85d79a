import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '#contract/call.ts'
import type { Calls } from '#contract/index.ts'
import { startApp, type TestApp } from './setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
})
afterAll(() => app.close())

const found = async (search: string, request: Partial<RequestOf<Calls['casino/games']>> = {}) =>
  (await app.call('casino/games', { search, take: 100, ...request })).data
const names = async (...asked: Parameters<typeof found>) => (await found(...asked)).map(({ name }) => name)

/** 1 if the name begins with the phrase, 2 if one of its words does, 3 otherwise. */
const nearTo = (phrase: string) => (name: string) => {
  const small = name.toLocaleLowerCase('tr')
  return small.startsWith(phrase) ? 1 : small.includes(` ${phrase}`) ? 2 : 3
}

describe('the search for games', () => {
  test.each([
    ['istanbul', 'İstanbul Rulet'],
    ['İSTANBUL', 'İstanbul Rulet'],
    ['ISTANBUL RULET', 'İstanbul Rulet'],
    ['ıstanbul', 'İstanbul Rulet'],
    ['isik', 'Işık Yılı'],
    ['IŞIK', 'Işık Yılı'],
    ['ışık yılı', 'Işık Yılı'],
    ['seftali', 'Şeftali Sokağı'],
    ['ŞEFTALİ SOKAĞI', 'Şeftali Sokağı'],
    ['ciçegi', 'Portakal Çiçeği'],
    ['gunes', 'Güneş Kayığı'],
    ['KÖPÜK', 'Köpük ve Tuz'],
    ['ruzgar', 'Horus Rüzgârı'],
    ['s\u0327eftali', 'Şeftali Sokağı'],
    ['ｌａｌｅ', 'Lale Bahçesi'],
    ['sleeping-dragon', 'Sleeping Dragon'],
    ['captains net', "The Captain's Net"],
    ['captain’s', "The Captain's Net"],
    ['  lale   bahçesi ', 'Lale Bahçesi'],
  ])('Scenario: %s finds %s', async (search, name) => {
    expect(await names(search)).toContain(name)
  })

  test.each([
    ['another letter', 'seftaki', 'Şeftali Sokağı'],
    ['another first letter', 'deftali', 'Şeftali Sokağı'],
    ['a letter missing', 'isanbul', 'İstanbul Rulet'],
    ['the second word of two', 'istanbul rulte', 'İstanbul Rulet'],
    ['a letter too many', 'aviiator', 'Aviator'],
    ['two letters that have changed places', 'AVİTAOR', 'Aviator'],
    ['a dotless ı in capitals, and an error', 'ISATNBUL', 'İstanbul Rulet'],
    ['ş, ö, ü, ğ and ç typed without their marks, and an error', 'portakal cicebi', 'Portakal Çiçeği'],
    ['the name not typed to its end', 'sefatl', 'Şeftali Sokağı'],
    ['an error beside a word of the provider', 'sarnik rulet', 'Boğaz Rulet'],
  ])('Scenario: one typing error is forgiven: %s, %s finds %s', async (_, search, name) => {
    expect(await names(search)).toContain(name)
  })

  test('Scenario: more than one error is not forgiven, nor one in a word of three letters', async () => {
    expect(await names('zeftaki')).toEqual([])
    expect(await names('sephtali')).toEqual([])
    expect(await names('istambul rulte')).toEqual([])
    expect(await names('lxl')).toEqual([])
  })

  test('Scenario: who writes without an error sees what is written, and nothing like it', async () => {
    const written = await found('lale')
    expect(written.every(({ name, providerName }) => /lale/i.test(`${name} ${providerName}`))).toBe(true)
    expect(await names('lale', { skip: written.length })).toEqual([])
  })

  test('Scenario: with an error the whole word comes first, each game once, and a page goes on where the last ended', async () => {
    const all = await names('lalr')
    expect(all.slice(0, 3).every((name) => /\blale?\b/i.test(name))).toBe(true)
    expect(all).toContain('Lale Bahçesi')
    expect(new Set(all).size).toBe(all.length)
    const pages = await Promise.all([0, 5, 10].map((skip) => names('lalr', { skip, take: 5 })))
    expect(pages.flat()).toEqual(all.slice(0, 15))
  })

  test('Scenario: with an error only what is there is found in the live casino, in a category and among the player’s games', async () => {
    expect(await names('lalr', { live: true })).toContain('Blackjack Lale')
    expect(await names('lalr', { systemCategory: 'blackjack' })).toEqual(['Blackjack Lale'])
    expect(await names('lalr', { codes: ['aviator', 'lale-devri', 'lale-bahcesi'] })).toEqual([
      'Lale Devri',
      'Lale Bahçesi',
    ])
  })

  test('Scenario: a game with a new name is found by it at once, with an error, and a hidden one is not', async () => {
    const rename = (name: string) =>
      app.pool.query(`update games set name = $1 where code = 'sleeping-dragon'`, [name])
    await rename('Zümrüdüanka')
    expect(await names('zumruduabka')).toEqual(['Zümrüdüanka'])
    await app.pool.query(`update games set active = false where code = 'sleeping-dragon'`)
    expect(await names('zumruduabka')).toEqual([])
    await app.pool.query(`update games set active = true where code = 'sleeping-dragon'`)
    await rename('Sleeping Dragon')
  })

  test('Scenario: what begins with the phrase comes first, then a word that does, then what holds it, then words apart', async () => {
    const places = (await names('lal')).map(nearTo('lal'))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(new Set(places)).toEqual(new Set([1, 2, 3]))
    expect((await names('rulet boğaz'))[0]).toBe('Boğaz Rulet')
  })

  test('Scenario: as near by the phrase, the more popular comes first, and a page goes on where the last ended', async () => {
    const all = await names('a')
    const pages = await Promise.all([0, 5, 10].map((skip) => names('a', { skip, take: 5 })))
    expect(pages.flat()).toEqual(all.slice(0, 15))
    expect((await app.call('casino/games', { search: 'a' })).data.map(({ name }) => name)).toEqual(
      all.slice(0, 5),
    )
  })

  test('Scenario: the name of a provider finds its games, also beside a word of the game', async () => {
    const galata = await found('galata live')
    expect(galata.length).toBeGreaterThan(20)
    expect(galata.every(({ providerName }) => providerName === 'Galata Live')).toBe(true)
    expect((await names('galata'))[0]).toBe('Galata Rulet')
    const both = await found('sarnic rulet')
    expect(both.length).toBeGreaterThan(0)
    expect(both.every(({ providerName }) => providerName === 'Sarnıç Live')).toBe(true)
  })

  test('Scenario: Aviator is there once, and where the live casino is not looked through', async () => {
    expect(await names('Aviator', { live: false })).toEqual(['Aviator'])
    expect(await names('AVİATÖR')).toEqual(['Aviator'])
    expect(await names('Aviator', { live: true })).toEqual([])
  })

  test('Scenario: in the live casino and in a category only what is there is found', async () => {
    expect(await names('lale', { live: true })).toEqual(
      expect.arrayContaining(['Blackjack Lale', 'Roulette Royale Lale']),
    )
    expect(await names('lale', { systemCategory: 'blackjack' })).toEqual(['Blackjack Lale'])
    expect(await names('lale', { provider: 'Galata Live', live: false })).toEqual([])
  })

  test.each(['%', '_', '%%', '\\', "'", '"', "' or 1=1 --", '*', '.', '()', '😀', 'q'.repeat(100)])(
    'Scenario: %j is looked for as it stands, and no such game is there',
    async (search) => {
      expect(await app.call('casino/games', { search })).toMatchObject({ status: 200, data: [] })
    },
  )

  test.each([
    [{ search: '' }, 'search'],
    [{ search: '   ' }, 'search'],
    [{ search: 'x'.repeat(101) }, 'search'],
    [{ search: 'a\u0000' }, 'search'],
    [{ search: '\u0001' }, 'search'],
    [{ search: 7 }, 'search'],
    [{ systemCategory: 'x'.repeat(101) }, 'systemCategory'],
    [{ provider: '' }, 'provider'],
    [{ take: 101 }, 'take'],
    [{ take: 0 }, 'take'],
    [{ skip: -1 }, 'skip'],
    [{ live: 'yes' }, 'live'],
    [{ codes: 'aviator' }, 'codes'],
    [{ codes: Array.from({ length: 101 }, () => 'aviator') }, 'codes'],
  ])('Scenario: an invalid search is refused with the field to blame: %o', async (body, field) => {
    expect(await app.callRaw('casino/games', body)).toMatchObject({
      status: 400,
      success: false,
      data: { field },
    })
  })

  test('Scenario: a category or a provider that nobody knows has no games', async () => {
    expect(await app.call('casino/games', { systemCategory: 'no such' })).toMatchObject({
      status: 200,
      data: [],
    })
    expect(await app.call('casino/games', { provider: "Nar Games'" })).toMatchObject({
      status: 200,
      data: [],
    })
    expect(await app.call('casino/providers', { systemCategory: '%' })).toMatchObject({
      status: 200,
      data: [],
    })
    expect(await app.call('casino/games', { skip: 1_000_000_000 })).toMatchObject({ status: 200, data: [] })
  })
})
