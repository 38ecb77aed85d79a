import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createMachine } from 'xstate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { studioCode, studioJson } from 'statechart-graph'
import { hyphened, flows, type FlowName } from '#machines/flows.ts'
import { dialogForms } from '#machines/sent-form.ts'
import { wholeOf, type Whole } from './whole.ts'

/** Milliseconds: Node and TypeScript start, also on a busy machine. */
const patience = 60_000
const names = Object.keys(flows) as FlowName[]
const root = fileURLToPath(new URL('../../', import.meta.url))
const fileOf = (name: FlowName) => `${hyphened(name)}.machine.ts`
const asRead = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a chart that goes to Stately as code', () => {
  let folder = ''
  let read: Record<string, Whole[]> = {}

  beforeAll(() => {
    mkdirSync(join(root, 'test-results'), { recursive: true })
    folder = mkdtempSync(join(root, 'test-results/stately-'))
    for (const name of names) writeFileSync(join(folder, fileOf(name)), studioCode(flows[name].machine))
    const words = ['tests/charts/read-codes.ts', folder]
    read = JSON.parse(execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' }))
  }, patience)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(names)('Scenario: the file of %s runs by itself and is the same chart', (name) => {
    expect(read[fileOf(name)]).toEqual([asRead(wholeOf(flows[name].machine))])
  })

  it.each(names)('Scenario: the file of %s is read without being run', (name) => {
    const [, chart = ''] = studioCode(flows[name].machine).split('.createMachine(')
    expect(chart.replaceAll(/'(?:[^'\\]|\\.)*'/g, '')).not.toMatch(/=>|\.\.\.|\w\(|`/)
  })

  it(
    'Scenario: TypeScript finds nothing wrong with any of them',
    () => {
      const config = {
        extends: '../../tsconfig.base.json',
        compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '.' },
      }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
      const { status, stdout } = spawnSync('npx', ['tsc', '--project', folder], {
        cwd: root,
        encoding: 'utf8',
      })
      expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
    },
    patience,
  )
})

describe('a chart that goes to Stately as JSON', () => {
  it.each(names)('Scenario: the JSON of %s is the same chart', (name) => {
    const config: { meta?: { delays?: Record<string, number> } } = JSON.parse(studioJson(flows[name].machine))
    const again = createMachine(config, { delays: config.meta?.delays ?? {} })
    expect(wholeOf(again)).toEqual(wholeOf(flows[name].machine))
  })
})

describe('what a machine raises and sends in place', () => {
  it('Scenario: it has a name in the export', () => {
    const actions = names.flatMap((name) =>
      wholeOf(flows[name].machine).transitions.flatMap((each) => each.actions),
    )
    expect(
      [...new Set(actions)].filter((each) => /^(?:raise |send “|pass the event |tell )/.test(each)).sort(),
    ).toEqual(
      [
        ...dialogForms.map((form) => `raise “${form}.ended”`),
        'pass the event on to balance',
        'pass the event on to favourites',
        'pass the event on to language',
        'pass the event on to live chat',
        'pass the event on to movements',
        'pass the event on to notifications',
        'raise what the context holds',
        'raise “close the menus”',
        'raise “close the movements”',
        'raise “close the notifications”',
        'raise “close”',
        'raise “open the live chat”',
        'raise “play”',
        'raise “request a call”',
        'raise “toggle the live chat”',
        'send “hub.connected” to balance',
        'send “hub.connected” to favourites',
        'send “hub.connected” to notifications',
        'send “hub.notified” to payment',
        'send “panel.opened” to notifications',
        'send “trial bonus.announced” to registration',
        'tell the site',
      ].sort(),
    )
    expect(actions).not.toContain('unnamed')
  })
})
