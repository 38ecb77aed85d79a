import type { FlowName } from '#machines/flows.ts'
import { possible } from '#charts/flows/possible.ts'
import { chosenPaths, walkAll } from 'statechart-paths'

const counted = ['transitions', 'shortest', 'pairs', 'triples'] as const

type Counts = Record<(typeof counted)[number] | 'walked', number>

export function countOf(name: FlowName): Counts {
  const flow = possible(name)
  const all = walkAll(flow)
  const countOfKind = (kind: (typeof counted)[number]) =>
    chosenPaths(flow, { kind, limit: Infinity }, all).paths.length
  return {
    walked: all.length,
    transitions: countOfKind('transitions'),
    shortest: countOfKind('shortest'),
    pairs: countOfKind('pairs'),
    triples: countOfKind('triples'),
  }
}

export function showCounts(names: readonly FlowName[]): void {
  console.log(row('flow', 'walked', ...counted))
  const sums = { walked: 0, transitions: 0, shortest: 0, pairs: 0, triples: 0 }
  for (const name of names) {
    const counts = countOf(name)
    for (const key of ['walked', ...counted] as const) sums[key] += counts[key]
    console.log(row(name, ...['walked' as const, ...counted].map((key) => String(counts[key]))))
  }
  console.log(row('all', ...['walked' as const, ...counted].map((key) => String(sums[key]))))
}

const row = (...cells: string[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(20) : cell.padStart(12))).join('')
