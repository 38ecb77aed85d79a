import type { BrowserContext } from '@playwright/test'
import { movesOf } from '#charts/moves.ts'
import { keyOf } from 'statechart-graph'
import type { FlowWatcher } from '#src/watch/watched.ts'

/** What a browser has walked: states by id, transitions by key. */
export interface FlowsWalked {
  states: Set<string>
  transitions: Set<string>
}

interface Told {
  kind: keyof FlowsWalked
  key: string
}

declare global {
  /** Calls the test from the page. */
  var tellOfFlows: (news: Told[]) => void
}

/** Runs in the page: reports each state and each transition once per document; one call for all of a task, since calls are dear. */
function watch(moves: typeof movesOf, keyIn: typeof keyOf): void {
  const told = new Set<string>()
  const news: Told[] = []
  const tell = (kind: keyof FlowsWalked, key: string) => {
    if (told.has(key)) return
    told.add(key)
    if (news.push({ kind, key }) === 1) queueMicrotask(() => globalThis.tellOfFlows(news.splice(0)))
  }
  const watcher: FlowWatcher = (moved) => {
    const { states, transitions } = moves(moved, keyIn)
    for (const id of states) tell('states', id)
    for (const each of transitions) tell('transitions', each)
  }
  globalThis.flowWatcher = watcher
}

/** Works from the next page load on; the result grows while the flows run. */
export async function recordFlows(context: BrowserContext): Promise<FlowsWalked> {
  const walked: FlowsWalked = { states: new Set(), transitions: new Set() }
  await context.exposeFunction('tellOfFlows', (news: Told[]) => {
    for (const { kind, key } of news) walked[kind].add(key)
  })
  await context.addInitScript(`(${watch.toString()})(${movesOf.toString()}, ${keyOf.toString()})`)
  return walked
}
