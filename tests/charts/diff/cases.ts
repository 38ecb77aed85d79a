import { chosenPaths, type Walked } from 'statechart-paths'
import { possible } from '#charts/flows/possible.ts'
import { idOf } from 'statechart-cases'
import type { FlowName } from '#machines/flows.ts'
import type { RememberedCase } from '#tests/paths/since/remembered.ts'
import { standingOf, type Stale } from '#tests/paths/since/stale.ts'

/** Written cases by their ID. */
export interface CaseChanges {
  now: readonly Walked[]
  added: ReadonlySet<string>
  /** The same steps, with another outcome. */
  changed: { older: RememberedCase; stale: Stale }[]
  /** `stale` is null if the machine still does it, but other cases walk the same. */
  removed: { older: RememberedCase; stale: Stale | null }[]
}

export const isUnchanged = ({ added, changed, removed }: CaseChanges) =>
  added.size + changed.length + removed.length === 0

export function caseChangesOf(name: FlowName, before: readonly RememberedCase[]): CaseChanges {
  const flow = possible(name)
  const now = chosenPaths(flow, { kind: 'transitions', limit: Infinity }).paths
  const ids = new Set(now.map((walked) => idOf(name, walked)))
  const { stale } = standingOf(flow, before)
  const fared = before.map((older) => ({ older, stale: stale.find(({ id }) => id === older.id) ?? null }))
  return {
    now,
    added: ids.difference(new Set(before.map(({ id }) => id))),
    changed: fared.flatMap(({ older, stale: why }) =>
      why && ids.has(older.id) ? [{ older, stale: why }] : [],
    ),
    removed: fared.filter(({ older }) => !ids.has(older.id)),
  }
}
