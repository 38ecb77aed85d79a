import type { AnyStateMachine } from 'xstate'
import { pairs, type SitePair } from '#charts/flows/site/site.together.ts'
import { rulesOf } from '#charts/flows/site/site.together.invariants.ts'
import { faultsIn, judged, verdictOf, wrongWaits, type Verdict } from '#charts/invariants/judge.ts'
import type { Oracle } from '#charts/invariants/invariant.ts'
import type { Seen } from '#charts/paths/coverage.ts'
import type { Flow, Start } from '#charts/paths/flow.ts'
import type { Walked } from '#charts/paths/select.ts'
import { seenIn, walk, type Moment } from '#charts/paths/walk.ts'
import { explore } from '#charts/together/explore.ts'
import { brokenIn } from '#charts/together/judge.ts'
import { groundOf } from '#charts/together/pair.ts'
import type { Mutant } from './mutants.ts'

/** What the invariants say of the unbroken machine, and how it was walked; the shortest first. */
export interface Known {
  start: Start
  verdict: Verdict
  walks: readonly Passed[]
}

interface Passed extends Walked {
  seen: Seen
  /** Types of events that come on the way, from outside or from within. */
  heard: ReadonlySet<string>
}

export const knownOf = (flow: Flow, oracle: Oracle): Known[] =>
  flow.starts
    .map((start) => {
      const verdict = verdictOf(flow, start, oracle)
      const walks = verdict.walks.map(passed)
      return { start, verdict, walks: walks.sort((one, other) => stepsOf(one) - stepsOf(other)) }
    })
    .sort((one, other) => one.walks.length - other.walks.length)

const stepsOf = ({ moments }: Walked) => moments.length

function passed(walked: Walked): Passed {
  const seen = seenIn(walked.moments)
  const heard = walked.moments.flatMap(({ event }) => event?.type ?? [])
  return { ...walked, seen, heard: new Set([...heard, ...[...seen.transitions].map(eventIn)]) }
}

const eventIn = (key: string) => (key.split(' — ')[1] ?? '').replace(/( #\d+)? → [^→]*$/, '')

/** What the invariants find wrong with the broken machine, the cheapest first; empty: it survives. */
export function faultsOfMutant(
  flow: Flow,
  oracle: Oracle,
  known: readonly Known[],
  mutant: Mutant,
): string[] {
  try {
    const broken: Flow = { ...flow, machine: mutant.make() }
    for (const look of [
      () => wrongWaits(broken.machine, oracle),
      () => onKnownWalks(broken, oracle, known, mutant),
      () => togetherWith(broken.machine, mutant),
      () => onItsOwnWalks(broken, oracle, known, mutant),
    ]) {
      const faults = look()
      if (faults.length > 0) return faults
    }
    return []
  } catch (error) {
    return [`it breaks: ${String(error)}`]
  }
}

/** The events of the unbroken machine's walks, where they come to the damage. */
function onKnownWalks({ machine }: Flow, oracle: Oracle, known: readonly Known[], mutant: Mutant): string[] {
  const meeting = known.flatMap(({ walks }) => walks.filter((each) => isTouched(each, mutant)))
  for (const { path } of meeting.sort((one, other) => stepsOf(one) - stepsOf(other))) {
    const moments = walk(
      machine,
      path.start.input,
      path.steps.map(({ event }) => event),
    )
    const { broken } = judged([{ path, moments: asFarAsTheyCome(moments) }], oracle)
    if (broken.size > 0) return [...broken]
  }
  return []
}

/** Nobody answers who was not asked. */
function asFarAsTheyCome(moments: readonly Moment[]): Moment[] {
  const end = moments.findIndex(({ event }, at) => {
    const [, actor] = answer.exec(event?.type ?? '') ?? []
    return actor !== undefined && !(actor in (moments[at - 1]?.state.children ?? {}))
  })
  return moments.slice(0, end === -1 ? undefined : end)
}

const answer = /^xstate\.(?:done|error)\.actor\.(.+)$/

function onItsOwnWalks(flow: Flow, oracle: Oracle, known: readonly Known[], mutant: Mutant): string[] {
  const verdicts: Verdict[] = []
  for (const { start, verdict, walks } of known) {
    const now = couldTouch(start, walks, mutant) ? verdictOf(flow, start, oracle) : verdict
    if (now.broken.size > 0) return [...now.broken]
    verdicts.push(now)
  }
  return faultsIn(flow.machine, oracle, verdicts)
}

/** With the flows in whose region of the site it is broken. */
function togetherWith(machine: AnyStateMachine, { source }: Mutant): string[] {
  if (machine.id !== 'site') return []
  for (const pair of pairs.filter((each) => isIn(regionOf(each), source))) {
    const own = { ...pair, flows: { ...pair.flows, machine } }
    const faults = brokenIn(explore(groundOf(own)), rulesOf(own)).map(({ words }) => words)
    if (faults.length > 0) return faults
  }
  return []
}

const regions: Readonly<Record<string, string>> = {
  game: 'site.game',
  'game of the page': 'site.game page',
  movements: 'site.menus.movements panel',
  'live chat': 'site.chat',
}
const regionOf = ({ child }: SitePair) => regions[child] ?? `site.forms.${child}`
const isIn = (region: string, id: string) => id === region || id.startsWith(`${region}.`)

/** Whether a walk of the start shows the damage; otherwise it walks as before. */
const couldTouch = ({ events }: Start, walks: readonly Passed[], mutant: Mutant) =>
  walks.some((each) => isTouched(each, mutant)) ||
  (mutant.damage === 'unguarded' &&
    events.some(({ type }) => type === mutant.event) &&
    walks.some(({ seen }) => seen.states.has(mutant.source)))

/** Whether the walk comes to the damage. */
const isTouched = ({ seen, heard }: Passed, { damage, transition, source, event }: Mutant) =>
  damage === 'unguarded'
    ? seen.states.has(source) && (heard.has(event) || comesByItself.test(event))
    : seen.transitions.has(transition)

const comesByItself = /^$|^xstate\.(after|done\.state)\./
