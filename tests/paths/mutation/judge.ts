import type { AnyStateMachine } from 'xstate'
import { pairs, type SitePair } from '#charts/flows/site/site.together.ts'
import { rulesOf } from '#charts/flows/site/site.together.invariants.ts'
import { faultsIn, judged, verdictOf, wrongWaits, type Verdict } from '#charts/invariants/judge.ts'
import { actorThatAnswers, type Oracle } from '#charts/invariants/invariant.ts'
import type { Flow } from 'statechart-paths'
import { walk, type Moment } from 'statechart-walk'
import { explore } from '#charts/together/explore.ts'
import { judgedStep } from '#charts/together/judge.ts'
import { groundOf } from '#charts/together/pair.ts'
import { isTouched, trialsOf, type Known } from './known.ts'
import type { Mutant } from './mutants.ts'

/** What the invariants find wrong with the broken machine, the cheapest look first; empty: it survives. */
export function faultsOfMutant(
  flow: Flow,
  oracle: Oracle,
  known: readonly Known[],
  mutant: Mutant,
): string[] {
  try {
    const broken: Flow = { ...flow, machine: mutant.make() }
    const looks = [
      () => wrongWaits(broken.machine, oracle),
      () => onKnownWalks(broken, oracle, known, mutant),
      () => togetherWith(broken.machine, mutant),
      () => onItsOwnWalks(broken, oracle, known, mutant),
    ]
    return looks.reduce<string[]>((faults, look) => (faults.length > 0 ? faults : look()), [])
  } catch (error) {
    return [`it breaks: ${String(error)}`]
  }
}

function onKnownWalks({ machine }: Flow, oracle: Oracle, known: readonly Known[], mutant: Mutant): string[] {
  for (const { start, events, isNew } of trialsOf(known, mutant)) {
    const moments = asFarAsTheyCome(walk(machine, start.input, events))
    if (isNew && moments.at(-1)?.transitions.length === 0) continue
    const { broken } = judged([{ path: { start, steps: [] }, moments }], oracle)
    if (broken.size > 0) return [...broken]
  }
  return []
}

/** Nobody answers who was not asked. */
function asFarAsTheyCome(moments: readonly Moment[]): Moment[] {
  const end = moments.findIndex(({ event }, at) => {
    const actor = event && actorThatAnswers(event)
    return actor !== null && !(actor in (moments[at - 1]?.state.children ?? {}))
  })
  return moments.slice(0, end === -1 ? undefined : end)
}

/** Walks anew each start that comes to the damage. */
function onItsOwnWalks(flow: Flow, oracle: Oracle, known: readonly Known[], mutant: Mutant): string[] {
  const verdicts: Verdict[] = []
  for (const each of known) {
    const verdict = isTouched(each, mutant) ? verdictOf(flow, each.start, oracle) : each.verdict
    if (verdict.broken.size > 0) return [...verdict.broken]
    verdicts.push(verdict)
  }
  return faultsIn(flow.machine, oracle, verdicts)
}

/** With the flows in whose region of the site it is broken. */
function togetherWith(machine: AnyStateMachine, { source }: Mutant): string[] {
  if (machine.id !== 'site') return []
  for (const pair of pairs.filter((each) => isIn(regionOf(each), source))) {
    const broken = { ...pair, flows: { ...pair.flows, machine } }
    const rules = rulesOf(broken)
    for (const { step } of explore(groundOf(broken))) {
      const faults = judgedStep(step, rules).broken
      if (faults.length > 0) return faults
    }
  }
  return []
}

/** Of flows that are no forms. */
const regions: Readonly<Record<string, string>> = {
  game: 'site.game',
  'game of the page': 'site.game page',
  movements: 'site.menus.movements panel',
  'live chat': 'site.chat',
}
const regionOf = ({ child }: SitePair) => regions[child] ?? `site.forms.${child}`
const isIn = (region: string, id: string) => id === region || id.startsWith(`${region}.`)
