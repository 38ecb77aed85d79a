import { getStateNodes, type AnyMachineSnapshot } from 'xstate'
import { walked } from '#charts/flows/flows.ts'
import type { Case } from 'statechart-walk'
import { possible } from '#charts/flows/possible.ts'
import { walkAll } from 'statechart-paths'
import type { FlowName } from '#machines/flows.ts'
import { browserActs } from './browser.ts'

/** What a person does, and the states that must be active for it; other regions of the chart do not matter. */
interface Stretch {
  event: Case
  sources: readonly string[]
}
/** The person's steps of a path. */
type Route = readonly Stretch[]

/** From each step of a person on, the paths of a flow. What the server answers is not taken from them. */
export type Walks = readonly Route[]

/** Facts that a person brings about: a step back in the browser's history, and a panel of the site. */
const personsFacts: readonly string[] = ['address.changed', 'panel.opened', ...browserActs]
const byPerson = ({ type }: Case) => !type.includes('.') || personsFacts.includes(type)

export const walksOf = (name: FlowName): Walks =>
  walkAll(possible(name, walked[name])).flatMap(({ path, moments }) => {
    const route = path.steps.flatMap(({ event }, at) => {
      const taken = moments[at + 1]?.transitions ?? []
      const sources = taken.slice(0, 1).map((key) => key.split(' — ')[0] ?? '')
      return byPerson(event) && sources.length > 0 ? [{ event, sources }] : []
    })
    return route.map((_, at) => route.slice(at))
  })

/** Follows one path as long as the server answers as the path says; then goes on by another one from the same place. */
export class Walker {
  readonly #walks: Walks
  readonly #random: () => number
  #route: Route = []

  constructor(walks: Walks, random: () => number) {
    this.#walks = walks
    this.#random = random
  }

  /** The person's next step; null where no path lets a person act. @param isFilledIn its payload is not the path's, so the chart cannot be asked about it */
  next(now: AnyMachineSnapshot, isFilledIn: (type: string) => boolean): Case | null {
    const active = new Set(getStateNodes(now.machine.root, now.value).map(({ id }) => id))
    // The paths share their events; to ask the chart takes long.
    const asked = new Map<Case, boolean>()
    const can = (event: Case) => {
      const known = asked.get(event) ?? (isFilledIn(event.type) || now.can(event))
      asked.set(event, known)
      return known
    }
    const isPossible = ([first]: Route) =>
      first !== undefined && first.sources.every((id) => active.has(id)) && can(first.event)
    const route = isPossible(this.#route) ? this.#route : this.#another(isPossible)
    this.#route = route.slice(1)
    return route[0]?.event ?? null
  }

  /** Each thing that a person can do is as likely, whatever number of paths goes on from there. */
  #another(isPossible: (route: Route) => boolean): Route {
    const routes = Map.groupBy(this.#walks.filter(isPossible), ([first]) => first?.event.type)
    return oneOf(oneOf([...routes.values()], this.#random) ?? [], this.#random) ?? []
  }
}

export const oneOf = <Each>(list: readonly Each[], random: () => number): Each | undefined =>
  list[Math.floor(random() * list.length)]
