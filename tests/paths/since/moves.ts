import type { ChartState, ChartTransition, Graph } from 'statechart-graph'

interface Move {
  from: string
  to: string
}

/** The older graph, in which a state that has since moved into another has the id that it has now. */
export function withMoves(before: Graph, after: Graph): Graph {
  const move = firstMove(before, after)
  return move === undefined ? before : withMoves(renamed(before, move), after)
}

function firstMove(before: Graph, after: Graph): Move | undefined {
  const [gone, come] = [apart(before, after), apart(after, before)]
  return gone
    .values()
    .flatMap((state): Move[] => {
      const likeness = likenessOf(before, state)
      const twins = come.filter((each) => likenessOf(after, each) === likeness)
      const [twin] = twins
      const isOnly = twins.length === 1 && gone.every((each) => each === state || each.name !== state.name)
      return twin && isOnly ? [{ from: state.id, to: twin.id }] : []
    })
    .next().value
}

const apart = ({ states }: Graph, other: Graph) =>
  states.filter(({ id }) => other.states.every((each) => each.id !== id))

/** A state is the same elsewhere if its name, its own parts and the events that it takes are. */
const likenessOf = ({ transitions }: Graph, { id, name, type, description, actors }: ChartState) =>
  JSON.stringify([
    name,
    type,
    description,
    actors,
    transitions.filter(({ source }) => source === id).map(({ cause, label }) => [cause, label]),
  ])

function renamed({ id: machine, states, transitions }: Graph, { from, to }: Move): Graph {
  const idOf = (id: string) =>
    id === from || id.startsWith(`${from}.`) ? `${to}${id.slice(from.length)}` : id
  return {
    id: machine,
    states: states.map((state) => ({
      ...state,
      id: idOf(state.id),
      path: idOf(state.id).slice(machine.length + 1),
      // Of the state that has moved, where it was.
      parent: state.parent === null ? null : idOf(state.parent),
    })),
    transitions: transitions.map((transition) => renamedTransition(transition, idOf)),
  }
}

/** Events of xstate end with the id of their state. */
const ownEvent = /^(xstate\.(?:after\.[^.]+|done\.state)\.)(.+)$/

function renamedTransition(transition: ChartTransition, idOf: (id: string) => string): ChartTransition {
  const { key, source, event, targets } = transition
  const now = event.replace(ownEvent, (_, cause: string, id: string) => `${cause}${idOf(id)}`)
  const rest = key.slice(source.length).replace(event, now)
  return {
    ...transition,
    key: `${idOf(source)}${rest}`,
    source: idOf(source),
    event: now,
    targets: targets.map(idOf),
  }
}
