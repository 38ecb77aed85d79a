import type { Language } from '#charts/words/said.ts'
import type { Walked } from 'statechart-paths'
import { leavesOf } from 'statechart-walk'
import { hyphened, type FlowName } from '#machines/flows.ts'
import { desktop } from '#tests/browser/screen-sizes.ts'
import { isStillGone, leavesIn } from '#tests/flows/driver/ends.ts'
import { rememberedPictured, shotOf, type Pictured } from '#tests/flows/driver/state-pictures.ts'

/** Of the page with all pictures of states. */
export const statesFile = 'states.html'
export const flowAnchor = (flow: FlowName) => hyphened(flow)

/** A leaf state with what is known of its pictures in one language. */
export interface ShownState {
  path: string
  /** Null: no pictures of it were taken. */
  pictured: Pictured | null
  /** They are of an older machine. */
  isOld: boolean
}

export function shownStates(flow: FlowName, cases: readonly Walked[], language: Language): ShownState[] {
  const isGone = isStillGone(cases)
  return [...leavesIn(cases)].map((path) => {
    const pictured = rememberedPictured(flow, path, language)
    return { path, pictured, isOld: pictured !== null && !isGone(pictured.way) }
  })
}

/** By night at the size of a desktop where there is one, else any; relative to the results. */
function bestOf({ pictured, isOld }: ShownState): string | undefined {
  if (pictured === null || isOld) return undefined
  const taken = pictured.shots.filter(({ reason }) => reason === null)
  const best = taken.find(({ theme, width }) => theme === 'dark' && width === desktop.width) ?? taken[0]
  return best && shotOf(pictured, best)
}

export const pictureOfState = (all: readonly ShownState[], path: string): string | undefined =>
  all.filter((each) => each.path === path).map(bestOf)[0]

/** Of a moment in which exactly these states rest. */
export function pictureOfMoment(
  all: readonly ShownState[],
  { state }: Walked['moments'][number],
): string | undefined {
  const leaves = leavesOf(state.value).toSorted().join()
  const same = all.find(({ pictured }) => pictured?.leaves.toSorted().join() === leaves)
  return same && bestOf(same)
}
