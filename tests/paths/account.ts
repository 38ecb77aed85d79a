import type { Flow, Start } from './flow.ts'
import { chosenPaths } from './kinds.ts'
import { walkAll, type Walked } from './select.ts'
import { tellingInFull, tellingOf } from './tell.ts'

/** What one start of a flow does, as it is kept beside the tests. */
export interface Account {
  start: Start
  walks: Walked[]
  /** On the shortest ways. */
  told: string
  /** And otherwise: after each event that can come before. */
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

/** All starts, as one text. */
export const accountOf = (accounts: readonly Account[]): string =>
  `${accounts
    .flatMap(({ told, otherwise }) => [told, otherwise()])
    .filter(Boolean)
    .join('\n\n')}\n`
