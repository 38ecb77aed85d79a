/** A worker of `--mutate`: its share of the mutants of each flow. */
import { parentPort, workerData } from 'node:worker_threads'
import type { FlowName } from '#machines/flows.ts'
import { fareOf, type Fared } from './fare.ts'

export interface Lane {
  names: readonly FlowName[]
  /** From 0. */
  lane: number
  lanes: number
}

/** A mutant is judged, or a flow is done. */
export type Told = { flow: FlowName; all: number } | Fared

const { names, lane, lanes }: Lane = workerData
const tell = (told: Told) => parentPort?.postMessage(told, [])

for (const flow of names)
  tell(
    fareOf(
      flow,
      (mutants) => mutants.filter((_, at) => at % lanes === lane),
      (all) => tell({ flow, all }),
    ),
  )
