import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv, toCsv } from '#server/operator/translation.csv.ts'
import { judgeTranslations } from '#server/operator/translation.rules.ts'
import { messagesIn } from '#server/operator/translations.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried } from './setup/command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'lale-translations-'))
let app: TestApp
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startApp()
  desk = deskOf(app)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const because = ['--why', 'Worded anew']
const load = (content: string) => desk.pipe(content, 'translations', 'import', '-', ...because)
const message = (locale: string, key: string, value: string) => ({ locale, key, value })
const shown = async (locale: string) => (await app.call('cms/translationlist', {}, { locale })).data
const top = (locale: string, value: string) => message(locale, 'top notify', value)

const own = [
  { locale: 'tr', fallback: 'tr' },
  { locale: 'en', fallback: 'en' },
] as const

const plural = (one: string, other: string) => `{count, plural, one {# ${one}} other {# ${other}}}`

test('Scenario: a table is exported, edited in a spreadsheet and imported', unhurried, async () => {
  const file = join(folder, 'messages.csv')
  await desk.type('translations', 'export', '--format', 'csv', '--to', file)
  const rows = readCsv(readFileSync(file, 'utf8')) ?? []
  expect(rows[0]).toEqual(['locale', 'key', 'value'])
  const edited = rows.map(([locale = '', key = '', value = '']) => [
    locale,
    key,
    locale === 'en' ? '=Now: "{currentDomain}", next: {nextDomain}' : value,
  ])
  writeFileSync(file, `\uFEFF${toCsv(edited).replaceAll('\r\n', '\n')}\n`)
  const { said } = await desk.type('translations', 'import', file, ...because)
  expect(said).toContain('0 new, 1 changed, 1 unchanged')
  expect(await shown('en')).toEqual([
    { key: 'top notify', value: '=Now: "{currentDomain}", next: {nextDomain}' },
  ])
  expect((await desk.type('translations', 'import', file, ...because)).said).toBe(
    'Nothing to do: 0 new, 0 changed, 2 unchanged',
  )
  expect(await desk.read('acts', '--command', 'translations import')).toMatchObject([
    { outcome: '0 new, 1 changed, 1 unchanged', subject: 'translations' },
  ])
})

test('Scenario: a new message comes in both languages, and a plural is one', async () => {
  const { said } = await load(
    JSON.stringify([
      message('tr', 'games', plural('oyun', 'oyun')),
      message('en', 'games', plural('game', 'games')),
    ]),
  )
  expect(said).toContain('2 new, 0 changed, 0 unchanged')
  expect(await desk.read('translations', 'export', '--locale', 'en')).toContainEqual(
    message('en', 'games', plural('game', 'games')),
  )
})

test(
  'Scenario: German is added without a release, with what the site says itself to translate, and withdrawn',
  unhurried,
  async () => {
    expect(await load(JSON.stringify([top('de', 'Adresse')]))).toMatchObject({ code: 1 })
    const german = { locale: 'de', name: 'Deutsch', fallback: 'en', position: 2, active: true }
    await desk.pipe(JSON.stringify(german), 'content', 'publish', 'language', '-', ...because)
    expect((await app.call('cms/languagelist')).data).toContainEqual({
      locale: 'de',
      name: 'Deutsch',
      fallback: 'en',
    })
    const lacking = ['translations', 'export', '--locale', 'de', '--lacking']
    const offered = await desk.read(...lacking)
    expect(offered).toContainEqual(message('de', 'Giriş Yap', 'Login'))
    const translated = offered.map((each: ReturnType<typeof message>) =>
      each.key === 'Giriş Yap' ? { ...each, value: 'Anmelden' } : each,
    )
    const { said } = await load(JSON.stringify(translated))
    expect(said).toContain(`1 new, 0 changed, ${offered.length - 1} unchanged`)
    expect(await shown('de')).toEqual([{ key: 'Giriş Yap', value: 'Anmelden' }])
    expect(await desk.read(...lacking)).toHaveLength(offered.length)
    expect(await load(JSON.stringify([message('de', 'Giriş yap lütfen', 'Bitte')]))).toMatchObject({
      code: 1,
    })
    await desk.type('content', 'withdraw', 'language', 'de', ...because)
    expect(await shown('de')).not.toContainEqual({ key: 'Giriş Yap', value: 'Anmelden' })
  },
)

test('Scenario: one message is refused, and with it the whole file', async () => {
  const before = await desk.read('translations', 'export')
  const messages = [top('en', 'Our address is {currentDomain}.'), top('tr', 'Adres: {currentDomian}')]
  const spoken = await load(JSON.stringify(messages))
  expect(spoken).toMatchObject({ code: 1, said: '' })
  expect(spoken.complained).toMatch(
    /^Nothing is imported, 1 refused:\n.*\ntr +top notify +nothing is filled in for currentDomian$/,
  )
  expect(await desk.read('translations', 'export')).toEqual(before)
  expect(await load('locale,key,value\ntr,"a')).toMatchObject({
    code: 1,
    complained: 'The file is no list of locale, key, value, in JSON or CSV',
  })
})

test.each([
  [[top('tr', 'Adres: {currentDomain')], 'its braces do not match'],
  [[top('tr', ' ')], 'it says nothing'],
  [[top('de', 'Adresse')], 'the language is not tr or en'],
  [[top('tr', 'Bir'), top('tr', 'İki')], 'it is there twice'],
  [[message('tr', 'brand new', 'Yeni')], 'a new key is needed in tr and en'],
  [[message('tr', 'other', '{a}'), message('en', 'other', '{b}')], 'nothing is filled in for a'],
  [[top('tr', '{currentDomain, shout}')], 'its braces do not match'],
  [[top('tr', '<0>Adres</0>')], 'nothing is filled in for <0>'],
])('Scenario: %j is refused', (messages, why) => {
  const there = [top('tr', 'Adres'), top('en', 'Address')]
  expect(judgeTranslations(messages, { there, languages: own, own: new Map() })[0]).toMatchObject({
    became: 'refused',
    why,
  })
})

test.each(['', 'locale,key\ntr,a', 'locale,key,value\ntr,a', '[{"locale":"tr"}]', '[', '[]'])(
  'Scenario: %j is no file of messages',
  (content) => {
    expect(() => messagesIn(content)).toThrow(/^The (?:file is no list|list is empty)/)
  },
)

test('Scenario: a cell may hold commas, quotes, lines and the beginning of a formula', () => {
  const rows = [
    ['a,b', 'say "hi"', 'two\r\nlines'],
    ['=1+1', "'quoted", ''],
    ['-', ';', 'ş'],
  ]
  expect(readCsv(toCsv(rows))).toEqual(rows)
  for (const sign of '=+-@') expect(toCsv([[`${sign}1+1`]])).toBe(`'${sign}1+1`)
  expect(readCsv('a;b\n1;2\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})
