import { XMLValidator } from 'fast-xml-parser'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMachine, type AnyStateMachine } from 'xstate'
import { layOut } from 'statechart-drawing'
import { graphOf } from 'statechart-graph'
import { History } from '#tests/paths/since/history.ts'
import { bothOf, changedRegions } from './diff/both.ts'
import { svgFile } from './diff/drawn.ts'

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'opened', lock: 'locked' } },
    opened: { on: { close: 'closed' } },
    locked: { description: 'Nobody comes in.', on: { unlock: 'closed' } },
  },
})
const newDoor = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'ajar' } },
    ajar: { on: { push: 'opened' } },
    opened: { on: { close: 'closed' } },
    secured: {
      initial: 'locked',
      states: { locked: { description: 'Nobody comes in.', on: { unlock: '#door.closed' } } },
    },
  },
})
const house = (...more: string[]) =>
  createMachine({
    id: 'house',
    type: 'parallel',
    states: {
      door: {
        initial: 'closed',
        states: { closed: {}, ...Object.fromEntries(more.map((name) => [name, {}])) },
      },
      light: { initial: 'off', states: { off: {} } },
    },
  })
const between = (before: AnyStateMachine, after: AnyStateMachine) => bothOf(graphOf(before), graphOf(after))

describe('two charts as one', () => {
  const both = between(door, newDoor)

  it('Scenario: a reviewer sees what is new, gone and changed, and a state that moved is not new', () => {
    expect(both.marks.states).toEqual({
      door: 'same',
      'door.closed': 'same',
      'door.ajar': 'added',
      'door.opened': 'same',
      'door.secured': 'added',
      'door.secured.locked': 'changed',
    })
    expect(both.changes.find(({ name }) => name === 'door.secured.locked')?.details).toEqual([
      { part: 'parent', was: 'door', is: 'door.secured' },
      { part: 'initial', was: 'false', is: 'true' },
    ])
  })

  it('Scenario: a transition that leads elsewhere is drawn to its new target and, as gone, to its old one', () => {
    expect(both.marks.transitions).toEqual({
      'door.closed — open → ajar': 'changed',
      'door.ajar — push → opened': 'added',
      'door.opened — close → closed': 'same',
      'door.secured.locked — unlock → closed': 'same',
      'door.closed — open → opened': 'removed',
      'door.closed — lock → locked': 'removed',
    })
    const ids = new Set(both.graph.states.map(({ id }) => id))
    expect(both.graph.transitions.flatMap(({ targets }) => targets).filter((id) => !ids.has(id))).toEqual([])
  })

  it('Scenario: each change has a sign in the drawing, which needs no other file', async () => {
    const { whole: drawing } = await layOut(both.graph)
    const svg = svgFile(
      { name: 'door', how: 'changed', both, cases: null },
      drawing,
      '.way { fill: none }',
      'en',
    )
    const count = (part: string) => svg.split(part).length - 1
    expect(count('class="badge added"')).toBe(3)
    expect(count('class="badge removed"')).toBe(2)
    expect(count('class="badge changed"')).toBe(2)
    expect(svg).toContain('arrow mark-removed')
    expect(svg).not.toMatch(/href|<script|url\(/)
  })

  it('Scenario: of a machine with regions, only those are drawn that differ', () => {
    const { states } = changedRegions(between(house(), house('opened')))
    expect(states.map(({ id }) => id)).toEqual([
      'house',
      'house.door',
      'house.door.closed',
      'house.door.opened',
    ])
  })
})

describe('npm run charts -- --diff', () => {
  let history: History
  beforeAll(() => (history = new History()))
  afterAll(() => history.forget())
  const diff = (commit: string) => history.run(history.project, 'tests/charts/cli.ts', '--diff', commit)
  const written = (file: string) => readFileSync(join(history.project, 'test-results/diff', file), 'utf8')

  it('Scenario: nothing has changed, and the page says so', () => {
    expect(diff('HEAD')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^No chart and no written case has changed since HEAD\.\n/),
    })
    expect(written('index.html')).toContain('No chart and no written case has changed since.')
    expect(written('tr/index.html')).toContain('hiçbir çizelge ve hiçbir yazılı test senaryosu değişmedi')
  })

  it('Scenario: a machine has changed, and a reviewer sees its chart and its cases, new, changed and gone', () => {
    history.edit(
      'machines/recovery/recovery.machine.ts',
      ["target: 'checking the code',", "target: 'asking for a new password',"],
      [
        "after: { 'login wait': 'going to the login' },",
        "after: { 'login wait': 'going to the login' },\n      on: { close: 'going to the login' },",
      ],
      ["| { type: 'begin again' }", "| { type: 'begin again' }\n  | { type: 'close' }"],
    )
    history.edit('machines/login/login.machine.ts', [
      'The form is open; a refusal',
      'The form can be seen; a refusal',
    ])
    const { status, stdout, stderr } = diff('HEAD')
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^Flows that differ from HEAD: login, recovery\.\n.*test-results\/diff\/index\.html\n$/,
    )
    for (const page of [written('index.html'), written('tr/index.html')]) {
      expect(page.match(/<section id="[^"]+"/g)).toEqual(['<section id="login"', '<section id="recovery"'])
      for (const how of ['added', 'removed', 'changed']) expect(page).toContain(`<g class="badge ${how}"`)
      expect(page).toContain('recovery.done — close')
      expect(page).toContain('recovery.asking for a new password')
      expect(page).not.toMatch(/<script|(?:src|href)="(?:[a-z]+:|\/)/)
    }
    expect(written('index.html')).toContain('As it was')
    expect(written('index.html')).toContain('The written cases are the same.')
    expect(existsSync(join(history.project, 'test-results/diff/tr/recovery.svg'))).toBe(true)
    expect(written('recovery.svg')).toContain('mark-added')
    expect(written('recovery.svg')).not.toMatch(/url\((?!'data:)/)
    expect(XMLValidator.validate(written('recovery.svg'))).toBe(true)
  })

  it('Scenario: a commit that is not there is told in one line', () => {
    expect(diff('nowhere')).toMatchObject({ status: 2, stdout: '', stderr: 'No such commit: nowhere.\n' })
  })
})
