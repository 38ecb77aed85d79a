import type { AnyStateMachine, StateNode } from 'xstate'
import { graphOf } from './graph.ts'
import { gathered, keyed, literal, quoted } from './literal.ts'
import { ownActionOf, type OwnAction } from './own-action.ts'
import { plainOf } from './plain.ts'
import { delaysOf } from './studio-json.ts'

/**
 * One TypeScript file for Stately Studio and its extension. They do not run it: no spread, call or look-up.
 * Actors, actions and guards are placeholders by their names.
 */
export function studioCode(machine: AnyStateMachine): string {
  const { actors, actions, guards } = machine.implementations
  const own = ownActionsOf(machine.root)
  const parts: [string, string[]][] = [
    ['actors', Object.keys(actors).map((name) => keyed(name, 'fromPromise(async () => {})'))],
    [
      'actions',
      [
        ...Object.entries(actions).map(([name, action]) => keyed(name, codeOf(ownActionOf(action)))),
        ...own.map((action) => keyed(action.name, codeOf(action))),
      ],
    ],
    ['guards', Object.keys(guards).map((name) => keyed(name, '() => true'))],
    ['delays', Object.entries(delaysOf(machine)).map(([name, delay]) => keyed(name, literal(delay)))],
  ]
  const given = parts
    .filter(([, items]) => items.length > 0)
    .map(([part, items]) => keyed(part, gathered(['{', '}'], items, '  ')))
  const setup = gathered(['{', '}'], [...eventsOf(machine), ...given], '')
  const body = `setup(${setup}).createMachine(${literal(plainOf(machine))})\n`
  const imports = ['fromPromise', 'raise', 'sendTo', 'setup'].filter((name) => body.includes(`${name}(`))
  return [
    `import { ${imports.join(', ')} } from 'xstate'\n`,
    '/** For Stately Studio and its extension: actors, actions and guards are placeholders; what the program computes is left out. */',
    `export const ${variableOf(machine.id)} = ${body}`,
  ].join('\n')
}

/** 'phone verification' → phoneVerificationMachine */
const variableOf = (id: string): string =>
  `${id.replaceAll(/[^a-zA-Z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())}Machine`

function eventsOf(machine: AnyStateMachine): string[] {
  const types = graphOf(machine)
    .transitions.filter(({ cause }) => cause === 'intent' || cause === 'fact')
    .map(({ event }) => event)
  const union = [...new Set(types)].map((type) => `\n      | { type: ${quoted(type)} }`).join('')
  return union === '' ? [] : [keyed('types', `{\n    events: {} as${union},\n  }`)]
}

function ownActionsOf(root: StateNode): OwnAction[] {
  const found = new Map<string, OwnAction>()
  const visit = (node: StateNode) => {
    const transitions = [...node.transitions.values(), node.always ?? []].flat()
    for (const action of [...node.entry, ...node.exit, ...transitions.flatMap(({ actions }) => actions)]) {
      const own = ownActionOf(action)
      if (own) found.set(own.name, own)
    }
    Object.values(node.states).forEach(visit)
  }
  visit(root)
  return [...found.values()]
}

function codeOf(action: OwnAction | null): string {
  const does = action?.does
  if (!does) return '() => {}'
  if (does.kind === 'pass on') return `sendTo(${quoted(does.to)}, ({ event }) => event)`
  if (does.kind === 'raise') return `raise(${literal({ type: does.event.type })})`
  return `sendTo(${quoted(does.to)}, ${literal(does.event)})`
}
