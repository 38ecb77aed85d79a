import type { InspectionEvent } from 'xstate'

export type FlowWatcher = (moved: InspectionEvent) => void

declare global {
  /** Hears every move of every flow; put there before the page begins by a test, a drawing or a panel of the development. */
  var flowWatcher: FlowWatcher | undefined
}

/** For every actor that begins: xstate tells the one that is there, and its children's moves with its own. */
export const watched = () => globalThis.flowWatcher && { inspect: globalThis.flowWatcher }
