import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FlowName } from '#machines/flows.ts'
import type { Fared } from './fare.ts'
import type { Lane, Told } from './lane.ts'

/** Percent of the mutants that must be killed. */
export const wanted = 95

/** @returns whether no machine is at fault, enough are killed and every survivor is explained */
export async function showMutation(names: readonly FlowName[]): Promise<boolean> {
  const lanes = availableParallelism()
  const all: Fared[] = []
  const waiting = new Map<FlowName, Fared[]>()
  const judged = new Map<FlowName, number>()
  const hear = (told: Told) => {
    if ('all' in told) {
      const done = (judged.get(told.flow) ?? 0) + 1
      judged.set(told.flow, done)
      note(`${told.flow}: ${done} of ${told.all}`)
      return
    }
    const parts = [...(waiting.get(told.flow) ?? []), told]
    waiting.set(told.flow, parts)
    if (parts.length < lanes) return
    const fared = parts.reduce(joined)
    all.push(fared)
    show(fared)
  }
  const taken = new Int32Array(new SharedArrayBuffer(names.length * Int32Array.BYTES_PER_ELEMENT))
  await Promise.all(Array.from({ length: lanes }, () => judge({ names, taken }, hear)))
  const sum = {
    mutants: all.reduce((so, { mutants }) => so + mutants, 0),
    killed: all.reduce((so, { killed }) => so + killed, 0),
  }
  console.log(row('all', sum))
  const isSound = all.every(
    ({ faults, survived, stale }) =>
      faults.length === 0 && stale.length === 0 && survived.every(({ reason }) => reason !== null),
  )
  return isSound && sum.killed * 100 >= sum.mutants * wanted
}

async function judge(share: Lane, hear: (told: Told) => void): Promise<void> {
  const worker = new Worker(new URL('lane.ts', import.meta.url), { workerData: share })
  worker.on('message', hear)
  await once(worker, 'exit')
}

/** Two shares of one flow. */
const joined = (one: Fared, other: Fared): Fared => ({
  ...one,
  mutants: one.mutants + other.mutants,
  killed: one.killed + other.killed,
  survived: [...one.survived, ...other.survived],
  stale: [...new Set([...one.stale, ...other.stale])],
})

function show(fared: Fared): void {
  const { flow, faults, survived, stale } = fared
  note('')
  console.log(faults.length > 0 ? `${flow} is at fault as it is:` : row(flow, fared))
  for (const fault of faults) console.log(`    ${fault}`)
  for (const { name, reason } of survived)
    console.log(`    survived ${name}\n      ${reason ?? 'NOT EXPLAINED'}`)
  for (const name of stale) console.log(`    NO LONGER SURVIVES: ${name}`)
}

const row = (name: string, { mutants, killed }: Pick<Fared, 'mutants' | 'killed'>) =>
  `${name.padEnd(20)} ${String(killed).padStart(5)} killed ${String(mutants - killed).padStart(4)} survived  ${((100 * killed) / mutants).toFixed(1)} %`

/** Replaces the current line of a terminal; nothing without a terminal. */
const note = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`)
