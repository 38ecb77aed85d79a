import { walked } from '#charts/flows/flows.ts'
import { possible } from '#charts/flows/possible.ts'
import { graphOf } from 'statechart-graph'
import { chosenPaths, walkAll, type Walked, pathsAlong } from 'statechart-paths'
import { flows, type FlowName } from '#machines/flows.ts'
import type { ActorWalk } from './read.ts'

export interface FlowFigures {
  /** Walks of its actors, all page loads together. */
  walks: number
  /** By transition key, the part of the walks that took it, 0 to 1; the most frequent first. */
  shares: [key: string, share: number][]
  never: string[]
  /** By state id, the part of the walks that ended there. */
  ends: [state: string, share: number][]
  top: (ActorWalk & { case: Walked | null })[]
  /** That no generated case contains, the most frequent first. */
  untested: ActorWalk[]
}

const mostTop = 10

export function figuresOf(flow: FlowName, all: readonly ActorWalk[]): FlowFigures {
  const { transitions } = graphOf(flows[flow].machine)
  const walks = all.reduce((sum, { loads }) => sum + loads, 0)
  const shareOf = (is: (walk: ActorWalk) => boolean) =>
    all.filter(is).reduce((sum, { loads }) => sum + loads, 0) / walks
  const byShare = (keys: readonly string[], is: (walk: ActorWalk, key: string) => boolean) =>
    keys
      .map((key): [string, number] => [key, shareOf((walk) => is(walk, key))])
      .filter(([, share]) => share > 0)
      .toSorted(([, one], [, other]) => other - one)
  const endOf = ({ keys }: ActorWalk) => {
    const last = transitions.find(({ key }) => key === keys.at(-1))
    return last?.targets.join(', ') || last?.source
  }
  const shares = byShare(
    transitions.map(({ key }) => key),
    ({ keys }, key) => keys.includes(key),
  )
  const taken = new Set(shares.map(([key]) => key))
  const world = possible(flow)
  const own = walkAll(world)
  const tested = (['transitions', 'pairs'] as const)
    .flatMap((kind) => chosenPaths(world, { kind, limit: Infinity }, own).paths)
    .map(({ moments }) => line(moments.flatMap((moment) => moment.transitions)))
  const top = all.slice(0, mostTop)
  const cases = pathsAlong(
    walked[flow],
    walkAll(walked[flow]),
    top.map(({ keys }) => keys),
  )
  return {
    walks,
    shares,
    never: transitions.map(({ key }) => key).filter((key) => !taken.has(key)),
    ends: byShare([...new Set(all.flatMap((walk) => endOf(walk) ?? []))], (walk, id) => endOf(walk) === id),
    top: top.map((walk, at) => ({ ...walk, case: cases[at] ?? null })),
    untested: all.filter(({ keys }) => !tested.some((each) => each.includes(line(keys)))),
  }
}

const line = (keys: readonly string[]) => `\n${keys.join('\n')}\n`
