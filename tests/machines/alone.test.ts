import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { hyphened, flowNames, flows } from '#machines/flows.ts'

/** A node of the parsed file, as far as it is read here. */
interface Node {
  type: string
  name?: string
  value?: unknown
  callee?: Node
  object?: Node
  property?: Node
  key?: Node
  id?: Node
  arguments?: Node[]
  properties?: Node[]
  body?: Node[]
  declaration?: Node | null
  declarations?: Node[]
  init?: Node | null
}

/** A chart of several types is made by a function that does nothing else. */
const chartOf = (init: Node | null | undefined) =>
  init?.type === 'ArrowFunctionExpression' ? (init.body as unknown as Node) : init

type Literal = ReadonlyMap<string, Node>

const root = new URL('../../', import.meta.url)
const files = globSync('machines/*/*.machine.ts', { cwd: root })

/** The members of an object that is written in place; throws where a member comes from elsewhere. */
function literal(node: Node | undefined): Literal {
  if (node?.type !== 'ObjectExpression') throw new Error(`${node?.type} where an object is expected`)
  return new Map(
    (node.properties ?? []).map(({ type, key, value }) => {
      if (type !== 'Property' || !key) throw new Error(`${type} in an object of the chart`)
      return [String(key.name ?? key.value), value as Node]
    }),
  )
}

/** Each delay with its milliseconds; null where they are computed. */
function delaysIn(setup: Literal, constants: Literal): [string, unknown][] {
  const delays = setup.get('delays')
  return [...(delays ? literal(delays) : [])].map(([name, given]) => {
    const named = given.type === 'Identifier' ? constants.get(given.name ?? '') : given
    return [name, named?.type === 'Literal' ? named.value : null]
  })
}

const namesIn = (node: Node | undefined) => (node ? [...literal(node).keys()].sort() : [])

/** The two objects of `setup({...}).createMachine({...})`, and the constants of the file by name. */
function readChart(file: string): { setup: Literal; machine: Literal; constants: Literal } {
  const { program } = parseSync(file, readFileSync(new URL(file, root), 'utf8'))
  const declared = (program as unknown as Node).body?.flatMap(
    (statement) => (statement.declaration ?? statement).declarations ?? [],
  )
  const constants = new Map(
    declared?.flatMap(({ id, init }) => (id?.name && init ? [[id.name, init] as const] : [])),
  )
  const charts = declared?.flatMap(({ init }) => {
    const { callee, arguments: given } = chartOf(init) ?? {}
    const made = callee?.object
    const isChart = callee?.property?.name === 'createMachine' && made?.callee?.name === 'setup'
    return isChart ? { setup: literal(made.arguments?.[0]), machine: literal(given?.[0]), constants } : []
  })
  const [chart] = charts ?? []
  if (charts?.length !== 1 || !chart) throw new Error(`${file} has ${charts?.length} charts`)
  return chart
}

/** Every state of the file by its path. */
function statesIn(machine: Literal, above = ''): string[] {
  const states = machine.get('states')
  if (!states) return []
  return [...literal(states)].flatMap(([name, state]) => [
    above + name,
    ...statesIn(literal(state), `${above}${name}.`),
  ])
}

const statesOf = (node: AnyStateNode): string[] =>
  Object.values(node.states).flatMap((state) => [state.path.join('.'), ...statesOf(state)])

const kinds = ['actions', 'actors', 'delays', 'guards'] as const
const named: Record<(typeof kinds)[number], (machine: AnyStateMachine) => object> = {
  actions: ({ implementations }) => implementations.actions,
  actors: ({ implementations }) => implementations.actors,
  delays: ({ implementations }) => implementations.delays,
  guards: ({ implementations }) => implementations.guards,
}

describe('a file of a machine is opened alone, as Stately does', () => {
  test('Scenario: there is one file for each flow', () => {
    expect(files.map((file) => basename(file, '.machine.ts')).sort()).toEqual(flowNames.map(hyphened).sort())
  })

  test.each(Object.entries(flows))(
    'Scenario: %s shows all its states, delays, guards, actions and actors',
    (name, flow) => {
      const file = hyphened(name)
      const { setup, machine, constants } = readChart(`machines/${file}/${file}.machine.ts`)
      expect(statesIn(machine).sort()).toEqual(statesOf(flow.machine.root).sort())
      for (const kind of kinds)
        expect([kind, namesIn(setup.get(kind))]).toEqual([
          kind,
          Object.keys(named[kind](flow.machine)).sort(),
        ])
      expect(Object.fromEntries(delaysIn(setup, constants))).toEqual(flow.machine.implementations.delays)
    },
  )
})
