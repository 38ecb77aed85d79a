import type { BrowserContext } from '@playwright/test'
import { movesOf } from '#charts/moves.ts'
import { keyOf } from 'statechart-graph'
import type { FlowWatcher } from '#src/watch/watched.ts'

/** What a browser has walked: states by id, transitions by key. */
export interface FlowsWalked {
  states: Set<string>
  transitions: Set<string>
}

declare global {
  /** Calls the test from the page. */
  var tellOfFlows: (kind: keyof FlowsWalked, key: string) => void
}

/** Runs in the page: reports each state and each transition once per document. */
function watch(moves: typeof movesOf, key: typeof keyOf): void {
  const told = new Set<string>()
  const tell = (kind: keyof FlowsWalked, name: string) => {
    if (told.has(name)) return
    told.add(name)
    globalThis.tellOfFlows(kind, name)
  }
  const watcher: FlowWatcher = (moved) => {
    const { states, transitions } = moves(moved, key)
    for (const id of states) tell('states', id)
    for (const each of transitions) tell('transitions', each)
  }
  globalThis.flowWatcher = watcher
}

/** Works from the next page load on; the result grows while the flows run. */
export async function recordFlows(context: BrowserContext): Promise<FlowsWalked> {
  const walked: FlowsWalked = { states: new Set(), transitions: new Set() }
  await context.exposeFunction('tellOfFlows', (kind: keyof FlowsWalked, key: string) => {
    walked[kind].add(key)
  })
  await context.addInitScript(`(${watch.toString()})(${movesOf.toString()}, ${keyOf.toString()})`)
  return walked
}
