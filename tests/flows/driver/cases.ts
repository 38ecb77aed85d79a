import type { FlowName } from '#machines/flows.ts'
import { seenIn, together } from 'statechart-coverage'
import { everyEventIn, richest, toursOf, walkAll, wordsOf, type Flow, type Walked } from 'statechart-paths'
import { limits } from '#charts/flows/limits.ts'
import { possible } from '#charts/flows/possible.ts'

const stepsOf = ({ path }: Walked) => path.steps.length

/** Few of these paths that together take every transition and rest in every state. */
function fewest(all: readonly Walked[]): Walked[] {
  const chosen = richest(all, ({ moments }) => seenIn(moments).transitions, stepsOf)
  const { states } = together(chosen.map(({ moments }) => seenIn(moments)))
  return [...chosen, ...richest(all, ({ moments }) => seenIn(moments).states.difference(states), stepsOf)]
}

/** Few cases that take every transition that a browser can take. */
export function browserCases(name: FlowName): Walked[] {
  const limit = limits[name] ?? {}
  const flow = possible(name)
  const casesOf = limit.long ? toursOf : (some: Flow) => fewest(walkAll(some))
  const few = limit.each
    ? flow.starts.flatMap((start) => casesOf({ ...flow, starts: [start] }))
    : casesOf(flow)
  return limit.everyEventIn ? [...few, ...everyEventIn(flow, limit.everyEventIn, answers)] : few
}

const answers = /\.answered$/

export const caseName = ({ path }: Walked) =>
  [`As ${path.start.name}`, ...path.steps.map(({ event }) => wordsOf(event))].join(' → ')
