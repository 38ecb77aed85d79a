import type { ChartState, ChartTransition, Graph } from 'statechart-graph'

/** Transitions between the same two states: drawn as one arrow. */
export interface Between {
  id: string
  source: string
  target: string
  /** The source comes after the target in the machine's order of states. */
  goesBack: boolean
  transitions: ChartTransition[]
}

export interface Sorted {
  between: Between[]
  /** By source: transitions that stay in their state or re-enter it. */
  staying: Map<string, ChartTransition[]>
}

/** Separates arrows between states from transitions that stay in their state. */
export function sortTransitions({ states, transitions }: Graph): Sorted {
  const goesBack = backwards(states)
  const between = new Map<string, Between>()
  const staying = new Map<string, ChartTransition[]>()
  for (const transition of transitions) {
    const { source, targets } = transition
    if (targets.length === 0 || targets.includes(source)) {
      staying.set(source, [...(staying.get(source) ?? []), transition])
      continue
    }
    for (const target of targets) {
      const id = `${source} → ${target}`
      const same = between.get(id) ?? {
        id,
        source,
        target,
        goesBack: goesBack(source, target),
        transitions: [],
      }
      same.transitions.push(transition)
      between.set(id, same)
    }
  }
  return { between: [...between.values()], staying }
}

/** The state and its ancestors, innermost first. */
export function waysUp(states: readonly ChartState[]): (id: string) => string[] {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]))
  return function up(id: string): string[] {
    const parent = parents.get(id) ?? null
    return parent === null ? [id] : [id, ...up(parent)]
  }
}

/** Compares by order the outermost ancestors that source and target do not share. */
function backwards(states: readonly ChartState[]): (source: string, target: string) => boolean {
  const up = waysUp(states)
  const order = new Map(states.map(({ id }, index) => [id, index]))
  return (source, target) => {
    const [from, to] = [up(source), up(target)]
    const [ahead, behind] = [from.filter((id) => !to.includes(id)), to.filter((id) => !from.includes(id))]
    const [one, other] = [ahead.at(-1), behind.at(-1)]
    if (one === undefined || other === undefined) return false
    return (order.get(one) ?? 0) > (order.get(other) ?? 0)
  }
}
