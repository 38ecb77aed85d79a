import type { AnyActorRef, InspectionEvent } from 'xstate'
import { keyOf } from 'statechart-graph'
import { movesOf } from '#charts/moves.ts'
import { isBusy, isOnChart } from './chart.ts'
import type { Figures } from './figures.ts'
import { isOfPage } from './page.ts'

interface Heard {
  figures: Figures
  /** The flow that is walked. */
  flow: () => AnyActorRef | undefined
  takes: (event: { type: string }) => void
  moved: (transition: string) => void
  complain: (what: string) => void
}

const answer = / — xstate\.(?:done|error)\.actor\./

/** Notes each transition of the player's flows: when an actor has answered, and when the flow has arrived after a person's step. */
export class Watch {
  readonly #heard: Heard
  readonly #begun = new Map<string, number>()
  #leaving: [transition: string, since: number][] = []

  constructor(heard: Heard) {
    this.#heard = heard
  }

  sees(moved: InspectionEvent): void {
    const { figures, flow, takes, moved: notes, complain } = this.#heard
    const { actorRef } = moved
    if (moved.type === '@xstate.event' && moved.event.type === 'xstate.init' && 'id' in actorRef)
      this.#begun.set(`${moved.sourceRef?.sessionId} ${String(actorRef.id)}`, performance.now())
    const isFlow = actorRef === flow()
    if (moved.type === '@xstate.event' && isFlow) takes(moved.event)
    if (moved.type === '@xstate.snapshot') this.#arrives()
    if (moved.type !== '@xstate.microstep') return
    for (const key of movesOf(moved, keyOf).transitions) {
      if (isOfPage(key)) continue
      if (!isOnChart(key)) complain(`took a transition that is on no chart: ${key}`)
      figures.transition(key)
      const actor = `${actorRef.sessionId} ${moved.event['actorId']}`
      const begun = this.#begun.get(actor)
      if (answer.test(key) && begun !== undefined) {
        figures.took(key, performance.now() - begun)
        this.#begun.delete(actor)
      } else if (isFlow && !moved.event.type.includes('.')) this.#leaving.push([key, performance.now()])
      notes(key)
    }
  }

  #arrives(): void {
    const flow = this.#leaving.length > 0 ? this.#heard.flow() : undefined
    if (flow === undefined || isBusy(flow.getSnapshot())) return
    for (const [key, since] of this.#leaving) this.#heard.figures.took(key, performance.now() - since)
    this.#leaving = []
  }
}
