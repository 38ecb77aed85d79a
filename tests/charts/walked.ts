import type { WalkedPath, WalkedPaths } from '#charts/requirements/walked.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { walked } from '#charts/flows/flows.ts'
import { chosenPaths, type Walked } from 'statechart-paths'
import { seenIn } from 'statechart-coverage'

const names = Object.keys(flows) as FlowName[]

const everyFlow = (of: (name: FlowName) => WalkedPaths[FlowName]): WalkedPaths =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as unknown as WalkedPaths

/** The cases of every flow, as with `npm run paths -- --whole-machine`. */
export const walkedPaths = (): WalkedPaths => everyFlow(pathsOf)

export const nothingWalked = everyFlow(() => [])

function pathsOf(name: FlowName): WalkedPaths[FlowName] {
  const { paths } = chosenPaths(walked[name], { kind: 'transitions', limit: Infinity })
  return paths.map((path) => walkedPathOf(name, path))
}

export function walkedPathOf(name: FlowName, { moments }: Walked): WalkedPath {
  const { id } = flows[name].machine
  return {
    states: new Set([...seenIn(moments).states].map((state) => state.slice(id.length + 1))),
    events: new Set(moments.flatMap(({ event }) => event?.type ?? [])),
  }
}
