import { expect, type Page } from '@playwright/test'
import type { Case } from 'statechart-walk'
import { matchesState, type AnyActorRef, type InspectionEvent, type StateValue } from 'xstate'

declare global {
  /** The page gives it to each root actor as `inspect`. */
  var flowWatcher: ((moved: InspectionEvent) => void) | undefined
  /** By session id, for every machine in the page. */
  var placesOfFlows: Map<string, { machine: string; state: unknown; actor: AnyActorRef }>
}

/** Runs in the page. */
function follow(): void {
  const places: typeof placesOfFlows = new Map()
  globalThis.placesOfFlows = places
  globalThis.flowWatcher = (moved) => {
    if (moved.type !== '@xstate.snapshot') return
    const actor = moved.actorRef as AnyActorRef
    const { sessionId } = actor
    const machine: unknown = Reflect.get(Reflect.get(moved.snapshot, 'machine') ?? {}, 'id')
    if (typeof machine !== 'string') return
    if (moved.snapshot.status === 'stopped') places.delete(sessionId)
    else places.set(sessionId, { machine, state: Reflect.get(moved.snapshot, 'value'), actor })
  }
}

/** Works from the next page load on. */
export async function followFlows(page: Page): Promise<void> {
  await page.addInitScript(`(${follow.toString()})()`)
}

/** The states of every actor of the machine in the page. */
export const placesOf = (page: Page, machine: string): Promise<unknown[]> =>
  page.evaluate(
    (id) => [...placesOfFlows.values()].filter((each) => each.machine === id).map(({ state }) => state),
    machine,
  )

/** An actor of the machine in the page is in the state. @param path 'dialog.login' */
export const restsIn = async (page: Page, machine: string, path: string): Promise<boolean> =>
  (await placesOf(page, machine)).some((place) => matchesState(path, place as StateValue))

/** Waits until the timer runs: the page may not have handled its answer yet, and time that passes before is lost. */
export async function hasBegun(page: Page, { type }: Case): Promise<void> {
  const [, machine = '', path = ''] = /^xstate\.after\.[^.]+\.([^.]+)\.(.+)$/.exec(type) ?? []
  if (machine === '') return
  await expect.poll(() => restsIn(page, machine, path), `${machine} is in ${path}`).toBe(true)
}
