import { setTimeout as delay } from 'node:timers/promises'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { walked } from '#charts/flows/flows.ts'
import { oracles } from '#charts/flows/oracles.ts'
import { graphOf } from 'statechart-graph'
import { everyFlow } from '#charts/invariants/every.ts'
import { stepsOf } from '#charts/invariants/invariant.ts'
import { wordsOf } from 'statechart-paths'
import { walk } from 'statechart-walk'
import { flows, type FlowName } from '#machines/flows.ts'

const machines: AnyStateMachine[] = Object.values(flows).map(({ machine }) => machine)
const graphs = machines.map((machine) => graphOf(machine))
const transitions = new Set(graphs.flatMap((graph) => graph.transitions.map(({ key }) => key)))
/** By machine: actors that answer a question. */
const answering = new Map(
  graphs.map((graph) => [
    graph.id,
    new Set(graph.transitions.filter(({ cause }) => cause === 'done').map(({ label }) => label)),
  ]),
)

export const isOnChart = (transition: string) => transitions.has(transition)

/** @param taken transitions of all flows that the players ran */
export function idleFaults(flow: FlowName, taken: readonly string[]): string[] {
  const own = new Set(graphOf(flows[flow].machine).transitions.map(({ key }) => key))
  return taken.some((key) => own.has(key)) ? [] : [`Nobody walked: no transition of ${flow} was taken.`]
}

/** Whether the flow, or one that it runs, waits for an answer. */
export function isBusy({ machine, children, status }: AnyMachineSnapshot): boolean {
  if (status !== 'active') return false
  const running: [string, AnyActorRef | undefined][] = Object.entries(children)
  return running.some(([id, child]) => {
    const now: Partial<AnyMachineSnapshot> | undefined = child?.getSnapshot()
    if (now?.status !== 'active') return false
    return isOfMachine(now) ? isBusy(now) : Boolean(answering.get(machine.id)?.has(id))
  })
}

const isOfMachine = (now: Partial<AnyMachineSnapshot>): now is AnyMachineSnapshot => 'machine' in now

/** Milliseconds: longer than the site's client waits for an answer. */
export const longestAnswer = 40_000
/** Longer than the last wait of `realtime`, and a slow connection after it. */
export const longestReconnect = 90_000
const lookEvery = 50

export const isActive = (flow: AnyActorRef) => flow.getSnapshot().status === 'active'

/** Also what the flow runs: its answers are no news of the flow's own. False if an answer is awaited too long. */
export async function rests(flow: AnyActorRef): Promise<boolean> {
  const until = performance.now() + longestAnswer
  while (isBusy(flow.getSnapshot()) && performance.now() < until) await delay(lookEvery)
  return !isBusy(flow.getSnapshot())
}

/** With its connection, or where the chart tries no more. */
export const isSettled = (now: AnyMachineSnapshot) =>
  !now.matches('waiting to reconnect') && !now.matches({ 'holding the connection': 'connecting' })

/** Characters of an event in a walk that is printed. */
const longest = 160

/** What a player's flow was told, to ask its chart where that leads. */
export class Recorder {
  #start = ''
  #input: unknown
  #events: AnyEventObject[] = []

  begin(start: string, input: unknown): void {
    this.#start = start
    this.#input = input
    this.#events = []
  }

  takes(event: AnyEventObject): void {
    if (event.type !== 'xstate.init' && event.type !== 'xstate.stop') this.#events.push(event)
  }

  walk(): string[] {
    return [this.#start, ...this.#events.map((event) => wordsOf(event).slice(0, longest))]
  }

  /** Where the player is, beside where the chart leads by the same events; and what every flow must keep to. */
  faults(name: FlowName, now: AnyMachineSnapshot): string[] {
    const { machine, starts } = walked[name]
    const moments = walk(machine, this.#input, this.#events)
    const said = told(moments.at(-1)?.state)
    const faults = told(now) === said ? [] : [`is at ${told(now)}, and the chart says ${said}`]
    const start = starts.find((each) => each.name === this.#start)
    if (!start) return [...faults, `began with "${this.#start}", which the flow's world does not have`]
    const steps = stepsOf([{ path: { start, steps: [] }, moments }])
    const broken = Object.entries(everyFlow(oracles[name])).filter(([, holds]) => !steps.every(holds))
    return [...faults, ...broken.map(([words]) => `broke "${words}"`)]
  }
}

const told = (now: AnyMachineSnapshot | undefined) =>
  now === undefined ? 'nowhere' : JSON.stringify([now.status, now.value, now.context])
