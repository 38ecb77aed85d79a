import { figure, type Spread } from '../compared.ts'

/** Throughput ÷ that of a file of the same size; p99 in milliseconds at half of the full load. */
const goal = { throughputAtLeast: 0.8, p99AtMost: 20 }

interface Cost {
  answersPerSecond: Spread
  /** Of the server's process, per answer. */
  cpuMicroseconds: Spread
}

export interface DocumentMeasured {
  path: string
  /** Bytes on the wire. */
  size: number
  document: Cost
  file: Cost
  /** Answers with 304. */
  known: Cost
  /** Each turn of the document ÷ the file's turn after it. */
  throughputRatio: Spread
  /** Milliseconds, each at half of its own full load. */
  p99: number
  p99OfFile: number
}

export const missedIn = ({ path, throughputRatio: { median }, p99 }: DocumentMeasured): string[] => [
  ...(median < goal.throughputAtLeast
    ? [`${path}: throughput ÷ file ${median.toFixed(2)}, at least ${goal.throughputAtLeast}`]
    : []),
  ...(p99 > goal.p99AtMost
    ? [`${path}: p99 at half load ${p99.toFixed(1)} ms, at most ${goal.p99AtMost}`]
    : []),
]

const costOf = ({ answersPerSecond, cpuMicroseconds }: Cost) =>
  `${answersPerSecond.median.toFixed(0)}/s (${cpuMicroseconds.median.toFixed(0)} µs)`.padStart(18)

export function sayDocuments(documents: readonly DocumentMeasured[]): string {
  const missed = documents.flatMap(missedIn)
  return [
    'answers per second and processor time of the server for each: medians of interleaved turns',
    `${'path'.padEnd(14)}  bytes${['document', 'file', '304'].map((each) => each.padStart(18)).join('')}  document ÷ file, p99 at half load, the file's`,
    ...documents.map(
      ({ path, size, document, file, known, throughputRatio, p99, p99OfFile }) =>
        `${path.padEnd(14)}  ${String(size).padStart(5)}${[document, file, known].map(costOf).join('')}  ${figure(throughputRatio, 2)}, ${p99.toFixed(1)} ms, ${p99OfFile.toFixed(1)} ms`,
    ),
    missed.length === 0 ? 'held' : `missed:\n${missed.join('\n')}`,
  ].join('\n')
}
