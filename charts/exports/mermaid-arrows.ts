import type { ChartTransition, Graph } from 'statechart-graph'
import { shown } from './mermaid-ids.ts'
import { arrowText, type MermaidTexts } from './mermaid-texts.ts'

/** Suffix of the placeholder that stands for any state inside a compound state. */
export const anywhere = '__anywhere'

/** Mermaid draws no arrow from a compound state to a state inside it or to itself. */
export function isFromInside({ states }: Graph, { source, targets }: ChartTransition): boolean {
  const holdsOthers = states.some(({ parent }) => parent === source)
  return holdsOthers && targets.every((target) => target.startsWith(`${source}.`))
}

interface Arrow {
  from: string
  to: string
  transitions: ChartTransition[]
}

/** An arrow is written in the state that is the parent of all ends of its event's branches; at the top if they differ. */
export function arrowsIn(
  graph: Graph,
  place: string | null,
  idOf: (state: string) => string,
  texts: MermaidTexts,
): string[] {
  const arrows: Arrow[] = []
  for (const transition of graph.transitions.filter((each) => placeOf(graph, each) === place)) {
    const from = `${idOf(transition.source)}${isFromInside(graph, transition) ? anywhere : ''}`
    const targets = transition.targets.length === 0 ? [from] : transition.targets.map(idOf)
    for (const to of targets) add(arrows, { from, to, transitions: [transition] })
  }
  const textOf = (transition: ChartTransition) =>
    shown(arrowText(transition, branchesOf(graph, transition).length > 1, texts))
  return arrows.map(
    ({ from, to, transitions }) => `${from} --> ${to} : ${transitions.map(textOf).join('<br/>')}`,
  )
}

/** Branches of one event keep the order in which they are tried. */
function add(arrows: Arrow[], { from, to, transitions }: Arrow): void {
  const same = arrows.findLastIndex((arrow) => arrow.from === from && arrow.to === to)
  const later = arrows.slice(same + 1).filter((arrow) => arrow.from === from)
  const isTried = later.some((arrow) =>
    arrow.transitions.some(({ event }) => event === transitions[0]?.event),
  )
  if (same < 0 || isTried) arrows.push({ from, to, transitions })
  else arrows[same]?.transitions.push(...transitions)
}

const branchesOf = ({ transitions }: Graph, { source, event }: ChartTransition): ChartTransition[] =>
  transitions.filter((other) => other.source === source && other.event === event)

function placeOf(graph: Graph, transition: ChartTransition): string | null {
  const parentOf = (id: string) => graph.states.find((state) => state.id === id)?.parent ?? null
  const places = branchesOf(graph, transition).flatMap((branch) => [
    isFromInside(graph, branch) ? branch.source : parentOf(branch.source),
    ...branch.targets.map(parentOf),
  ])
  const [place = null] = places
  return places.every((each) => each === place) ? place : null
}
