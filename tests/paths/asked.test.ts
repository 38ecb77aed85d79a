import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flowNames } from '#machines/flows.ts'
import { askedIn, Misunderstood, usualLimit } from './asked.ts'
import { help } from './help.ts'
import { written } from './write.ts'

const refused = (...words: string[]) => {
  try {
    written(askedIn(words))
  } catch (error) {
    if (error instanceof Misunderstood) return error.message
    throw error
  }
  return null
}

it('Scenario: who asks for nothing gets the transitions of every flow, in Turkish and in Markdown', () => {
  const { names, ...asked } = askedIn([])
  expect(names).toEqual(flowNames)
  expect(asked).toEqual({
    task: 'write',
    clicked: [],
    serve: false,
    kind: 'transitions',
    through: '',
    limit: usualLimit,
    isWhole: false,
    form: 'markdown',
    language: 'tr',
    out: null,
    since: '',
    walked: '',
  })
})

it('Scenario: a flow is named as the registry or as its file names it', () => {
  expect(askedIn(['phone-verification', 'top bar']).names).toEqual(['phone verification', 'top bar'])
})

it('Scenario: a flow that is named twice is one flow', () => {
  expect(askedIn(['--mutate', 'top-bar', 'recovery', 'Top Bar']).names).toEqual(['top bar', 'recovery'])
})

it('Scenario: an option that would do nothing is refused', () => {
  expect(refused('--as-written', '--language', 'en', '--pairs')).toBe(
    '--language has no meaning with --as-written.',
  )
  expect(refused('--replay', '--pairs')).toBe('--pairs has no meaning with --replay.')
  expect(refused('--report', '--through', 'done')).toBe('--through has no meaning with --report.')
  expect(refused('--coverage', '--serve')).toBe('--serve has no meaning with --coverage.')
  expect(refused('recovery', '--clicked', 'a.json')).toBe(
    '--clicked goes with --replay, --pictures, --report.',
  )
  expect(refused('--trace', 'recovery')).toBe('--trace is about every flow: name none.')
})

it('Scenario: what the manual of QA asks for is understood', () => {
  const manual = readFileSync(new URL('../../docs/qa.md', import.meta.url), 'utf8')
  const commands = [...manual.matchAll(/npm run paths -- ([^#`\n]+)/g)].map(([, words = '']) =>
    [...words.matchAll(/"(.+?)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  )
  expect(commands.length).toBeGreaterThan(15)
  for (const words of commands) expect(() => askedIn(words)).not.toThrow()
})

it('Scenario: whatever is not understood is told, with what there is', () => {
  expect(refused('recovry')).toMatch(/^No such flow: recovry\. There are: site, .*recovery/)
  expect(refused('recovery', '--as', 'word')).toBe(
    'No such form: word. There are: markdown, gherkin, csv, json.',
  )
  expect(refused('recovery', '--language', 'de')).toBe('No such language: de. There are: tr, en.')
  expect(refused('recovery', '--pairs', '--shortest')).toBe('One at a time: --shortest, --pairs.')
  expect(refused('--coverage', '--mutate')).toBe('One at a time: --coverage, --mutate.')
  expect(refused('--serve')).toBe('--serve goes with --report.')
  expect(refused('recovery', '--limit', '0')).toBe('A limit is a whole number above zero, not: 0.')
  expect(refused('--all')).toMatch(/Unknown option '--all'/)
  expect(refused('recovery', '--through', 'nowhere')).toMatch(
    /^No such state: nowhere\. There are: asking for the username, /,
  )
  expect(refused('--through', 'nowhere')).toBe('No such state: nowhere. Name a flow to hear its states.')
  expect(refused('site', '--through', 'open')).toMatch(/^Which "open" of site\? .*menus\.side menu\.open/)
})

const ids = (state: string) =>
  written(askedIn(['recovery', '--through', state])).flatMap(({ cases }) => cases.map(({ id }) => id))

it('Scenario: a state is named by its way, its id or its name in either language', () => {
  expect(ids('asking for the code').length).toBeGreaterThan(0)
  expect(ids('recovery.asking for the code')).toEqual(ids('asking for the code'))
  expect(ids('Kod soruluyor')).toEqual(ids('asking for the code'))
  expect(ids('asking for the CODE')).toEqual(ids('asking for the code'))
})

it('Scenario: the help names every option', () => {
  const options = [
    'transitions',
    'shortest',
    'pairs',
    'through',
    'limit',
    'whole-machine',
    'as',
    'language',
    'out',
    'count',
    'coverage',
    'since',
    'mutate',
    'replay',
    'pictures',
    'report',
    'serve',
  ]
  expect(options.filter((each) => !help.includes(`--${each}`))).toEqual([])
})
