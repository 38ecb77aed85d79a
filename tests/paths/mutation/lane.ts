/** A worker of `--mutate`: of each flow the mutants that no other worker has taken. */
import { parentPort, workerData } from 'node:worker_threads'
import type { FlowName } from '#machines/flows.ts'
import { fareOf, type Fared } from './fare.ts'

export interface Lane {
  names: readonly FlowName[]
  /** How many mutants of each flow are taken; shared by the workers. */
  taken: Int32Array<SharedArrayBuffer>
}

/** A mutant is judged, or a flow is done. */
export type Told = { flow: FlowName; all: number } | Fared

const { names, taken }: Lane = workerData
const tell = (told: Told) => parentPort?.postMessage(told, [])

for (const [at, flow] of names.entries())
  tell(
    fareOf(
      flow,
      () => Atomics.add(taken, at, 1),
      (all) => tell({ flow, all }),
    ),
  )
