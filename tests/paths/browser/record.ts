import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { flows, type FlowName } from '#machines/flows.ts'
import { coverageOf, together, type Coverage } from '../coverage.ts'
import { seenIn } from '../walk.ts'
import { browserCases, caseName, notForABrowser } from './cases.ts'

const folder = new URL('../../../test-results/paths/', import.meta.url)

interface Replayed {
  flow: FlowName
  case: string
}

/** Writes down that the browser went all the way; `worker` keeps parallel workers apart. */
export function remember(replayed: Replayed, worker: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${worker}.json`, folder), JSON.stringify(replayed))
}

function remembered(): Replayed[] {
  try {
    return readdirSync(folder).map(
      (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Replayed,
    )
  } catch {
    return []
  }
}

/** What the last replay covered of the flow; null where the flow is not replayed. Cases of older machines do not count. */
export function browserCoverage(
  name: FlowName,
): (Coverage & { unreachable: Readonly<Record<string, string>> }) | null {
  const cases = browserCases(name)
  const unreachable = notForABrowser(name)
  if (cases.length === 0) return null
  const gone = new Set(remembered().flatMap((each) => (each.flow === name ? [each.case] : [])))
  const seen = together(
    cases.filter((each) => gone.has(caseName(each))).map(({ moments }) => seenIn(moments)),
  )
  return { ...coverageOf(flows[name].machine, seen, new Set(Object.keys(unreachable))), unreachable }
}
