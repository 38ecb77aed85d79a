import { useMemo, useState } from 'react'
import { walked } from '../flows/flows.ts'
import { graphFor } from './drawings.ts'
import { followed } from './regions.ts'
import type { Place } from './address.ts'
import { offersIn, type Offer, type Start, walk, type Moment } from 'statechart-walk'
import type { Happening } from '../words/steps.ts'
import { turnTo } from './use-address.ts'

export interface Walk {
  start: Start
  starts: readonly Start[]
  moments: readonly Moment[]
  offers: readonly Offer[]
  /** How many events can be redone. */
  ahead: number
  /** The address names an unknown start. */
  isLost: boolean
  send: (event: Happening) => void
  /** To the moment after this many events. */
  turn: (to: number) => void
  beginAs: (start: string) => void
}

const nobody: Start = { name: '', events: [] }

/** Runs the machine on the events of the address. Undone events can be redone until another event is sent. */
export function useWalk(place: Place, starts: readonly Start[]): Walk {
  const { flow, events } = place
  const graph = graphFor(flow)
  const named = starts.find(({ name }) => name === place.start)
  const start = named ?? starts[0] ?? nobody
  const [furthest, setFurthest] = useState<readonly Happening[]>(events)
  if (!begins(furthest, events)) setFurthest(events)
  const moments = useMemo(() => walk(walked[flow].machine, start.input, events), [flow, start, events])
  const last = moments.at(-1)
  const begin = (name: string, happened: readonly Happening[]) => {
    const { input } = starts.find((each) => each.name === name) ?? nobody
    const end = walk(walked[flow].machine, input, happened).at(-1)
    const region = followed(graph, place.region, end)
    turnTo({ flow, start: name, events: happened, ...(region !== undefined && { region }) })
  }
  return {
    start,
    starts,
    moments,
    offers: useMemo(() => (last ? offersIn(last.state, start, starts) : []), [last, start, starts]),
    ahead: begins(furthest, events) ? furthest.length - events.length : 0,
    isLost: place.start !== null && !named,
    send: (event) => begin(start.name, [...events, event]),
    turn: (to) => begin(start.name, furthest.slice(0, to)),
    beginAs: (name) => begin(name, []),
  }
}

function begins(longer: readonly Happening[], shorter: readonly Happening[]): boolean {
  return (
    shorter.length <= longer.length &&
    JSON.stringify(longer.slice(0, shorter.length)) === JSON.stringify(shorter)
  )
}
