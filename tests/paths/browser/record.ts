import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { flows, type FlowName } from '#machines/flows.ts'
import { coverageOf, together, type Coverage } from '../coverage.ts'
import { seenIn } from '../walk.ts'
import { browserCases, caseName, notForABrowser } from './cases.ts'

const folder = new URL('../../../test-results/paths/', import.meta.url)

interface Replayed {
  flow: FlowName
  case: string
}

const fileOf = (name: string) => new URL(`${name}.json`, folder)

/** Writes down, under a name of its own, that the browser went all the way. */
export function remember(replayed: Replayed, name: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify(replayed))
}

/** What an earlier run wrote under the name counts no longer. */
export function forget(name: string): void {
  rmSync(fileOf(name), { force: true })
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

/** What the last replay covered of the flow. Cases of older machines do not count. */
export function browserCoverage(
  name: FlowName,
): Coverage & { unreachable: Readonly<Record<string, string>> } {
  const cases = browserCases(name)
  const unreachable = notForABrowser(name)
  const gone = new Set(remembered().flatMap((each) => (each.flow === name ? [each.case] : [])))
  const seen = together(
    cases.filter((each) => gone.has(caseName(each))).map(({ moments }) => seenIn(moments)),
  )
  return { ...coverageOf(flows[name].machine, seen, new Set(Object.keys(unreachable))), unreachable }
}
