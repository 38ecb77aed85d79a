import { graphOf } from 'statechart-graph'
import type { Language } from '#charts/words/said.ts'
import { stepOf } from '#charts/words/steps.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { possible } from '#charts/flows/possible.ts'
import { writtenCases } from '#charts/written/case.ts'
import { changesBetween, type Change } from './changes.ts'
import { unpacked, type Outcome, type Remembered } from './remembered.ts'
import { withMoves } from './moves.ts'
import { standingOf, type Stale, type Standing } from './stale.ts'
import { commitNamed, readIn, within } from './tree.ts'

export const rememberedAt = (commit: string, names: readonly FlowName[]): Remembered =>
  within(commitNamed(commit), (folder) => unpacked(readIn(folder, names)))

export function tellSince(commit: string, names: readonly FlowName[], language: Language): string {
  const then = rememberedAt(commit, names)
  const told = names.flatMap((name) => flowSince(name, then, language))
  const gone = Object.keys(then).filter((name) => !(name in flows))
  const lines = [...told, ...gone.map((name) => `${name}: the flow is gone, and its cases with it`)]
  const same = names.length - told.length
  return [...lines, `${same} of ${names.length} flows are as they were at ${commit}.`].join('\n\n')
}

function flowSince(name: FlowName, then: Remembered, language: Language): string[] {
  const before = then[name]
  if (!before) return [`${name}: a new flow; all its cases are new`]
  const now = graphOf(flows[name].machine)
  const changes = changesBetween(withMoves(before.graph, now), now)
  const standing = before.cases && standingOf(possible(name), before.cases)
  const isSame = changes.length === 0 && (standing === null || standing.stale.length === 0)
  if (isSame) return []
  const cases = standing ? casesTold(name, standing, language) : ['  no cases of it were generated then']
  return [[name, ...changes.map(changeTold), ...cases].join('\n')]
}

const marks = { added: '+', removed: '-', changed: '~' }

const changeTold = ({ what, how, name, details }: Change) =>
  [
    `  ${marks[how]} ${what} ${how}: ${name}`,
    ...details.map(({ part, was, is }) => `      ${part}: ${was} → ${is}`),
  ].join('\n')

function casesTold(name: FlowName, { all, stale, fresh }: Standing, language: Language): string[] {
  const written = writtenCases(name, fresh, language)
  return [
    `  cases out of date: ${stale.length} of ${all}`,
    ...stale.map((each) => staleTold(name, each, language)),
    ...(written.length > 0 ? [`  new cases: ${written.length}`] : []),
    ...written.map(({ id, title }) => `    ${id} ${title}`),
  ]
}

function staleTold(
  name: FlowName,
  { id, start, step, event, next, was, is }: Stale,
  language: Language,
): string {
  if (is === null) return `    ${id}: nobody begins as "${start}" any more`
  const where = event ? `step ${step}, ${stepOf(name, event, language, { next }).sentence}` : 'the beginning'
  return `    ${id}: ${where}\n      was: ${outcomeTold(was)}\n      is: ${outcomeTold(is)}`
}

const outcomeTold = ({ states, effects }: Outcome) =>
  [states.join(', '), ...effects.map((each) => `effect: ${each}`)].join('; ')
