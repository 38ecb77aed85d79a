import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { requirementsPage } from '#charts/exports/requirements-page.ts'
import { viewsOf, machineFile } from '#charts/exports/pages.ts'
import { graphOf } from 'statechart-graph'
import { requirements, requirementsOf } from '#charts/requirements/requirements.ts'
import { sectionOf, unknownPlaces } from '#charts/requirements/sections.ts'
import { flowsOf, isFulfilled, pathsThrough } from '#charts/requirements/walked.ts'
import { calls } from '#contract/index.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { nothingWalked, walkedPaths } from './walked.ts'

const names = Object.keys(flows) as FlowName[]
const isThere = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url))
const walked = walkedPaths()

/** Section 7 does not have those that are ours. */
const asked = Object.values(calls)
  .filter((call) => !('beyond' in call))
  .map(({ path }) => path)

const counted = (section: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`)
const red = (text: string) => [...text.matchAll(/^\|.*🔴/gm)].length
const numbersOf = (flow: FlowName, path: string) => requirementsOf(flow, path).map(({ number }) => number)

describe('the requirements', () => {
  it('Scenario: they are numbered one after the other', () => {
    const numbers = requirements.map(({ number }) => number)
    const counts = { 1: 5, 3: 17, 4: 54, 5: 9, 6: 3, 7: asked.length + 1, 8: 9 }
    expect(numbers).toEqual(
      Object.entries(counts).flatMap(([section, count]) => counted(Number(section), count)),
    )
  })

  it('Scenario: every state and every event that they name is there', () => {
    const faults = requirements.flatMap(({ number, states, when = {} }) => [
      ...flowsOf(states).flatMap((flow) => {
        const { states: known } = graphOf(flows[flow].machine)
        const paths = (states[flow] ?? []).filter((path) => !known.some((state) => state.path === path))
        return paths.map((path) => `${number}: ${flow} has no state "${path}"`)
      }),
      ...flowsOf(when).flatMap((flow) => {
        const { transitions } = graphOf(flows[flow].machine)
        const events = (when[flow] ?? []).filter((event) => !transitions.some((each) => each.event === event))
        const stray = states[flow] ? [] : [`${number}: ${flow} names events and no state`]
        return [...stray, ...events.map((event) => `${number}: ${flow} knows no "${event}"`)]
      }),
    ])
    expect(faults).toEqual([])
  })

  it('Scenario: a path walks through each state that they name', () => {
    const faults = requirements.flatMap(({ number, states }) =>
      flowsOf(states).flatMap((flow) => {
        const seen = walked[flow].map((path) => path.states)
        const missing = (states[flow] ?? []).filter((path) => !seen.some((paths) => paths.has(path)))
        return missing.map((path) => `${number}: no path of ${flow} is in "${path}"`)
      }),
    )
    expect(faults).toEqual([])
  })

  it('Scenario: each is fulfilled, or says why it is not', () => {
    const open = requirements.filter((each) => !isFulfilled(each, walked) && each.missing === undefined)
    expect(open.map(({ number }) => number)).toEqual([])
    const solved = requirements.filter((each) => isFulfilled(each, walked) && each.missing !== undefined)
    expect(solved.map(({ number }) => number)).toEqual([])
  })

  it('Scenario: each whose states are named is walked through as it wants', () => {
    const charted = requirements.filter(({ states }) => flowsOf(states).length > 0)
    expect(charted.filter((each) => pathsThrough(each, walked) === 0).map(({ number }) => number)).toEqual([])
  })

  it('Scenario: what fulfils them beside the charts is there, and so is its test', () => {
    const files = requirements.flatMap(({ beside }) => (beside ? [beside.by, beside.heldBy] : []))
    expect(files.filter((path) => !isThere(path))).toEqual([])
  })

  it('Scenario: one that nothing fulfils is red on the page', () => {
    expect(red(requirementsPage(walked))).toBe(0)
    const besides = requirements.filter(({ beside }) => beside !== undefined).length
    expect(red(requirementsPage(nothingWalked))).toBe(requirements.length - besides)
  })

  it('Scenario: a state knows what it fulfils, and what the state around it fulfils', () => {
    expect(numbersOf('recovery', 'done')).toEqual(['1.1', '4.20', '8.3'])
    expect(numbersOf('phone verification', 'asking for the code.resend.offered')).toEqual([
      '4.9',
      '4.14',
      '4.17',
    ])
    expect(numbersOf('late part', 'fetching')).toEqual([])
  })
})

describe.each(names)('the states of %s', (name) => {
  const { machine } = flows[name]

  it('Scenario: their sections are places of the specification', () => {
    const sections = graphOf(machine).states.flatMap(({ section }) => section ?? [])
    expect(sections.flatMap((section) => unknownPlaces(section, asked))).toEqual([])
  })

  it('Scenario: each has a section, or is beyond the specification', () => {
    const graph = graphOf(machine)
    const without = graph.states.filter((state) => state.parent !== null && sectionOf(graph, state) === null)
    expect(without.map(({ path }) => path)).toEqual([])
  })

  it('Scenario: their chart and their views are where the pages say', () => {
    expect([machineFile(name), viewsOf(name)].filter((path) => !isThere(path))).toEqual([])
  })
})

describe('the sections', () => {
  it('Scenario: a place that the specification does not have is found', () => {
    expect(unknownPlaces('2 Login dialog, 7 auth/login', ['auth/login'])).toEqual([])
    expect(unknownPlaces('beyond', [])).toEqual([])
    expect(unknownPlaces('2 Log-in dialog, 7 auth/signin', ['auth/login'])).toEqual([
      '2 Log-in dialog',
      '7 auth/signin',
    ])
  })
})
