import { basename, relative } from 'node:path'
import { createHash } from 'node:crypto'
import type { Requirement } from '#charts/requirements/requirement.ts'
import { requirements } from '#charts/requirements/requirements.ts'
import { flowsOf, isThrough } from '#charts/requirements/walked.ts'
import type { Language } from '#charts/words/said.ts'
import { titleOf } from '#charts/words/speak.ts'
import { writtenCases } from '#charts/written/case.ts'
import { chosenFor } from '#charts/written/written.ts'
import { idOf } from 'statechart-cases'
import { flowNames, type FlowName } from '#machines/flows.ts'
import { walkedPathOf } from '#tests/charts/walked.ts'
import { holders, type Holder } from '#tests/specification/holders.ts'
import { placeOf } from '#tests/specification/places.ts'
import { sentences } from '#tests/specification/sentences.ts'
import { usualLimit } from '../asked.ts'
import { rememberedByHand, type ByHand } from '../report/by-hand.ts'
import { remember, reportOf, type FlowReport, type Outcome } from '../report/gather.ts'
import { faredAsWritten, rememberedCases, type Followed } from '#tests/written/remembered.ts'

/** `not recorded`: the run of this test leaves no record. */
export type Result = Outcome | 'not recorded'

export interface Case {
  /** The same from run to run. */
  id: string
  title: string
  kind: 'path' | 'test'
  result: Result
}

export interface Traced {
  requirement: string
  section: string
  sentence: string
  /** 'Login: filling in'. */
  states: string[]
  cases: Case[]
}

type PathCase = Case & { isOf: (requirement: Requirement) => boolean }

/** Every requirement of all nine sections, with what tests it and how that went last. */
export function tracedAll(language: Language): Traced[] {
  const [left, followed] = [remember([]), rememberedCases()]
  const paths = new Map(flowNames.map((flow) => [flow, casesOf(reportOf(flow, left), followed, language)]))
  const byHand = rememberedByHand()
  const held = holders()
  const through = (requirement: Requirement) =>
    flowsOf(requirement.states).flatMap((flow) =>
      (paths.get(flow) ?? []).filter(({ isOf }) => isOf(requirement)),
    )
  const charted = requirements.map((each) => ({
    requirement: each.number,
    section: each.number.slice(0, 1),
    sentence: each.says[language],
    states: statesSaid(each.states, language),
    cases: [
      ...through(each),
      ...(each.beside ? [testCase({ file: each.beside.heldBy, title: '' }, byHand)] : []),
    ],
  }))
  const seen = Object.entries(sentences).map(([name, sentence]) => {
    const { section, states } = placeOf(name)
    return {
      requirement: name,
      section,
      sentence,
      states: statesSaid(states, language),
      cases: (held.get(name) ?? []).flatMap((holder) => heldCases(holder, paths, byHand)),
    }
  })
  return [...charted, ...seen]
    .map((each) => ({
      ...each,
      cases: each.cases.map(({ id, title, kind, result }) => ({ id, title, kind, result })),
    }))
    .toSorted((one, other) => Number(one.section) - Number(other.section))
}

/** Those that `npm run paths` writes, with the titles that they have there, and then those that only a replay plays. */
function casesOf(
  { name: flow, cases: played }: FlowReport,
  followed: Followed,
  language: Language,
): PathCase[] {
  const written = chosenFor(flow, { kind: 'transitions', limit: usualLimit }).paths
  const outcomes = new Map(played.map(({ walked, outcome }) => [idOf(flow, walked), outcome]))
  const found = [written, played.map(({ walked }) => walked)].flatMap((paths) => {
    const titled = writtenCases(flow, paths, language)
    return paths.map((walked, at): PathCase => {
      const id = idOf(flow, walked)
      const path = walkedPathOf(flow, walked)
      return {
        id,
        title: titled[at]?.title ?? '',
        kind: 'path',
        result: resultOf(outcomes.get(id), faredAsWritten(id, followed)),
        isOf: (requirement) => isThrough(requirement, flow, path),
      }
    })
  })
  return [...new Map(found.toReversed().map((each) => [each.id, each])).values()].toReversed()
}

/** Of the replay and of the case as it is written; a failure counts more. */
export function resultOf(replayed: Outcome | undefined, asWritten: 'passed' | 'failed' | null): Outcome {
  if (asWritten === 'failed' || replayed === undefined || replayed === 'not replayed')
    return asWritten ?? 'not replayed'
  return replayed
}

/** A replay stands for the paths of its flow. */
function heldCases(holder: Holder, paths: ReadonlyMap<FlowName, Case[]>, byHand: readonly ByHand[]): Case[] {
  const flow = holder.file.endsWith('.replay.ts') && flowNames.find((name) => name === holder.title)
  return flow ? (paths.get(flow) ?? []) : [testCase(holder, byHand)]
}

export function testCase({ file, title }: Holder, byHand: readonly Pick<ByHand, 'title' | 'passed'>[]): Case {
  const begins = `${relative('tests', file)} › `
  const runs = byHand.filter((run) => run.title.startsWith(begins) && run.title.endsWith(title))
  const print = createHash('sha256').update(`${file}\n${title}`).digest('hex').slice(0, 8)
  return {
    id: `${basename(file).replace(/\..*$/, '')}-${print}`,
    title: title === '' ? file : `${file}: ${title}`,
    kind: 'test',
    result: runs.length === 0 ? 'not recorded' : runs.every(({ passed }) => passed) ? 'passed' : 'failed',
  }
}

const statesSaid = (states: Requirement['states'], language: Language): string[] =>
  flowsOf(states).flatMap((flow) =>
    (states[flow] ?? []).map((path) => `${titleOf(flow, language)}: ${path || '*'}`),
  )
