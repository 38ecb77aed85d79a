import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hyphened, flowNames, type FlowName } from '#machines/flows.ts'
import { mutants } from '../all.ts'
import type { Mutant } from '../mutant.ts'
import { faultsInMachine } from './in-machines.ts'
import { faultsInProvide } from './in-provides.ts'
import { faultsInSelectors, faultsInView } from './in-views.ts'
import { sourceOf, type Edit, type Source } from './source.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A mistake that a judge is asked about. */
export interface Fault extends Pick<Mutant, 'file' | 'mistake' | 'from' | 'to'> {
  flow: FlowName
  kind: string
}

const readers: [RegExp, (source: Source) => Edit[]][] = [
  [/\.machine\.ts$/, faultsInMachine],
  [/\.selectors\.ts$/, faultsInSelectors],
  [/\.provide\.ts$/, faultsInProvide],
  [/\.tsx$/, faultsInView],
]

/** A file of a folder belongs to the flow that it is named after, otherwise to the flow of the folder. */
function filesOf(flow: FlowName): string[] {
  const slug = hyphened(flow)
  const others = flowNames.map(hyphened).filter((each) => each !== slug)
  const isOwn = (file: string) => !others.some((each) => basename(file).startsWith(`${each}.`))
  const parts = [`machines/${slug}/*.ts`, `src/flows/${slug}/*.{ts,tsx}`, `src/**/${slug}.provide.ts`]
  return [...new Set(parts.flatMap((part) => globSync(part, { cwd: root })))].filter(isOwn).sort()
}

/** Generated ones, and those of tests/mutants/ in files of the flow. */
export function faultsOf(flow: FlowName): Fault[] {
  const files = filesOf(flow)
  const byHand = Object.values(mutants)
    .flat()
    .filter(({ file }) => files.includes(file))
    .map((mutant) => ({ ...mutant, flow, kind: 'by hand' }))
  return [...files.flatMap((file) => generatedIn(flow, file)), ...byHand]
}

function generatedIn(flow: FlowName, file: string): Fault[] {
  const from = readFileSync(join(root, file), 'utf8')
  const reader = readers.find(([pattern]) => pattern.test(file))?.[1]
  const times = new Map<string, number>()
  const edits = (reader?.(sourceOf(file, from)) ?? []).filter(
    ({ start, end, to }) => from.slice(start, end) !== to,
  )
  return edits.map(({ kind, mistake, start, end, to }) => {
    const time = (times.get(mistake) ?? 0) + 1
    times.set(mistake, time)
    const words = mistake.replace(/\s+/g, ' ') + (time > 1 ? `, ${time}` : '')
    return { flow, file, kind, mistake: words, from, to: from.slice(0, start) + to + from.slice(end) }
  })
}

/** At most `most`, of as many kinds as there are; `turn` decides which come first. */
export function sampleOf(faults: readonly Fault[], most: number, turn: number): Fault[] {
  const kinds = [...new Set(faults.map(({ kind }) => kind))].map((kind) =>
    rotated(
      faults.filter((fault) => fault.kind === kind),
      turn,
    ),
  )
  const longest = Math.max(0, ...kinds.map(({ length }) => length))
  return Array.from({ length: longest }, (_, round) =>
    rotated(kinds, turn * most).flatMap((own) => own.slice(round, round + 1)),
  )
    .flat()
    .slice(0, most)
}

const rotated = <Each>(list: readonly Each[], by: number) => {
  const start = by % Math.max(1, list.length)
  return [...list.slice(start), ...list.slice(0, start)]
}
