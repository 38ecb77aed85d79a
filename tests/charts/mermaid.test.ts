import { describe, expect, it } from 'vitest'
import { mermaidIds } from '#charts/exports/mermaid-ids.ts'
import { mermaidOf } from '#charts/exports/mermaid.ts'
import { mermaidTexts, type MermaidTexts } from '#charts/exports/mermaid-texts.ts'
import { graphOf, type ChartTransition, type Graph } from 'statechart-graph'
import { wordsOf } from '#charts/flows/flows.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { readMermaid, type Drawn } from './read-mermaid.ts'

const names = Object.keys(flows) as FlowName[]
const anywhere = '__anywhere'

interface Told {
  source: string
  targets: string[]
  cause: string
  name: string | null
  delay: number | null
  guard: string | null
}

const causes: [RegExp, string][] = [
  [/^at once$/, 'always'],
  [/^all of it is done$/, 'done'],
  [/^“(.+)” is done$/, 'done'],
  [/^“(.+)” fails$/, 'failed'],
  [/^after (?:([\d.]+) (ms|s), )?the (.+)$/, 'after'],
  [/^(.+\..+)$/, 'fact'],
  [/^(.+)$/, 'intent'],
]

function told({ source, target, text }: Drawn['arrows'][number], ids: ReadonlyMap<string, string>): Told {
  const [, said = '', guard, again] = /^(.*?)(?: \[(.+)\])?( ↻)?$/.exec(text) ?? []
  const [pattern, cause] = causes.find(([each]) => each.test(said)) ?? [/^/, '']
  const parts = pattern.exec(said)?.slice(1) ?? []
  const [time, unit] = cause === 'after' ? parts : []
  const from = ids.get(source.replace(anywhere, '')) ?? ''
  const stays = source === target && again === undefined
  return {
    source: from,
    targets: stays ? [] : [source === target ? from : (ids.get(target) ?? '')],
    cause,
    name: parts.at(-1) ?? null,
    delay: time === undefined ? null : Number(time) * (unit === 's' ? 1_000 : 1),
    guard: guard === undefined || guard === 'otherwise' ? null : guard,
  }
}

function meant({ source, targets, cause, label, event, delay, guard }: ChartTransition): Told {
  const isNamed = cause !== 'always' && !event.startsWith('xstate.done.state.')
  return { source, targets: [...targets], cause, name: isNamed ? label : null, delay, guard }
}

/** Sorted by cause; branches of one cause keep their order. */
const inOrder = (all: Told[]) =>
  Object.values(Object.groupBy(all, ({ source, cause, name }) => JSON.stringify([source, cause, name])))
    .map((group = []) => group)
    .sort(([one], [other]) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

describe.each(names)('the Mermaid diagram of %s', (name) => {
  const graph: Graph = graphOf(flows[name].machine)
  const mermaid = mermaidIds(graph)
  const ids = new Map([...mermaid].map(([id, drawn]) => [drawn, id]))
  const drawn = readMermaid(mermaidOf(graph))

  it('Scenario: it has every state, where it stands and where it begins and ends', () => {
    const [machine] = graph.states
    const isShown = machine?.type === 'parallel'
    const expected = graph.states
      .filter(({ parent }) => parent !== null || isShown)
      .map((state) => ({
        id: state.id,
        name: state.name,
        parent: state.parent === machine?.id && !isShown ? null : state.parent,
        isInitial: state.isInitial,
        isFinal: state.type === 'final',
      }))
    const found = drawn.states
      .filter(({ id }) => !id.endsWith(anywhere))
      .map(({ id, parent, region: _region, ...state }) => ({
        ...state,
        id: ids.get(id),
        parent: parent === null ? null : ids.get(parent),
      }))
    expect(found).toEqual(expected)
  })

  it('Scenario: what goes on at the same time stands in regions of its own', () => {
    const parallel = graph.states.filter(({ type }) => type === 'parallel')
    for (const { id } of parallel) {
      const regions = drawn.states
        .filter(({ parent }) => parent === mermaid.get(id))
        .map(({ region }) => region)
      expect(regions).toEqual(regions.map((_, index) => index))
    }
    const isSplit = new Set(
      drawn.states.filter(({ region }) => region > 0).map(({ parent }) => ids.get(parent ?? '')),
    )
    expect(isSplit.difference(new Set(parallel.map(({ id }) => id))).size).toBe(0)
  })

  it('Scenario: it has every transition with its event, its guard and its time', () => {
    const found = drawn.arrows.map((arrow) => told(arrow, ids))
    expect(inOrder(found)).toEqual(inOrder(graph.transitions.map(meant)))
  })
})

describe('the diagram in the words of a reader', () => {
  it.each(names)('Scenario: %s is the same diagram in Turkish and in English', (name) => {
    const graph = graphOf(flows[name].machine)
    const shape = (texts?: MermaidTexts) => {
      const { states, arrows } = readMermaid(mermaidOf(graph, texts))
      return {
        states: states.map(({ name: _name, ...state }) => state),
        arrows: arrows.map(({ source, target }) => [source, target]),
      }
    }
    expect(shape(mermaidTexts(name, 'tr'))).toEqual(shape())
    expect(shape(mermaidTexts(name, 'en'))).toEqual(shape())
  })

  it('Scenario: the recovery speaks Turkish', () => {
    const { states, arrows } = readMermaid(
      mermaidOf(graphOf(flows.recovery.machine), mermaidTexts('recovery', 'tr')),
    )
    const { states: words, intents } = wordsOf.recovery
    expect(states[0]?.name).toBe(words['asking for the username']?.name.tr)
    expect(arrows[0]?.text).toBe((intents['send the code']?.short ?? intents['send the code'])?.tr)
  })
})

describe('the strict reader of Mermaid', () => {
  it('Scenario: a line that is no part of a diagram is refused', () => {
    expect(() => readMermaid('stateDiagram-v2\n  one -> two\n')).toThrow('Line 2 is not understood')
    expect(() => readMermaid('stateDiagram-v2\n  one_ --> two_ : go\n')).toThrow('Nobody has drawn one_')
    expect(() => readMermaid('stateDiagram-v2\n  state "one" as one_ {\n')).toThrow('Never closed: one_')
  })
})
