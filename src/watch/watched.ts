import type { InspectionEvent } from 'xstate'

export type FlowWatcher = (moved: InspectionEvent) => void

declare global {
  /** Gets every transition of every flow; set before the page begins, by tests, charts and the flow panel. */
  var flowWatcher: FlowWatcher | undefined
}

/** For every root actor: xstate reports it and its children. */
export const watched = () => globalThis.flowWatcher && { inspect: globalThis.flowWatcher }
