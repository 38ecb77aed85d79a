import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { matrix, statesOf } from '#charts/law/matrix.ts'
import { requirements } from '#charts/requirements/requirements.ts'
import { isFulfilled } from '#charts/requirements/walked.ts'
import { pages } from '#tests/charts/pages.ts'
import { walkedPaths } from '#tests/charts/walked.ts'

const root = new URL('../../', import.meta.url)

export function assertChartPages(): void {
  const walked = walkedPaths()
  const unmet = requirements.filter((each) => !isFulfilled(each, walked)).map(({ number }) => number)
  if (unmet.length > 0) throw new Error(`No path and no test: ${unmet.join(', ')}`)
  const unwalked = matrix(walked).flatMap(({ id, upheld }) =>
    (upheld ? statesOf(upheld) : [])
      .filter(({ flow, path }) => walked[flow].every(({ states }) => !states.has(path)))
      .map(({ flow, path }) => `${id}: ${flow} ${path}`),
  )
  if (unwalked.length > 0) throw new Error(`No path through a state of a clause: ${unwalked.join(', ')}`)
  const all = pages(walked)
  const stale = Object.entries(all).filter(([path, text]) => read(path) !== text)
  const left = readdirSync(new URL('docs/flows/', root))
    .map((file) => `docs/flows/${file}`)
    .filter((path) => !(path in all))
  const faults = [...stale.map(([path]) => path), ...left.map((path) => `${path} (no flow)`)]
  if (faults.length > 0) throw new Error(`Out of date, run "npm run charts": ${faults.join(', ')}`)
}

function read(path: string): string | null {
  const file = new URL(path, root)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
