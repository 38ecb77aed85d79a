import { expect, type Page } from '@playwright/test'
import { matchesState, type InspectionEvent, type StateValue } from 'xstate'
import type { FlowWatcher } from '#src/watch/watched.ts'
import type { Case } from 'statechart-walk'

declare global {
  /** By session id, for every machine in the page. */
  var placesOfFlows: Map<string, { machine: string; state: unknown }>
}

/** Runs in the page. */
function follow(): void {
  const places: typeof placesOfFlows = new Map()
  globalThis.placesOfFlows = places
  const watcher: FlowWatcher = (moved: InspectionEvent) => {
    if (moved.type !== '@xstate.snapshot') return
    const { sessionId } = moved.actorRef
    const machine: unknown = Reflect.get(Reflect.get(moved.snapshot, 'machine') ?? {}, 'id')
    if (typeof machine !== 'string') return
    if (moved.snapshot.status === 'stopped') places.delete(sessionId)
    else places.set(sessionId, { machine, state: Reflect.get(moved.snapshot, 'value') })
  }
  globalThis.flowWatcher = watcher
}

/** Works from the next page load on. */
export async function followFlows(page: Page): Promise<void> {
  await page.addInitScript(`(${follow.toString()})()`)
}

export const placesOf = (page: Page, machine: string): Promise<unknown[]> =>
  page.evaluate(
    (id) => [...placesOfFlows.values()].filter((each) => each.machine === id).map(({ state }) => state),
    machine,
  )

/** Waits until the timer runs: the page may not have handled its answer yet, and time that passes before is lost. */
export async function hasBegun(page: Page, { type }: Case): Promise<void> {
  const [, machine = '', path = ''] = /^xstate\.after\.[^.]+\.([^.]+)\.(.+)$/.exec(type) ?? []
  if (machine === '') return
  const isThere = async () =>
    (await placesOf(page, machine)).some((place) => matchesState(path, place as StateValue))
  await expect.poll(isThere, `${machine} is in ${path}`).toBe(true)
}
