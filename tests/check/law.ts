import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { graphOf } from 'statechart-graph'
import { statesOf } from '#charts/law/matrix.ts'
import type { Upheld } from '#charts/law/proofs.ts'
import { upheld as ours } from '#charts/law/upheld.ts'
import { clauses as all, type NumberedClause } from '#contract/law/clauses.ts'
import { figureNames, figureOf } from '#contract/law/figures.ts'
import { profiles } from '#contract/law/profiles.ts'
import { flows } from '#machines/flows.ts'
import { en } from '#server/words/en.ts'

const root = new URL('../../', import.meta.url)

/** What is wrong with the rows, as sentences. */
export function lawFaults(
  upheld: Readonly<Partial<Record<string, Upheld>>> = ours,
  clauses: readonly NumberedClause[] = all,
): string[] {
  return [
    ...clauses.flatMap(({ id }) => faultsOf(id, upheld[id])),
    ...Object.keys(upheld)
      .filter((id) => clauses.every((clause) => clause.id !== id))
      .map((id) => `"${id}" is no clause`),
    ...unspoken(clauses),
  ]
}

function faultsOf(id: string, by: Upheld | undefined): string[] {
  if (!by) return [`"${id}" is not mapped`]
  if ('open' in by) return by.open.trim() ? [] : [`"${id}" is open without a reason`]
  const { test, refusal } = by
  const known = refusal === undefined || Object.hasOwn(en, refusal)
  return [
    ...statesOf(by)
      .filter(({ flow, path }) => graphOf(flows[flow].machine).states.every((state) => state.path !== path))
      .map(({ flow, path }) => `"${id}": ${flow} has no state "${path}"`),
    ...(hasTest(test) ? [] : [`"${id}": ${test.file} has no "Scenario: ${test.title}"`]),
    ...(known ? [] : [`"${id}": the server does not know the refusal "${refusal}"`]),
  ]
}

function hasTest({ file, title }: { file: string; title: string }): boolean {
  const place = new URL(file, root)
  return existsSync(place) && readFileSync(place, 'utf8').includes(`'Scenario: ${title}'`)
}

/** Figures in which a regulator's profile is not that of the house, and which no clause of it names. */
function unspoken(clauses: readonly NumberedClause[]): string[] {
  return Object.values(profiles).flatMap((profile) =>
    figureNames
      .filter((figure) => !isDeepStrictEqual(figureOf(profile, figure), figureOf(profiles.house, figure)))
      .filter((figure) =>
        clauses.every(({ regulator, figures }) => regulator !== profile.name || !figures.includes(figure)),
      )
      .map((figure) => `No clause of ${profile.name} says why ${figure} is not that of the house`),
  )
}

export function assertLaw(): string {
  const faults = lawFaults()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return `  ${all.length} clauses`
}
