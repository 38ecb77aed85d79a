import type { Flow, Start } from '#charts/paths/flow.ts'
import { chosenPaths } from '#charts/paths/kinds.ts'
import { walkAll, type Walked } from '#charts/paths/select.ts'
import { tellingInFull, tellingOf } from '#charts/paths/tell.ts'

/** What one start of a flow does; the site's is stored in tests/paths/told. */
export interface Account {
  start: Start
  walks: Walked[]
  /** On the shortest paths. */
  told: string
  /** What differs after other events that can come before. */
  otherwise: () => string
}

export const accountsOf = (flow: Flow, all: readonly Walked[] = walkAll(flow)): Account[] =>
  [...Map.groupBy(all, ({ path }) => path.start)].map(([start, walks]) => {
    const told = tellingOf(walks)
    const extent = `${start.name}: ${walks.length} paths, ${walks.reduce((sum, { path }) => sum + path.steps.length, 0)} steps`
    return {
      start,
      walks,
      told: [extent, ...told].join('\n\n'),
      otherwise: () => otherwiseOf(flow, start, walks, told),
    }
  })

function otherwiseOf(flow: Flow, start: Start, walks: readonly Walked[], told: readonly string[]): string {
  const { paths } = chosenPaths({ ...flow, starts: [start] }, { kind: 'pairs', limit: Infinity }, walks)
  const more = tellingInFull(paths).filter((text) => !told.includes(text))
  return more.length > 0 ? [`As ${start.name}, otherwise`, ...more].join('\n\n') : ''
}

export const accountOf = (accounts: readonly Account[]): string =>
  `${accounts
    .flatMap(({ told, otherwise }) => [told, otherwise()])
    .filter(Boolean)
    .join('\n\n')}\n`
