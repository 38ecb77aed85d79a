import { expect, it } from 'vitest'
import { flowNames } from '#machines/flows.ts'
import { askedIn, help, Misunderstood, usualLimit } from './asked.ts'
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
