import { describe, expect, it } from 'vitest'
import { flowNames } from '#machines/flows.ts'
import type { Said } from '#charts/words/said.ts'
import { browserCases } from '../flows/driver/cases.ts'
import { limits } from '#charts/flows/limits.ts'
import { coverageOf, together, seenIn } from 'statechart-coverage'
import { walked } from '#charts/flows/flows.ts'
import { graphOf } from 'statechart-graph'
import { notForABrowser } from '#charts/flows/possible.ts'
import { walkAll } from 'statechart-paths'

describe.each(flowNames)('%s', (name) => {
  const flow = walked[name]
  const all = walkAll(flow)

  it('Scenario: the machine that runs is at every step where the model says', () => {
    const here = all.map(({ moments }) =>
      moments.slice(1).map(({ state }) => [state.status, state.value, flow.project(state)]),
    )
    const there = all.map(({ path }) =>
      path.steps.map(({ state }) => [state.status, state.value, flow.project(state)]),
    )
    expect(here).toEqual(there)
  })
})

const cannot = Object.fromEntries(flowNames.map((name) => [name, notForABrowser(name)]))

it('Scenario: what nobody can do in a browser is as written down', async () => {
  const told = Object.values(cannot).flatMap(Object.entries<Said>)
  const lines = told.map(([key, { en }]) => `${key} (${en})\n`)
  await expect(lines.join('')).toMatchFileSnapshot('told/not-for-a-browser.txt')
})

describe.each(flowNames)('the browser cases of %s', (name) => {
  const { machine } = walked[name]
  const apart = new Set(Object.keys(cannot[name] ?? {}))

  it('Scenario: whatever is said to be impossible is still an event of the machine', () => {
    const events = new Set(graphOf(machine).transitions.map(({ event }) => event))
    expect(Object.keys(limits[name]?.impossible ?? {}).filter((event) => !events.has(event))).toEqual([])
  })

  it('Scenario: together they take every transition that a browser can take', () => {
    const seen = together(browserCases(name).map(({ moments }) => seenIn(moments)))
    const { states, transitions } = coverageOf(machine, seen, apart)
    expect({ states: states.missing, transitions: transitions.missing }).toEqual({
      states: [],
      transitions: [],
    })
  })
})
