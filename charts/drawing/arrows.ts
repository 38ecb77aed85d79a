import type { ChartState, ChartTransition, Graph } from '../graph.ts'

/** Transitions between the same two states: one arrow with several causes. */
export interface Between {
  id: string
  source: string
  target: string
  /** Against the order in which the machine tells its states. */
  goesBack: boolean
  transitions: ChartTransition[]
}

export interface Sorted {
  between: Between[]
  /** By the state that they do not leave, or leave for itself. */
  staying: Map<string, ChartTransition[]>
}

/** Tells the arrows of a chart from what a state does without leaving. */
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

/** The states around it, from itself on. */
export function waysUp(states: readonly ChartState[]): (id: string) => string[] {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]))
  return function up(id: string): string[] {
    const parent = parents.get(id) ?? null
    return parent === null ? [id] : [id, ...up(parent)]
  }
}

/** Whether the one is told after the other, or the state around it that is beside one around the other. */
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
