import type { ChartState, Graph } from 'statechart-graph'
import { anywhere, arrowsIn, isFromInside } from './mermaid-arrows.ts'
import { mermaidIds, shown } from './mermaid-ids.ts'
import { ownTexts, type MermaidTexts } from './mermaid-texts.ts'

/** A compound state has a placeholder, the source of its transitions that stay or go inside. */
export function mermaidOf(graph: Graph, texts: MermaidTexts = ownTexts): string {
  const ids = mermaidIds(graph)
  const idOf = (id: string) => ids.get(id) ?? id
  const arrows = (place: string | null) => arrowsIn(graph, place, idOf, texts)

  const inside = (state: ChartState): string[] => {
    const children = graph.states.filter(({ parent }) => parent === state.id)
    const initial = children.filter(({ isInitial }) => isInitial).map(({ id }) => `[*] --> ${idOf(id)}`)
    const final = children.filter(({ type }) => type === 'final').map(({ id }) => `${idOf(id)} --> [*]`)
    const isLeft = graph.transitions.some((each) => each.source === state.id && isFromInside(graph, each))
    const place = `state "${shown(texts.anywhere(texts.state(state)))}" as ${idOf(state.id)}${anywhere}`
    const rest = [...(isLeft ? [place] : []), ...arrows(state.id)]
    if (state.type !== 'parallel') return [...children.flatMap(drawn), ...initial, ...rest, ...final]
    const regions = [...children.map(drawn), ...(rest.length > 0 ? [rest] : [])]
    return regions.flatMap((region, index) => (index === 0 ? region : ['--', ...region]))
  }
  const drawn = (state: ChartState): string[] => {
    const head = `state "${shown(texts.state(state))}" as ${idOf(state.id)}`
    const body = inside(state)
    return body.length === 0 ? [head] : [`${head} {`, ...body.map((each) => `  ${each}`), '}']
  }
  const [machine] = graph.states
  if (!machine) return 'stateDiagram-v2\n'
  const all = machine.type === 'parallel' ? drawn(machine) : inside(machine)
  return ['stateDiagram-v2', ...[...all, ...arrows(null)].map((each) => `  ${each}`), ''].join('\n')
}
