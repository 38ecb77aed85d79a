import { describe, expect, it } from 'vitest'
import { flowNames } from '#machines/flows.ts'
import { faultsOf, sampleOf } from '../mutants/faults/faults.ts'
import { fateBy } from '../mutants/faults/judges.ts'
import { faultsInProvide } from '../mutants/faults/in-provides.ts'
import { faultsInSelectors, faultsInView } from '../mutants/faults/in-views.ts'
import { History } from './since/history.ts'
import { sourceOf, type Edit, type Source } from '../mutants/faults/source.ts'

const broken = (file: string, text: string, read: (source: Source) => Edit[]) =>
  read(sourceOf(file, text)).map(({ kind, start, end, to }) => [
    kind,
    text.slice(0, start) + to + text.slice(end),
  ])

const around = (asked: string) => `const actors = { send: fromPromise(async ({ signal }) => ${asked}) }`

describe('faults of source text', () => {
  it('Scenario: an actor is not asked, asked twice, and does not fail as it should', () => {
    const text = around("ask('a', { signal })")
    expect(broken('a.provide.ts', text, faultsInProvide)).toEqual([
      ['not called', around('new Promise<never>(() => undefined)')],
      ['called twice', around("(ask('a', { signal }).catch(() => undefined), ask('a', { signal }))")],
      ['swallowed error', around("ask('a', { signal }).catch(() => new Promise<never>(() => undefined))")],
      ['wrong kind', around("ask('a', { signal }).catch(() => Promise.reject({ kind: 'no answer' }))")],
      ['lost signal', around("ask('a', { signal: new AbortController().signal })")],
    ])
  })

  it('Scenario: a watcher leaves its listener behind', () => {
    const text = 'const actors = { watch: fromCallback(() => history.subscribe(look)) }'
    expect(broken('a.provide.ts', text, faultsInProvide)).toEqual([
      ['listener left', 'const actors = { watch: fromCallback(() => void history.subscribe(look)) }'],
    ])
  })

  it('Scenario: a view does not send, reads a state the wrong way round, and loses its lock', () => {
    const text = "const go = () => flow.send({ type: 'go' })\nconst view = <p inert={now.hasTag('busy')} />"
    expect(broken('a.tsx', text, faultsInView)).toEqual([
      ['not sent', text.replace("flow.send({ type: 'go' })", 'undefined')],
      ['lock lost', text.replace("inert={now.hasTag('busy')} ", ' ')],
      ['inverted', text.replace('now.has', '!now.has')],
    ])
  })

  it('Scenario: a selector gives another answer', () => {
    const text = 'export function isOpen(): boolean {\n  return a || b\n}'
    expect(broken('a.selectors.ts', text, faultsInSelectors)).toEqual([
      ['selector', text.replace('a || b', '!(a || b)')],
    ])
  })

  it.each(flowNames)(
    'Scenario: the faults of %s differ in their words, and each changes its file',
    (flow) => {
      const all = faultsOf(flow)
      expect(all.filter(({ kind }) => kind !== 'by hand').length).toBeGreaterThan(0)
      expect(all.filter(({ from, to }) => from === to)).toEqual([])
      expect(new Set(all.map(({ file, mistake }) => `${file}: ${mistake}`)).size).toBe(all.length)
    },
  )

  it('Scenario: a sample has as many kinds as there are', () => {
    const sample = sampleOf(faultsOf('payment'), 6, 1)
    expect(new Set(sample.map(({ kind }) => kind)).size).toBe(6)
  })

  it('Scenario: a judge that breaks off has noticed nothing', () => {
    const history = new History()
    const machine = 'machines/header/header.machine.ts'
    const fate = () =>
      fateBy(history.run(history.project, 'tests/mutants/faults/invariants.ts', 'header').status)
    try {
      expect(fate()).toBe('survived')
      history.edit(machine, ["'focus.left': 'shown'", "'focus.left': 'hidden'"])
      expect(fate()).toBe('killed')
      history.edit(machine, ['export const', "throw new Error('Broken off')\nexport const"])
      expect(fate()).toBe('broken')
    } finally {
      history.forget()
    }
  })
})
